/** The final points of a seat, part by part (IMP-26.2), and the goods that decide between equals (IMP-26.5). */
import { factionOf, isCommon, printOf } from './data';
import { placesOf } from './position';
import type { View } from './view';

export interface Breakdown {
  /** What was scored before the end. */
  play: number;
  common: number;
  faction: number;
  features: number;
  total: number;
  /** Goods left in the supply, Gold apart. */
  goods: number;
}

/** Goods that count when points are equal. */
const TIE = ['wood', 'stone', 'food', 'worker'];

export function breakdownOf(view: View, seat: number): Breakdown {
  const player = view.players[seat];
  if (!player) return { play: 0, common: 0, faction: 0, features: 0, total: 0, goods: 0 };
  const goods = TIE.reduce((sum, good) => sum + (player.supply[good] ?? 0), 0);
  const { common, faction, features } = view.is_over ? scored(view, seat) : player.worth;
  const added = common + faction + features;
  const total = view.is_over ? player.vp : player.vp + added;
  return { play: total - added, common, faction, features, total, goods };
}

/** What the places were worth. A lost solo game adds nothing (IMP-28.30). */
function scored(view: View, seat: number): { common: number; faction: number; features: number } {
  const player = view.players[seat];
  const { worth } = player ?? {};
  if (worth && worth.common + worth.faction + worth.features > 0) return worth;
  if (view.solo && view.solo.own_count <= view.solo.collection_count) {
    return { common: 0, faction: 0, features: 0 };
  }
  const places = placesOf(view, seat);
  const common = places.filter(({ card }) => isCommon(card)).length;
  const faction = places
    .filter(({ card }) => !isCommon(card))
    .reduce((sum, { card }) => sum + factionOf(printOf(card).deck).location_vp, 0);
  return { common, faction, features: 0 };
}
