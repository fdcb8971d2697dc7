/** What the tiles, boards and cards of Archipelago print, in the order of the data files: the server numbers by it. */
import { rulesFile, type Entry } from '../../../scripts/rules';
import type * as Print from './data';

type Words = Print.Words;

const file = (name: string): Record<string, Entry[]> => rulesFile(`archipelago/${name}`);
const [boards, components, evolution] = [file('boards'), file('components'), file('evolution')];

export const regions = file('tiles')['side']!.map(region) as unknown as Print.Region[];

export const goods = components['resource']!.map((good) => ({ id: good['id'], name: name(good) })) as {
  id: Print.Good;
  name: Words;
}[];

export const buildings = components['building']!.map((one) => ({
  id: one['id'],
  name: name(one),
  florins: one['cost_florins'],
  goods: one['cost_resources'],
})) as (Print.Printed & { florins: number; goods: Print.Cost['goods'] })[];

export const wheel = components['wheel_zone']!.map((zone) => ({
  id: zone['id'],
  name: name(zone),
  good: zone['resource'],
  own: zone['own_circles'],
  free: zone['free_circles'],
})) as Print.Zone[];

export const zones = boards['market_zone']!.map((zone) => ({
  market: zone['market'],
  good: zone['resource'],
  rows: (zone['rows'] as Entry[]).map((row) => [
    row['slots'],
    row['price'],
    row['surplus'],
    row['rebellion'],
  ]),
})) as Print.MarketZone[];

/** First and last value, steps of surplus and of rebellion. */
export const stability = boards['stability_row']!.map((row) => [
  row['min'],
  row['max'],
  row['surplus'],
  row['rebellion'],
]) as [min: number, max: number, surplus: number, rebellion: number][];

/** First and last value, price of a worker, steps of rebellion. */
export const surplus = boards['surplus_row']!.map((row) => [
  row['min'],
  row['max'],
  row['recruit_price'],
  row['rebellion'],
]) as [min: number, max: number, price: number, rebellion: number][];

export const cards = evolution['card']!.map(card) as unknown as Print.Card[];

export const events = evolution['event']!.map((event) => ({
  id: event['id'],
  name: name(event),
  text: text(event),
})) as (Print.Printed & { text: Words })[];

export const objectives = file('objectives')['objective']!.map(objective) as unknown as Print.Objective[];

export const trends = file('trends')['trend']!.map((trend) => ({
  id: trend['id'],
  name: name(trend).map((words) => words.replace(/^[^:]+: /, '')),
  text: text(trend),
  vp: trend['vp'],
  criterion: trend['criterion'],
})) as unknown as Print.Trend[];

function name(entry: Entry): Words {
  return [entry['name_en'] as string, entry['name_it'] as string];
}

function text(entry: Entry): Words {
  return [entry['text_en'] as string, entry['text_it'] as string];
}

function region(side: Entry): Entry {
  const areas = side['areas'] as Entry[];
  return {
    id: side['id'],
    name: name(side),
    edges: side['edges'],
    areas: areas.map(({ id, kind, edges, symbols }) => ({
      id: `${side['id']}_${id}`,
      kind,
      edges,
      symbols,
      region: side['id'],
    })),
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
