/** The chart of Armada's map, laid out when the page is built: its names take longer than a reader would wait. */
import { readFileSync } from 'node:fs';
import { RULES } from '../../../scripts/rules';
import { chartOf, type Chart } from './map/chart';
import { readMap } from './map/source';

export const chart: Chart = chartOf(readMap(readFileSync(`${RULES}/armada/map.toml`, 'utf8')));
