/** How what happens besides the game is drawn in the log. */
import type { Incident } from '../../wire/types';

/** The drawing beside such a line. */
export function iconOf(kind: Incident['kind']): string {
  switch (kind) {
    case 'sat':
    case 'left':
    case 'put_out':
    case 'named':
    case 'arrived':
    case 'handed_back':
      return 'person';
    case 'screens':
      return 'eye';
    case 'bot_sat':
    case 'bot_at_free_seat':
    case 'bot_called':
    case 'bot_changed':
      return 'bot';
    case 'forfeited':
      return 'hourglass';
    case 'asked_back':
    case 'refused_back':
    case 'went_back':
      return 'undo';
    case 'hint':
      return 'hint';
    case 'table_named':
      return 'flag';
    case 'rematch':
      return 'replay';
    case 'resumed':
      return 'rulebook';
  }
}
