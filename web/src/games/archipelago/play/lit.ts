/** What lights up because the list or the log points at it. */
import type { PieceRef } from '../../../wire/types';
import { same } from '../../game';
import type { Staged } from './marks';

const BOARDS: Record<string, string> = {
  area: 'area',
  region: 'region',
  card: 'card',
  zone: 'zone',
  trend: 'trend',
  objective: 'objective',
  resource: 'good',
};

/** The places of the choices that speak of just these pieces; of the pieces themselves if there are none. */
export function litKeys(lit: PieceRef[], all: Staged[]): string[] {
  if (lit.length === 0) return [];
  const meant = all.filter(
    ({ choice: { phrase } }) =>
      phrase.pieces.length > 0 &&
      phrase.pieces.every((piece) => lit.some((other) => same(piece, other))) &&
      lit.every((piece) => phrase.pieces.some((other) => same(piece, other))),
  );
  const keys = meant.flatMap(({ stages }) => stages.flat());
  return keys.length > 0
    ? keys
    : lit.flatMap(({ kind, name }) => (BOARDS[kind] ? `${BOARDS[kind]}:${name}` : []));
}
