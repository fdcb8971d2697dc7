/** Client-side routing: the path of the address, followed without loading the page again. */

let path = $state(location.pathname);
let search = $state.raw(new URLSearchParams(location.search));
let fragment = $state(location.hash.slice(1));

export const route = {
  get path(): string {
    return path;
  },
  get search(): URLSearchParams {
    return search;
  },
  /** The part after `#`: seat tokens arrive here, because browsers do not send it to a server. */
  get fragment(): string {
    return fragment;
  },
};

/** Goes to another page of the application. */
export function go(to: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(null, '', to);
  else history.replaceState(null, '', to);
  follow();
  if (how === 'replace') return;
  if (fragment === '') scrollTo(0, 0);
  else document.getElementById(fragment)?.scrollIntoView();
}

/** Follows links and the back button; call once. */
export function followLinks(): void {
  addEventListener('popstate', follow);
  addEventListener('hashchange', follow);
  document.addEventListener('click', (event) => {
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const elsewhere = link.origin !== location.origin || link.target !== '' || link.hasAttribute('download');
    if (elsewhere || link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    go(link.href);
  });
}

/** The parts of a path that fit a pattern such as `/t/:table`, or null. */
export function match(pattern: string, at: string): Record<string, string> | null {
  const wanted = pattern.split('/');
  const found = at.replace(/\/$/, '').split('/');
  if (wanted.length !== found.length) return null;
  const parts: Record<string, string> = {};
  for (const [place, word] of wanted.entries()) {
    const part = found[place] ?? '';
    if (word.startsWith(':')) parts[word.slice(1)] = decodeURIComponent(part);
    else if (word !== part) return null;
  }
  return parts;
}

function follow(): void {
  path = location.pathname;
  search = new URLSearchParams(location.search);
  fragment = location.hash.slice(1);
}
