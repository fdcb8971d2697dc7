/** What has just happened, as a chain of small pictures: each place that worked, and what came of it. */
import type { LogLine } from '../../wire/types';
import type { Event } from './view';

/** One link of the chain: a card that did something, with the goods that were paid and gained. */
export interface Link {
  key: string;
  glyph: string;
  card: string | null;
  /** The place where it happened, to let it shine. */
  at: number | null;
  goods: { glyph: string; count: number }[];
}

/** The facts that have a name and something to tell. */
type Told = Exclude<Event, string>;
type Name = Told extends infer One ? keyof One : never;

/** Facts that begin a new link, with their sign. */
const BEGINNINGS: Partial<Record<Name, string>> = {
  built: 'hammer',
  activated: 'hand',
  produced: 'wheel',
  reacted: 'pillar',
  razing: 'raze',
  attack_razed: 'raze',
  visited: 'worker',
  deal_made: 'deal',
  deal_used: 'deal',
  score_token: 'advanced_score',
  became_foundation: 'foundation',
  exchange_announced: 'worker',
  event_drawn: 'bolt',
  tech_placed: 'basic_tech',
  defense_placed: 'defense',
  samurai_deployed: 'samurai',
  blocked: 'barbarian_token',
  taken_over: 'egypt_token',
};

/** So many links are shown; a longer chain is told by the log. */
const MOST = 12;

export function chainOf(news: LogLine[]): Link[] {
  const chain: Link[] = [];
  /** The seat of the last link: gains of others do not belong to it. */
  let actor: number | null = null;
  for (const [nth, { step, event, about }] of news.entries()) {
    const fact = event as Event;
    if (typeof fact === 'string') continue;
    const [name, told] = Object.entries(fact)[0] as [Name, { card?: string | null; at?: number }];
    const glyph = BEGINNINGS[name];
    if (glyph) {
      chain.push({ key: `${step}-${nth}`, glyph, card: told.card ?? null, at: told.at ?? null, goods: [] });
      actor = about ?? null;
      continue;
    }
    const gained = gainOf(fact);
    const last = chain.at(-1);
    if (!last || !gained || actor !== (about ?? null)) continue;
    const same = last.goods.find((good) => good.glyph === gained.glyph);
    if (same) same.count += gained.count;
    else last.goods.push(gained);
  }
  return chain.slice(-MOST);
}

/** What a player got by a fact. */
function gainOf(fact: Told): { glyph: string; count: number } | null {
  if ('gained' in fact) return { glyph: fact.gained.gain, count: fact.gained.n };
  return 'drew' in fact ? { glyph: `${fact.drew.deck}_card`, count: 1 } : null;
}

/** The places where something happened. */
export function placesIn(chain: Link[]): Set<number> {
  return new Set(chain.flatMap(({ at }) => (at === null ? [] : [at])));
}
