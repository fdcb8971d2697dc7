/** The tests that prove the clauses of a chapter, asked for while the chapter is read. */
import { get } from '../../wire/api';
import type { ClauseInfo } from '../../wire/types';

export type Proof = ClauseInfo['proofs'][number];

/** Limit of parallel requests: a browser has six connections, and the page needs one. */
const AT_ONCE = 4;

/** Proofs do not depend on the language and never change while the server runs. */
const known = new Map<string, Proof[]>();

export class Proofs {
  #found = $state<Record<string, Proof[]>>({});

  /** Asks for the proofs of these clauses, in order. */
  async ask(game: string, ids: string[]): Promise<void> {
    const waiting = [...ids];
    const work = async () => {
      for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) await this.#one(game, id);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }

  /** The tests of a clause, or null until they are loaded. */
  of(id: string): Proof[] | null {
    return this.#found[id] ?? null;
  }

  async #one(game: string, id: string): Promise<void> {
    const name = `${game}/${id}`;
    try {
      const proofs = known.get(name) ?? (await get<ClauseInfo>(`/rules/${name}`)).proofs;
      known.set(name, proofs);
      this.#found[id] = proofs;
    } catch {
      // Proofs are optional: a failure is ignored.
    }
  }
}
