/** The table that is being planned: what the page shows and what is sent in the end. */
import { settings } from '../../lib/settings.svelte';
import { winds } from '../../wire/newtable';
import type {
  AwayPlan,
  ClockPlan,
  CreateTable,
  GameInfo,
  Level,
  OptionInfo,
  SeatPlan,
} from '../../wire/types';

/** Who sits on a seat: a player at this screen, an invited one, or a bot. */
export type Who = 'here' | 'invited' | 'bot';

export interface SeatWish {
  who: Who;
  name: string;
  level: Level;
}

/** What an option can be set to. The server's description leaves it open. */
export type OptionKind =
  | { kind: 'flag'; default: boolean }
  | { kind: 'number'; default: number; min: number; max: number }
  | { kind: 'choice'; default: string; among: { id: string; name: string }[] };

export type OptionValue = boolean | number | string;

/** Why an option cannot be chosen at this table, and the clause that says so. */
export interface Unmet {
  clause: string;
  /** `alone` and `company` are about the number of seats, `with` about another option. */
  why: 'alone' | 'company' | 'with';
  /** What that option is called. */
  option?: string;
}

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export class Plan {
  seats = $state<SeatWish[]>([]);
  options = $state<Record<string, OptionValue>>({});
  name = $state('');
  public = $state(false);
  hints = $state(false);
  seed = $state('');
  clock = $state<'none' | 'live' | 'slow'>('none');
  live = $state({ initial: 30 * MINUTE, increment: MINUTE / 2 });
  slow = $state({ initial: 3 * DAY, increment: DAY });
  flag = $state<ClockPlan['flag']>('bot');
  /** After how long a bot stands in for an absent player; 0 is never. */
  awayAfter = $state(0);
  awayLevel = $state<Level>('steady');

  #game: GameInfo;

  /** A plan with working defaults; `here` people sit at this screen. */
  constructor(game: GameInfo, here = 1) {
    this.#game = $state.raw(game);
    const most = Math.max(...game.seats);
    for (let seat = 0; seat < most; seat++) this.seats.push(this.#proposed(seat, here));
    this.#fillOptions();
  }

  get game(): GameInfo {
    return this.#game;
  }

  /** The same game in another language, or another game: what fits is kept. */
  use(game: GameInfo): void {
    if (game.id !== this.#game.id) this.options = {};
    this.#game = game;
    this.#fillOptions();
    while (this.seats.length > Math.max(...game.seats)) this.seats.pop();
    while (!game.seats.includes(this.seats.length)) this.seats.push(this.#proposed(this.seats.length, 1));
  }

  get canAdd(): boolean {
    return this.#game.seats.some((count) => count > this.seats.length);
  }

  get canRemove(): boolean {
    return this.#game.seats.some((count) => count < this.seats.length);
  }

  add(): void {
    const next = Math.min(...this.#game.seats.filter((count) => count > this.seats.length));
    while (this.seats.length < next) this.seats.push(this.#proposed(this.seats.length, 1));
  }

  remove(): void {
    const next = Math.max(...this.#game.seats.filter((count) => count < this.seats.length));
    while (this.seats.length > next) this.seats.pop();
  }

  /** Changes the kind of player on a seat; a proposed name is dropped. */
  give(seat: number, who: Who): void {
    const wish = this.seats[seat];
    if (!wish || wish.who === who) return;
    const proposed = wish.name === '' || winds.includes(wish.name) || who === 'bot';
    wish.who = who;
    if (proposed) wish.name = this.#nameFor(who, seat);
  }

  /** Whether the players at this screen were asked for their names. */
  asksNames = $state(false);

  /** The first unnamed player at a shared screen: the curtain calls players by name. */
  get nameless(): number | null {
    const seat = this.seats.findIndex(({ who, name }) => who === 'here' && name.trim() === '');
    return this.count('here') > 1 && seat >= 0 ? seat : null;
  }

  count(who: Who): number {
    return this.seats.filter((wish) => wish.who === who).length;
  }

  /** Whether the seed can be read: empty, a whole number, or 64 hexadecimal digits. */
  get seedReadable(): boolean {
    return /^(\d{1,19}|[0-9a-f]{64})?$/i.test(this.seed.trim());
  }

  /** Why an option cannot be chosen with these seats and this mode; nothing if it can. */
  unmet({ needs }: OptionInfo): Unmet | null {
    if (!needs) return null;
    const { seats, option, among, rule: clause } = needs;
    if (!seats.includes(this.seats.length))
      return { clause, why: Math.max(...seats) < this.seats.length ? 'alone' : 'company' };
    if (!option || among.includes(String(this.options[option]))) return null;
    return {
      clause,
      why: 'with',
      option: this.#game.options.find(({ id }) => id === option)?.name ?? option,
    };
  }

  /** An option as it is at this table: what cannot be chosen stays as a new table has it. */
  valueOf(option: OptionInfo): OptionValue | undefined {
    return this.unmet(option) ? kindOf(option).default : this.options[option.id];
  }

  get request(): CreateTable {
    return {
      game: this.#game.id,
      seats: this.seats.map(seatPlan),
      options: Object.fromEntries(this.#game.options.map((option) => [option.id, this.valueOf(option)])),
      name: this.name.trim() || null,
      public: this.public,
      clock: this.clockPlan,
      away: this.awayPlan,
      seed: this.seed.trim() || null,
      hints: this.hints,
    };
  }

  get clockPlan(): ClockPlan | null {
    if (this.clock === 'none') return null;
    const { initial, increment } = this.clock === 'live' ? this.live : this.slow;
    return { kind: this.clock, initial_ms: initial, increment_ms: increment, flag: this.flag };
  }

  get awayPlan(): AwayPlan | null {
    return this.awayAfter > 0 ? { after_ms: this.awayAfter, level: this.awayLevel } : null;
  }

  #proposed(seat: number, here: number): SeatWish {
    const who: Who = seat < here ? 'here' : seat === 1 ? 'invited' : 'bot';
    return { who, name: this.#nameFor(who, seat), level: 'steady' };
  }

  #nameFor(who: Who, seat: number): string {
    if (who === 'bot')
      return winds.find((wind) => !this.seats.some(({ name }) => name === wind)) ?? winds[seat] ?? '';
    const taken = this.seats.some((wish) => wish.name === settings.name);
    return who === 'here' && !taken ? settings.name : '';
  }

  #fillOptions(): void {
    for (const option of this.#game.options) this.options[option.id] ??= kindOf(option).default;
  }
}

export function kindOf(option: OptionInfo): OptionKind {
  return option.kind as unknown as OptionKind;
}

function seatPlan({ who, name, level }: SeatWish): SeatPlan {
  const called = name.trim() || null;
  if (who === 'here') return { kind: 'mine', name: called };
  if (who === 'bot') return { kind: 'bot', level, name: called };
  return { kind: 'open' };
}
