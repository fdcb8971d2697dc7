/** The final reckoning as a table: a row for each card that counts, a column for each player. */
import type { SeatInfo } from '../../../wire/types';
import { seatName } from '../../../table/names';
import type { SeatColour } from '../../../ui/seat';
import type { Criterion, Standing } from '../desk/Ranking.svelte';
import { colourOf } from './seats';
import type { Reckoning, View } from '../view';

export function criteriaOf({ reckoning }: View): Criterion[] {
  return reckoning.map(({ subject }) => {
    if (subject === 'cards') return { kind: 'cards' };
    return 'trend' in subject
      ? { kind: 'trend', id: subject.trend }
      : { kind: 'objective', id: subject.objective };
  });
}

/** From the first to the last; florins break ties (ARC-29.12). */
export function standingsOf(view: View, seats: SeatInfo[]): Standing[] {
  const rows = seats.map((info) => {
    const { seat } = info;
    const points = view.reckoning.map(({ vp, counts }: Reckoning) => ({
      points: vp[seat] ?? 0,
      count: counts[seat] ?? null,
    }));
    return {
      colour: colourOf(seat),
      name: seatName(info),
      points,
      total: points.reduce((sum, one) => sum + one.points, 0),
      florins: view.players[seat]?.florins ?? 0,
    };
  });
  const ranked = rows.toSorted((one, other) => other.total - one.total || other.florins - one.florins);
  return ranked.map((row) => {
    const place = 1 + ranked.filter((other) => beats(other, row)).length;
    return { ...row, place, winner: place === 1 };
  });
}

function beats(one: { total: number; florins: number }, other: { total: number; florins: number }): boolean {
  return one.total > other.total || (one.total === other.total && one.florins > other.florins);
}

/** Everybody's objectives, laid open. */
export function revealOf(view: View, seats: SeatInfo[]): Reveal[] {
  return seats.map((info) => ({
    colour: colourOf(info.seat),
    name: seatName(info),
    objectives: (view.players[info.seat]?.objectives ?? []).flatMap((id) => id ?? []),
  }));
}

export interface Reveal {
  colour: SeatColour;
  name: string;
  objectives: string[];
}

/** Whether it is this objective that has ended the game (ARC-28.2). */
export function hasEnded({ ending, met }: View, objective: string): boolean {
  return ending === 'objective' && met.includes(objective);
}
