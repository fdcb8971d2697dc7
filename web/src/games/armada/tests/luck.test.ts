import { expect, test } from 'vitest';
import type { LogLine } from '../../../wire/types';
import { luck } from '../luck';
import { sample } from './sample';

const line = (event: unknown) => ({ step: 1, event, phrase: { text: '', pieces: [] } }) as unknown as LogLine;

test('luck counts the rolls of a seat against their mean', () => {
  const log = [
    line({ exploring: { colour: 'azure', territory: 'x' } }),
    line({ gold_rolled: { territory: 'x', gold: 3 } }),
    line({ natives_rolled: { territory: 'x', natives: 0 } }),
    line({ explored: { colour: 'azure', territory: 'x', gold: 3, natives: 0 } }),
    line({ combat_rolled: { colour: 'purple', result: { firing: 0, exploding: 2 } } }),
  ];
  const azure = luck(log, sample(), 0);
  expect(azure.rolls).toBe(2);
  expect(azure.deviation).toBeGreaterThan(2);
  const purple = luck(log, sample(), 1);
  expect(purple).toMatchObject({ rolls: 1 });
  expect(purple.deviation).toBeLessThan(-1);
  expect(luck(log, sample(), 2)).toEqual({ rolls: 0, deviation: 0 });
});
