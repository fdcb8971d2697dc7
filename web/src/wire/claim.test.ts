import { afterEach, describe, expect, it, vi } from 'vitest';
import { claimFromAddress, handLink, linkTo, tokenIn } from './claim';
import { go } from '../lib/route.svelte';

function answer(status: number, body: unknown) {
  const fetched = vi.fn(async () => new Response(JSON.stringify(body), { status }));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

afterEach(() => {
  vi.unstubAllGlobals();
  go('/', 'replace');
});

describe('the token in a link', () => {
  it('is found for a seat, an invitation and the host', () => {
    expect(tokenIn('seat=abc')).toBe('abc');
    expect(tokenIn('invite=abc')).toBe('abc');
    expect(tokenIn('host=abc')).toBe('abc');
    expect(tokenIn('chapter')).toBeNull();
  });

  it('stands behind the #', () => {
    expect(new URL(linkTo('T1', 'seat', 'abc')).hash).toBe('#seat=abc');
    expect(new URL(linkTo('T1', 'seat', 'abc')).search).toBe('');
    expect(handLink(linkTo('T1', 'seat', 'abc'))).toMatch(/\/t\/T1\?hand=1#seat=abc$/);
  });
});

describe('claiming', () => {
  it('does nothing without a link', async () => {
    go('/t/T1', 'replace');
    expect(await claimFromAddress('T1')).toEqual({ kind: 'nothing' });
  });

  it('gives the seat and removes the token from the address', async () => {
    const fetched = answer(200, { seat: 0, host: false });
    go('/t/T1#seat=abc', 'replace');
    expect(await claimFromAddress('T1')).toEqual({ kind: 'seat', seat: 0 });
    expect(fetched).toHaveBeenCalledWith(
      expect.stringContaining('/api/tables/T1/claim'),
      expect.objectContaining({ body: '{"token":"abc"}' }),
    );
    expect(location.hash).toBe('');
  });

  it('gives the right to any free seat, or the rights of the host', async () => {
    answer(200, { seat: null, host: false, invited: true });
    go('/t/T1#invite=abc', 'replace');
    expect(await claimFromAddress('T1')).toEqual({ kind: 'invited' });
    answer(200, { seat: null, host: true, invited: true });
    go('/t/T1#host=abc', 'replace');
    expect(await claimFromAddress('T1')).toEqual({ kind: 'host' });
  });

  it('tells that a link is worthless, and forgets it', async () => {
    answer(403, { error: { code: 'wrong-token', text: 'This link is not valid.' } });
    go('/t/T1#seat=abc', 'replace');
    expect(await claimFromAddress('T1')).toMatchObject({ kind: 'refused', problem: { code: 'wrong-token' } });
    expect(location.hash).toBe('');
  });

  it('keeps the link when the server cannot answer', async () => {
    answer(503, { error: { code: 'closing', text: 'Back in a moment.' } });
    go('/t/T1#seat=abc', 'replace');
    expect(await claimFromAddress('T1')).toMatchObject({ kind: 'unreachable' });
    expect(location.hash).toBe('#seat=abc');
  });
});
