import { expect, test } from 'vitest';
import { inShort } from './reasons';

const refusal = (rule: string) => ({ rule, text: 'The whole clause.', need: null, have: null });

test('a reason is said in short, or by the clause itself where nothing shorter is known', () => {
  const say = inShort({ 'X-1.1': () => 'There is nothing left.' });
  expect(say(refusal('X-1.1'))).toBe('There is nothing left.');
  expect(say(refusal('X-1.2'))).toBe('The whole clause.');
});
