/** A crisis as its panel shows it. */
import { areaOf, cardOf, type Good } from '../data';
import type { Position } from '../whole';
import { colourOf } from './seats';
import { innermost, type View } from './view';

export function crisisOf(view: View, own: number | null): Position['crisis'] {
  const frame = innermost(view, 'domestic', 'export');
  if (!frame) return null;
  const {
    resource: good,
    nth,
    feeds,
    missing,
  } = frame.fact as {
    resource: Good;
    nth: number;
    feeds?: number;
    missing?: number;
  };
  const me = own === null ? null : view.players[own];
  const kind = frame.name as 'domestic' | 'export';
  const lying = lyingOf(view);
  const common = {
    good,
    responsible: colourOf(view.order[nth] ?? view.active),
    sources: {
      market: view.markets[kind][good],
      ...(me ? { screen: me.cubes?.[good] ?? 0, token: me.tokens ?? 0 } : {}),
    },
  };
  if (kind === 'export') return { kind, ...common, count: demandOf(view, good, missing!), missing: missing! };
  return { kind, ...common, count: feeds!, missing: lying.reduce((sum, { count }) => sum + count, 0), lying };
}

function lyingOf(view: View): { colour: ReturnType<typeof colourOf>; count: number }[] {
  return view.players.flatMap((_, seat) => {
    const count = view.units
      .filter(
        ({ owner, posture, area }) =>
          owner === seat && posture.startsWith('lying') && areaOf(area).kind === 'land',
      )
      .reduce((sum, stack) => sum + stack.count, 0);
    return count > 0 ? { colour: colourOf(seat), count } : [];
  });
}

/** What was demanded at first: it stands on the back that is dealt with. */
function demandOf(view: View, good: Good, missing: number): number {
  const back = innermost(view, 'zones')?.fact['back'] as string | undefined;
  const zone = back && cardOf(back).back.find((one) => one.kind === 'export' && one.good === good);
  return zone ? Math.max(zone.count ?? 0, missing) : missing;
}
