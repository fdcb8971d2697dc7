import { afterEach, expect, it, vi } from 'vitest';
import { againstBots, makeTable } from './newtable';
import { go } from '../lib/route.svelte';

afterEach(() => {
  vi.unstubAllGlobals();
  go('/', 'replace');
});

it('asks for the same table with the same key until it is there, and for another one with another', async () => {
  const keys: string[] = [];
  let reachable = false;
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    if (new URL(address, location.origin).pathname !== '/api/tables') return new Response('{}');
    keys.push((JSON.parse(body) as { key: string }).key);
    if (!reachable) throw new TypeError('the network is gone');
    return new Response(JSON.stringify({ table: 'T1', host_token: 'h', invite_token: 'i', links: [] }), {
      status: 201,
    });
  });
  const [nim, armada] = [againstBots('nim', 1), againstBots('armada', 1)];
  await expect(makeTable(nim)).rejects.toThrow();
  reachable = true;
  await makeTable(nim);
  expect(location.pathname).toBe('/t/T1');
  await makeTable(nim);
  await makeTable(armada);
  const [lost, again, second, other] = keys;
  expect(lost).toMatch(/^[0-9a-f]{24}$/);
  expect(again).toBe(lost);
  expect(new Set([again, second, other]).size).toBe(3);
});
