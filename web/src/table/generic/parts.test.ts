import { expect, test } from 'vitest';
import { partsOf } from './parts';

test('a line is a name and what is said about it', () => {
  const { name, rest } = partsOf('Gullport (azure, city): 5 bands, 12 ingots.');
  expect(name).toBe('Gullport (azure, city)');
  expect(rest.filter((part) => part.figure).map((part) => part.text)).toEqual(['5', '12']);
  expect(rest.map((part) => part.text).join('')).toBe('5 bands, 12 ingots.');
});

test('a sentence without a name stays whole', () => {
  expect(partsOf('Purple is the dummy.')).toEqual({
    name: null,
    rest: [{ text: 'Purple is the dummy.', figure: false }],
  });
});
