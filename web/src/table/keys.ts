/** The key that was meant for the table, if it was: not while writing, not in a dialog, not with Ctrl. */
export function keyOf(event: KeyboardEvent): string | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  if (document.querySelector('dialog[open]')) return null;
  const target = event.target instanceof HTMLElement ? event.target : null;
  if (target?.closest('input, textarea, select, [contenteditable]')) return null;
  // Enter on a control is that control's own.
  if (event.key === 'Enter' && target?.closest('button, a, [role="button"], [role="slider"]')) return null;
  return event.key.length === 1 ? event.key.toLowerCase() : event.key;
}
