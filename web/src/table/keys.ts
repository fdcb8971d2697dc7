/** The key of a shortcut of the table; null while typing, in a dialog, or with Ctrl. */
export function keyOf(event: KeyboardEvent): string | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  if (document.querySelector('dialog[open]')) return null;
  const target = event.target instanceof HTMLElement ? event.target : null;
  if (target?.closest('input, textarea, select, [contenteditable]')) return null;
  // Enter on a control activates that control.
  if (event.key === 'Enter' && target?.closest('button, a, [role="button"], [role="slider"]')) return null;
  return event.key.length === 1 ? event.key.toLowerCase() : event.key;
}
