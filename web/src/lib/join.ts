/** Parses what was typed or pasted in order to join: a link, a code, or something else. */

export type Destination =
  { kind: 'here'; path: string } | { kind: 'elsewhere'; url: string } | { kind: 'unclear' };

export function destination(typed: string, origin: string): Destination {
  const text = typed.trim();
  if (/^[\w-]{6,64}$/.test(text)) return { kind: 'here', path: `/t/${text}` };
  const url = urlIn(text, origin);
  if (!url || !/^\/t\/[\w-]+/.test(url.pathname)) return { kind: 'unclear' };
  if (url.origin !== origin) return { kind: 'elsewhere', url: url.href };
  return { kind: 'here', path: url.pathname + url.search + url.hash };
}

/** The scheme is often left out: `games.example/t/…` is a link too. */
function urlIn(text: string, origin: string): URL | null {
  const whole = /^https?:\/\//i.test(text) ? text : text.startsWith('/') ? origin + text : `http://${text}`;
  const url = URL.parse(whole);
  if (url && url.host === new URL(origin).host)
    return URL.parse(url.pathname + url.search + url.hash, origin);
  return url;
}
