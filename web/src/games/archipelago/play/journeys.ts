/** What has just happened, as units on their way. */
import type { LogLine } from '../../../wire/types';
import { areaPlace, postPlace, type Journey, type Place } from '../position';
import { colourOf } from './seats';
import { areaIn, spotIn } from './stages';
import type { Post } from './view';

interface Moves {
  entered?: { seat: number; from: Post; area: string };
  migrated?: { seat: number; from: Post; to: Post };
  deployed?: { seat: number; from: Post; resource: string };
  expelled?: { owner: number; from: Post; to: string };
}

export function journeysOf(news: LogLine[]): Journey[] {
  return news.flatMap(({ event, step }, nth) => {
    if (typeof event !== 'object' || event === null) return [];
    const { entered, migrated, deployed, expelled } = event as Moves;
    const go = (seat: number, from: Post, to: Place): Journey => ({
      id: `${step}/${nth}`,
      colour: colourOf(seat),
      from: placeOf(from),
      to,
    });
    if (entered) return [go(entered.seat, entered.from, areaPlace(entered.area))];
    if (migrated) return [go(migrated.seat, migrated.from, placeOf(migrated.to))];
    if (expelled) return [go(expelled.owner, expelled.from, areaPlace(expelled.to))];
    if (!deployed) return [];
    const { seat, from, resource } = deployed;
    return [go(seat, from, placeOf(`${areaIn(from)}.${resource}`))];
  });
}

function placeOf(post: Post): Place {
  return postPlace(areaIn(post), spotIn(post));
}
