/** What has just happened, as a chain of small pictures: each place that worked, and what came of it. */
import type { LogLine } from '../../wire/types';

/** One link of the chain: a card that did something, with the goods that were paid and gained. */
export interface Link {
  key: string;
  glyph: string;
  card: string | null;
  /** The place where it happened, to let it shine. */
  at: number | null;
  goods: { glyph: string; count: number }[];
}

interface Fact {
  seat?: number;
  card?: string | null;
  at?: number;
  gain?: string;
  good?: string;
  n?: number;
  deck?: string;
}

/** Facts that begin a new link, with their sign. */
const BEGINNINGS: Record<string, string> = {
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
  for (const [at, line] of news.entries()) {
    const found = factOf(line);
    if (!found) continue;
    const { name, fact } = found;
    const glyph = BEGINNINGS[name];
    if (glyph) {
      const link = { glyph, card: fact.card ?? null, at: fact.at ?? null, goods: [] };
      chain.push({ key: `${line.step}-${at}`, ...link });
      continue;
    }
    const last = chain.at(-1);
    const gained = name === 'gained' ? fact.gain : name === 'drew' ? `${fact.deck}_card` : null;
    if (last && gained) {
      const same = last.goods.find((good) => good.glyph === gained);
      if (same) same.count += fact.n ?? 1;
      else last.goods.push({ glyph: gained, count: fact.n ?? 1 });
    }
  }
  return chain.slice(-MOST);
}

/** The places where something happened. */
export function placesIn(chain: Link[]): Set<number> {
  return new Set(chain.flatMap(({ at }) => (at === null ? [] : [at])));
}

function factOf(line: LogLine): { name: string; fact: Fact } | null {
  if (typeof line.event !== 'object' || line.event === null) return null;
  const [entry] = Object.entries(line.event as Record<string, Fact>);
  return entry ? { name: entry[0], fact: entry[1] ?? {} } : null;
}
