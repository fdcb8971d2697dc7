/** The map in words, for screen readers. */
import { language, t } from '../../../lib/i18n.svelte';
import { areaOf, buildingOf, goodOf, inWords, regionOf, type Area } from '../data';
import type { SeatColour } from '../../../ui/seat';
import {
  areaPlace,
  regionPlace,
  type MapRegion,
  type Mark,
  type Marks,
  type Place,
  type Stack,
} from '../position';

/** What the words depend on. */
export interface Context {
  regions: MapRegion[];
  stacks: Stack[];
  marks: Marks;
  /** The player of each colour. */
  players: Partial<Record<SeatColour, string>>;
}

export function regionName(region: string): string {
  return inWords(regionOf(region).name, language());
}

export function areaLabel(area: Area, context: Context): string {
  const region = context.regions.find((one) => one.region === area.region);
  const sentences = [
    t('archipelago-area', { region: regionName(area.region), ground: area.kind }) + symbols(area),
    ...(region?.buildings ?? []).filter((one) => one.area === area.id).map((one) => house(one, context)),
    ...context.stacks.filter((stack) => stack.area === area.id).map((stack) => stackLabel(stack, context)),
    ...said(context.marks.get(areaPlace(area.id)) ?? context.marks.get(regionPlace(area.region))),
  ];
  return sentences.join(' ');
}

export function unitLabel(stack: Stack, context: Context, place: Place): string {
  const where = regionName(areaOf(stack.area).region);
  return [where + '.', stackLabel(stack, context), ...said(context.marks.get(place))].join(' ');
}

/** A choice in words, with its number or with the reason why it is none. */
export function said(mark: Mark | undefined): string[] {
  if (!mark) return [];
  if (mark.state === 'refused') {
    return [t('archipelago-refused', { text: mark.label, reason: mark.reason?.text ?? '' })];
  }
  return [
    t('archipelago-choice', {
      text: mark.label,
      number: mark.number ?? 0,
      state: mark.state === 'can' ? (mark.number ? 'numbered' : 'open') : mark.state,
    }),
  ];
}

function symbols(area: Area): string {
  if (area.symbols.length === 0) return '.';
  const kinds = [...new Set(area.symbols)].map((good) => {
    const count = area.symbols.filter((other) => other === good).length;
    return `${count} ${inWords(goodOf(good).name, language())}`;
  });
  return `: ${list(kinds)}.`;
}

function house({ kind, flag }: MapRegion['buildings'][number], { players }: Context): string {
  return t('archipelago-house', {
    building: inWords(buildingOf(kind).name, language()),
    flag: flag ? 'yes' : 'no',
    player: flag ? playerName(flag, players) : '',
  });
}

function stackLabel({ area, spot, colour, posture, count }: Stack, { players }: Context): string {
  const on = spot === 'open' ? '' : inWords((spot in HOUSES ? buildingOf : goodOf)(spot).name, language());
  return t('archipelago-units', {
    player: playerName(colour, players),
    unit: areaOf(area).kind === 'sea' ? 'ship' : 'citizen',
    count,
    posture,
    place: on === '' ? 'open' : 'on',
    on,
  });
}

const HOUSES = { town: 1, market: 1, port: 1, temple: 1 };

export function playerName(colour: SeatColour, players: Context['players']): string {
  return players[colour] ?? t('archipelago-colour', { colour });
}

/** "2 wood and 1 fish", as the language joins things. */
export function list(parts: string[]): string {
  return new Intl.ListFormat(language(), { type: 'conjunction' }).format(parts);
}
