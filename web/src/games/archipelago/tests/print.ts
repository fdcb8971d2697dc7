/** What the data files print, for tests: imported before anything that looks it up. */
import { show } from '../print';
import type { Print } from '../view';
import stored from './print.json';

show(stored as unknown as Print);
