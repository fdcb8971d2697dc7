/**
 * The data files of Archipelago as the page needs them: short, in both languages, in the order of the files, because
 * the numbers of regions, areas and cards are places in that order.
 *
 * `npx vitest run src/boards/archipelago/data.fresh.test.ts -u` writes `src/boards/archipelago/data.json` anew; the same
 * test without `-u` fails when that file is out of date.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parse } from 'smol-toml';

/** English, Italian. */
type Words = [string, string];
type Entry = Record<string, unknown>;

/** One letter for each good, so that an area is a short word: `l345rr` is land at edges 3 to 5 with two fruits. */
const LETTERS: Record<string, string> = {
  fruit: 'r',
  cattle: 'c',
  fish: 'f',
  wood: 'w',
  stone: 's',
  iron: 'i',
};

export function dataText(folder: string): string {
  const read = (file: string): Record<string, Entry[]> =>
    parse(readFileSync(`${folder}/${file}.toml`, 'utf8')) as never;
  const [tiles, boards, components] = [read('tiles'), read('boards'), read('components')];
  const [evolution, objectives, trends] = [read('evolution'), read('objectives'), read('trends')];
  const data = {
    regions: tiles['side']!.map(region),
    goods: components['resource']!.map((good) => ({ id: good['id'], name: name(good) })),
    buildings: components['building']!.map((one) => ({
      id: one['id'],
      name: name(one),
      florins: one['cost_florins'],
      goods: one['cost_resources'],
    })),
    wheel: components['wheel_zone']!.map((zone) => ({
      id: zone['id'],
      name: name(zone),
      good: zone['resource'],
      own: zone['own_circles'],
      free: zone['free_circles'],
    })),
    markets: boards['market_zone']!.map((zone) => ({
      market: zone['market'],
      good: zone['resource'],
      rows: (zone['rows'] as Entry[]).map((row) => [
        row['slots'],
        row['price'],
        row['surplus'],
        row['rebellion'],
      ]),
    })),
    stability: boards['stability_row']!.map((row) => [
      row['min'],
      row['max'],
      row['surplus'],
      row['rebellion'],
    ]),
    surplus: boards['surplus_row']!.map((row) => [
      row['min'],
      row['max'],
      row['recruit_price'],
      row['rebellion'],
    ]),
    cards: evolution['card']!.map(card),
    events: evolution['event']!.map((event) => ({ id: event['id'], name: name(event), text: text(event) })),
    objectives: objectives['objective']!.map(objective),
    trends: trends['trend']!.map((trend) => ({
      id: trend['id'],
      name: name(trend).map((words) => words.replace(/^[^:]+: /, '')),
      text: text(trend),
      vp: trend['vp'],
      criterion: trend['criterion'],
    })),
  };
  const prettier = ['node_modules/prettier/bin/prettier.cjs', '--stdin-filepath', 'data.json'];
  return execFileSync(process.execPath, prettier, { input: JSON.stringify(data), encoding: 'utf8' });
}

function name(entry: Entry): Words {
  return [entry['name_en'] as string, entry['name_it'] as string];
}

function text(entry: Entry): Words {
  return [entry['text_en'] as string, entry['text_it'] as string];
}

function region(side: Entry): Entry {
  const areas = side['areas'] as { id: string; kind: string; edges: number[]; symbols: string[] }[];
  return {
    id: side['id'],
    name: name(side),
    edges: (side['edges'] as string[]).map((edge) => edge[0]).join(''),
    areas: areas.map(
      (area) =>
        area.id + area.kind[0] + area.edges.join('') + area.symbols.map((good) => LETTERS[good]).join(''),
    ),
    huts: side['huts'],
  };
}

function card(entry: Entry): Entry {
  const cost = entry['cost'] as Entry;
  return {
    id: entry['id'],
    number: entry['number'],
    kind: entry['wonder'] ? 'wonder' : entry['kind'],
    name: name(entry),
    text: text(entry),
    prices: entry['prices'],
    access: entry['access'],
    cost: {
      florins: cost['florins'] || undefined,
      discs: cost['discs'] || undefined,
      any: cost['any_resource'] || undefined,
      goods: Object.keys(cost['resources'] as Entry).length > 0 ? cost['resources'] : undefined,
    },
    vp: entry['vp'] || undefined,
    sign: sign((entry['effects'] as Entry[])[0]!),
    back: (entry['back'] as Entry[]).map((zone) => ({
      kind: zone['kind'],
      good: zone['resource'],
      count: zone['feeds'] ?? zone['count'],
      event: zone['event'],
      red: zone['red'] || undefined,
    })),
  };
}

/** What a card is about, as one of the signs of the game. */
function sign(effect: Entry): string {
  const { kind, action, resource, building, units, what, track } = effect as Record<
    string,
    string | undefined
  >;
  if (kind === 'free_action') {
    if (units === 'ship' || what === 'ship') return 'ship';
    return { tax: 'florin', reproduce: 'population' }[action!] ?? action!;
  }
  if (kind === 'choose_one') return sign(((effect['options'] as Entry[])[0]!['effects'] as Entry[])[0]!);
  const signs: Record<string, string | undefined> = {
    double_harvest: resource,
    transactions: 'transaction',
    exchange: 'transaction',
    reveal_and_buy: 'card',
    peek_objective: 'card',
    destroy_ship: 'ship',
    ships_at_ports: 'port',
    steal_resource: 'hand',
    disengage: 'hand',
    pillage: 'any',
    stand_up: 'population',
    florins: 'florin',
    florins_per: 'florin',
    by_building_count: building,
    per_building: building,
  };
  return signs[kind!] ?? track ?? kind!;
}

/** The two halves of an objective in words of their own; the number that depends on the players becomes `#`. */
function objective(entry: Entry): Entry {
  const halves = text(entry).map((words) => {
    const [end, victory, ...more] = words.replace(/\.$/, '').split('; ');
    if (!end || !victory || more.length > 0) throw new Error(`two halves expected in '${words}'`);
    return { end: sentence(end.replace(/^(The game ends when|La partita finisce quando) /, '')), victory };
  });
  const end = entry['end'] as Entry;
  return {
    id: entry['id'],
    length: entry['length'],
    role: entry['role'] === 'normal' ? undefined : entry['role'],
    end: { ...end, text: halves.map((half) => half.end.replace(/\d+(\/\d+){3}/, '#')) },
    victory: { ...(entry['victory'] as Entry), text: halves.map((half) => sentence(half.victory)) },
  };
}

function sentence(words: string): string {
  return words[0]!.toUpperCase() + words.slice(1);
}
