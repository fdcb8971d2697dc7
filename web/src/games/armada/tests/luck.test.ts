import { readFileSync } from 'node:fs';
import { parse } from 'smol-toml';
import { expect, test } from 'vitest';
import type { LogLine } from '../../../wire/types';
import { FACES, luck } from '../luck';
import { sample } from './sample';

const line = (event: unknown) => ({ step: 1, event, phrase: { text: '', pieces: [] } }) as unknown as LogLine;

test('the dice are those of the rules', () => {
  type Faces = Record<string, number>[];
  const data = parse(readFileSync('../rules/armada/components.toml', 'utf8')) as unknown as {
    die: { id: string; faces: Faces }[];
  };
  const faces = (id: string) => data.die.find((die) => die.id === id)!.faces;
  expect(faces('gold_die').map(({ gold = 0 }) => gold)).toEqual(FACES.gold);
  expect(faces('native_die').map(({ natives = 0 }) => (natives === 0 ? 0 : -natives))).toEqual(FACES.natives);
  expect(faces('combat_die').map(({ firing = 0, exploding = 0 }) => firing - exploding)).toEqual(
    FACES.combat,
  );
});

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
