import { beforeAll, describe, expect, it } from 'vitest';
import { speak } from '../../lib/i18n.svelte';
import { reasonOf as inArmada } from '../armada/reasons';
import { reasonOf as inSettlers } from '../imperial-settlers/reasons';
import { reasonOf } from './reasons';

const refusal = (rule: string) => ({ rule, text: 'The whole clause.', need: null, have: null });

describe('reasons', () => {
  beforeAll(() => speak('it'));

  it('are short sentences in the language of the reader', () => {
    expect(reasonOf(refusal('ARC-5.4'))).toBe(
      'Accanto alla prima regione le sue coste non combaciano da nessuna parte.',
    );
    expect(inArmada(refusal('ARM-10.2'))).toBe('Lì ci sono nativi o nemici; prima vanno sconfitti.');
    expect(inSettlers(refusal('IMP-11.2'))).toBe('Non hai i beni che costa.');
  });

  it('are the clause itself where nothing shorter is known', () => {
    expect([reasonOf, inArmada, inSettlers].map((say) => say(refusal('X-1.1')))).toEqual(
      Array(3).fill('The whole clause.'),
    );
  });
});
