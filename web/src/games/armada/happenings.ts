/** What the log tells as data: the events of the game. */
import type { LogLine } from '../../wire/types';
import type { Event } from './view';

type Names<Union> = Union extends string ? never : keyof Union;
type Facts<Name> = Extract<Event, Record<Name & string, unknown>>;

/** An event by its name. */
export type Happening = {
  [Name in Names<Event>]: { name: Name; fact: Facts<Name>[Name & keyof Facts<Name>] };
}[Names<Event>];

/** The fact of a line of the log. */
export function happeningOf(line: LogLine): Happening | null {
  const event = line.event;
  if (typeof event !== 'object' || event === null) return null;
  const [entry] = Object.entries(event);
  return entry ? ({ name: entry[0], fact: entry[1] } as Happening) : null;
}
