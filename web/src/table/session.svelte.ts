/** The state of the table page: the table itself, the viewer, the drawing of the game, play and replay. */
import { gameOf } from '../games';
import type { GameBoard } from '../games/game';
import type { SeatColour } from '../ui/seat';
import { board as words } from './generic';
import { claimFromAddress } from '../wire/claim';
import { LiveTable } from '../wire/live.svelte';
import { route } from '../lib/route.svelte';
import type { Choice, PieceRef, SeatInfo, TableState } from '../wire/types';
import { sceneOf } from './hotseat';
import { keepElsewhere, recall, remember, seatsElsewhere } from './keep';
import { Play } from './play.svelte';
import { Replay } from './replay.svelte';

/** The player for whom a curtain waits; all of it is public. */
export interface Next {
  seat: number;
  name: string;
  colour: SeatColour;
}

export class Session {
  readonly live: LiveTable;
  readonly play: Play;
  readonly replay: Replay;
  board = $state.raw<GameBoard>(words);
  /** The curtain is down for this player. */
  curtain = $state.raw<Next | null>(null);
  /** Whether a curtain falls between players who share the screen. */
  curtains = $state(recall('curtains') !== 'off');
  /** Seats of this browser that are played on a phone beside this screen: their hands are hidden here. */
  elsewhere = $state.raw<number[]>([]);
  /** The pieces that a list or the log points at. */
  lit = $state.raw<PieceRef[]>([]);
  /** The choices that the list points at. */
  aimed = $state.raw<Choice[]>([]);
  /** The refused choice that is pointed at in the list. */
  doubted = $state.raw<Choice | null>(null);
  /** Why the table cannot be shown. */
  failure = $state.raw<unknown>(null);
  /** Why a link was refused; the table is shown all the same. */
  brokenLink = $state.raw<unknown>(null);
  /** Whether the reader was invited, but all seats are taken. */
  full = $state(false);
  /** Whether the recap was shown: once is enough. */
  recapped = false;

  constructor(table: string) {
    this.live = new LiveTable(table);
    this.elsewhere = seatsElsewhere(table);
    this.replay = new Replay(this.live);
    this.play = new Play(this.live, this.replay);
  }

  /** What is shown; nothing while it is hidden behind a curtain. */
  get state(): TableState | null {
    return this.curtain ? null : this.live.state;
  }

  /** The seat that looks, if it is one. */
  get own(): number | null {
    return typeof this.live.eyes === 'number' ? this.live.eyes : null;
  }

  /** The colours of the seats, in order. */
  colours = $derived.by((): SeatColour[] => {
    const state = this.live.state;
    return state ? state.summary.seats.map((info) => this.board.colour(state.view, info.seat)) : [];
  });

  /** The colour for which a seat is asked now, where it plays several. */
  acting(seat: number): SeatColour | null {
    const { state } = this.live;
    return (state && this.board.acting?.(state.view, seat)) ?? null;
  }

  /** The colour under which a seat is shown now. */
  shown(seat: number): SeatColour | null {
    return this.acting(seat) ?? this.colours[seat] ?? null;
  }

  /** All colours of a seat, the first one first. */
  coloursOf(seat: number): SeatColour[] {
    const { state } = this.live;
    const several = (state && this.board.colours?.(state.view, seat)) ?? [];
    return several.length > 0 ? several : this.colours.slice(seat, seat + 1);
  }

  /** Opens the table: the seat that a link gives, the drawing, then the socket. */
  async open(): Promise<void> {
    this.failure = this.live.failure = null;
    try {
      const claimed = await claimFromAddress(this.live.id);
      if (claimed.kind === 'refused') this.brokenLink = claimed.problem;
      if (claimed.kind === 'unreachable') throw claimed.error;
      const glance = await this.live.glance();
      this.board = await (gameOf(glance.summary.game)?.board?.() ?? words);
      const { seats } = glance.summary;
      this.full =
        claimed.kind === 'invited' &&
        glance.you.seats.length === 0 &&
        seats.every((info) => info.kind !== 'open');
      this.#enter(glance, null);
    } catch (error) {
      this.failure = error;
    }
  }

  /** Chooses the viewer again; call whenever the state changes. */
  settle(): void {
    const { state, eyes } = this.live;
    // The hovered line may be gone without a `pointerleave`.
    this.lit = [];
    this.aimed = [];
    this.doubted = null;
    if (state) this.#enter(state, eyes);
  }

  /** Lifts the curtain for its player. */
  raise(): void {
    const next = this.curtain;
    this.curtain = null;
    if (next) this.#look(next.seat);
  }

  useCurtains(wanted: boolean): void {
    this.curtains = wanted;
    remember('curtains', wanted ? 'on' : 'off');
  }

  /** Sets the seats whose hands are shown on a phone, not here. */
  playElsewhere(seats: number[]): void {
    this.elsewhere = seats;
    keepElsewhere(this.live.id, seats);
    this.settle();
  }

  info(seat: number): SeatInfo | null {
    return this.live.state?.summary.seats[seat] ?? null;
  }

  close(): void {
    this.replay.leave();
    this.live.close();
  }

  #enter(state: TableState, eyes: LiveTable['eyes'] | null): void {
    // The page of a hand belongs to that phone.
    const isHand = route.search.get('hand') === '1';
    const scene = sceneOf(state, eyes, this.curtains, isHand ? [] : this.elsewhere);
    if ('curtain' in scene) {
      const info = state.summary.seats[scene.curtain];
      const { acting, colour: first } = this.board;
      const colour = acting?.(state.view, scene.curtain) ?? first(state.view, scene.curtain);
      this.curtain = { seat: scene.curtain, name: info?.name ?? '', colour };
      if (eyes !== 'spectator') this.#look('spectator');
      return;
    }
    this.curtain = null;
    if (scene.eyes !== eyes) this.#look(scene.eyes);
  }

  #look(eyes: LiveTable['eyes']): void {
    this.play.reset();
    this.replay.leave();
    this.lit = [];
    this.aimed = [];
    this.live.look(eyes);
  }
}
