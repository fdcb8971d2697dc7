/** Where on the board a choice is made: the places that are pressed for it, one after the other. */
import type { Choice } from '../../../wire/types';
import { areaOf, regionOf, type Building } from '../data';
import {
  areaPlace,
  cellPlace,
  postPlace,
  regionPlace,
  unitPlace,
  type Posture,
  type Spot,
} from '../position';
import { readMove, type Facts, type Verb, type Ware, type Word } from './moves';
import { colourOf } from './seats';
import { topFrame, type Post, type View } from './view';

/**
 * In each stage, one of some keys is pressed. A key is a place of the map, or something of a board beside it:
 * `zone:build`, `card:pirate`, `domestic:buy fish`. A choice without stages is in the list alone.
 */
export type Stages = string[][];

/** Who chooses, and where. */
interface Scene {
  view: View;
  own: number;
}

export function stagesOf(choice: Choice, scene: Scene): Stages {
  const move = readMove(choice);
  if ('word' in move) return wordStages(move.word, scene.view);
  const stages = STAGES[move.verb] as (fact: Facts[Verb], scene: Scene) => Stages;
  return stages(move.fact, scene);
}

const at =
  (board: string) =>
  (what: string | number): Stages => [[`${board}:${what}`]];
const inArea = (area: string): Stages => [[areaPlace(area)]];
const withUnit = (post: Post, { view, own }: Scene): Stages => [units(view, post, own, STANDING)];
const withWare =
  (verb: string) =>
  (ware: Ware): Stages => [[`offer:${verb} ${wareKey(ware)}`]];
const onMarket =
  (verb: string) =>
  ({ market, resource }: Facts['buy']): Stages => [[`${market}:${verb} ${resource}`]];

const STAGES: { [V in Verb]: (fact: Facts[V], scene: Scene) => Stages } = {
  vote: at('trend'),
  region: at('tile'),
  // Where a region lies already there is nothing to be marked.
  place: ({ q, r }, { view }) =>
    view.chart.some((laid) => laid.q === q && laid.r === r) ? [] : [[cellPlace(q, r)]],
  orient: at('tile'),
  enter: withUnit,
  land: inArea,
  stock: at('good'),
  share: at('good'),
  put_back: at('objective'),
  bid: at('bid'),
  next: at('seat'),
  offer: () => [],
  call: () => [],
  give: withWare('give'),
  ask: withWare('ask'),
  keep: withWare('keep'),
  waive: withWare('waive'),
  consume: at('crisis'),
  bless: (region, { view }) => [[`crisis:temple:${region}`, ...house(view, region, 'temple')]],
  rouse: ({ owner, at: post, engaged }, { view }) => [
    units(view, post, owner, [engaged ? 'lying_engaged' : 'lying']),
  ],
  expel: inArea,
  action: at('zone'),
  card: at('card'),
  operate: ({ region, building }, { view }) => [house(view, region, building)],
  deploy: withUnit,
  buy: onMarket('buy'),
  sell: onMarket('sell'),
  sell_token: onMarket('sell_token'),
  recruit: inArea,
  birth: inArea,
  migrate: ({ from, to }, scene) => [...withUnit(from, scene), [postPlace(areaIn(to), spotIn(to))]],
  // A port joins the builder's area to the other one; it is marked on the shore.
  build: ({ building, by, at: area }, scene) => [
    [postPlace(areaOf(area).kind === 'land' ? area : areaIn(by), building)],
    ...withUnit(by, scene),
  ],
  launch: inArea,
  pay_cube: at('good'),
  pay_token: at('token'),
  option: at('option'),
  target: at('seat'),
  sink: ({ owner, at: post }, { view }) => [units(view, post, owner, ALL)],
  plunder: ({ region, resource }) => [
    regionOf(region)
      .areas.filter(({ symbols }) => symbols.includes(resource))
      .map(({ id }) => postPlace(id, resource)),
  ],
  hide: at('good'),
  hand: at('hand'),
  release: (post, { view, own }) => [units(view, post, own, ['engaged'])],
  exchange: ({ give, take }) => [[`good:${give}`], [`take:${take}`]],
  exchange_token: (take) => [['token:any'], [`take:${take}`]],
  buy_card: at('card'),
  rotate: at('card'),
  light: (region, { view }) => [house(view, region, 'port')],
  dedicate: withUnit,
};

function wordStages(word: Word, view: View): Stages {
  switch (word) {
    case 'send':
    case 'withdraw':
    case 'accept':
    case 'decline':
      return [[`offer:${word}`]];
    case 'done':
      return ['domestic', 'export'].includes(topFrame(view).name) ? [['crisis:done']] : [];
    case 'take_top':
      return view.top_tile ? [[`tile:${view.top_tile}`]] : [];
    case 'take_next':
      return [['tile:next']];
    case 'redraw':
    case 'tolerate':
    case 'end_round':
    case 'give_up':
    case 'restart':
    case 'pay':
    case 'hide_nothing':
      return [];
  }
}

const STANDING: Posture[] = ['ready', 'moved'];
const ALL: Posture[] = [...STANDING, 'engaged', 'lying', 'lying_engaged'];

/** The units of a seat at a post; its place, should none be there. */
function units(view: View, post: Post, owner: number, postures: Posture[]): string[] {
  const [area, spot] = [areaIn(post), spotIn(post)];
  const found = view.units.filter(
    (one) => one.area === area && one.spot === spot && one.owner === owner && postures.includes(one.posture),
  );
  if (found.length === 0) return [postPlace(area, spot)];
  return found.map((one) => unitPlace({ ...one, colour: colourOf(owner) }));
}

function house(view: View, region: string, building: Building): string[] {
  const laid = view.chart.find((one) => one.region === region);
  const land = building === 'port' ? laid?.port?.land : laid?.[building];
  return [land ? postPlace(land, building) : regionPlace(region)];
}

export function wareKey(ware: Ware): string {
  if (typeof ware === 'string') return ware;
  const [kind, which] = Object.entries(ware)[0]!;
  return `${kind}:${which}`;
}

export function areaIn(post: Post): string {
  return post.split('.')[0]!;
}

export function spotIn(post: Post): Spot {
  return (post.split('.')[1] ?? 'open') as Spot;
}
