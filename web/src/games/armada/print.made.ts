/** What the map, the cards and the rules of Armada print: the chart ready to be drawn, cards in words, numbers, costs. */
import { readFileSync } from 'node:fs';
import { RULES, rulesFile } from '../../../scripts/rules';
import { chartOf, type Chart } from './map/chart';
import { readMap } from './map/source';
import type { Card } from './view';

type Words = Record<'en' | 'it', string>;

export const chart: Chart = chartOf(readMap(readFileSync(`${RULES}/armada/map.toml`, 'utf8')));

export const cards = Object.fromEntries(
  rulesFile('armada/cards')['card']!.map((card) => [
    card['id'],
    {
      name: { en: card['name_en'], it: card['name_it'] },
      text: { en: card['text_en'], it: card['text_it'] },
    },
  ]),
) as Record<Card, { name: Words; text: Words }>;

const constants = new Map(
  rulesFile('armada/components')['constant']!.map(({ id, value }) => [id, value as number]),
);
const constant = (id: string): number => constants.get(id)!;

/** The numbers that the page shows or counts with. */
export const numbers = {
  movement_points_per_turn: constant('movement_points_per_turn'),
  ship_capacity: constant('ship_capacity'),
  den_majority: constant('den_majority'),
  bases_to_win: constant('bases_to_win'),
  foreign_cities_to_win: constant('foreign_cities_to_win'),
  card_price_gold: constant('card_price_gold'),
  score_centre: constant('score_centre'),
  score_base: constant('score_base'),
  score_foreign_city: constant('score_foreign_city'),
  score_territory: constant('score_territory'),
};

/** How many movement points each action costs. */
export const costs = Object.fromEntries(
  rulesFile('armada/actions')['action']!.flatMap(({ id, mp }) => ((mp as number) > 0 ? [[id, mp]] : [])),
) as Record<string, number>;
