/** What has just happened, as units on their way. */
import type { LogLine } from '../../../wire/types';
import { areaPlace, postPlace, type Journey, type Place } from '../position';
import type { Event, Post } from '../view';
import { colourOf } from './seats';

export function journeysOf(news: LogLine[]): Journey[] {
  return news.flatMap(({ event, step }, nth) => {
    const told = event as Event | Record<string, never> | string | null;
    if (typeof told !== 'object' || told === null) return [];
    const go = (seat: number, from: Post, to: Place): Journey => ({
      id: `${step}/${nth}`,
      colour: colourOf(seat),
      from: placeOf(from),
      to,
    });
    if ('entered' in told) return [go(told.entered.seat, told.entered.from, areaPlace(told.entered.area))];
    if ('migrated' in told) return [go(told.migrated.seat, told.migrated.from, placeOf(told.migrated.to))];
    if ('expelled' in told) return [go(told.expelled.owner, told.expelled.from, areaPlace(told.expelled.to))];
    if (!('deployed' in told)) return [];
    const { seat, from, resource } = told.deployed;
    return [go(seat, from, postPlace(from.split('.')[0]!, resource))];
  });
}

function placeOf(post: Post): Place {
  const [area, spot = 'open'] = post.split('.') as [string, string?];
  return postPlace(area, spot);
}
