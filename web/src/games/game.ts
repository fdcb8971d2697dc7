/**
 * The contract between the shell and the games: what a game is to the page, and what its drawing is to the table.
 *
 * A board draws a position (`view`) and reports what the player points at. It knows no rule: what can be clicked are
 * the pieces that the remaining choices touch (`marks`).
 */
import type { SeatColour } from '../ui/seat';
import type { Choice, LogLine, Outcome, PieceRef, SeatInfo, Section } from '../wire/types';
import type { Component } from 'svelte';

/** A choice with its place in the list, which is also its number key. */
export interface NumberedChoice extends Choice {
  /** Counted from 1 among the choices that are shown; 0 for a refused one, which no key picks. */
  number: number;
  /** The key that picks it: `0` for the tenth or, in longer lists, for what ends the list; null for the others. */
  key?: string | null;
}

/** The choices about one piece, place or player. */
export interface Mark {
  piece: PieceRef;
  /** The live choices that touch it, after what was picked. */
  choices: NumberedChoice[];
  /** The refused choices that touch it. */
  refused: NumberedChoice[];
  /** The key of its only choice, if there is one. */
  key: string | null;
  /** Whether it is what some live choice touches next; other marks only light up when pointed at. */
  calls: boolean;
  /** Where nothing can be done: the refused choice that it would complete. A refused way marks its goal, not the piece
      that would go there. */
  bar: NumberedChoice | null;
}

/** By `pieceKey`. Pieces that are already picked have no mark. */
export type Marks = ReadonlyMap<string, Mark>;

/** How marks are found: by the id in the data of the game (`card:raiders`), or by number where the pieces of a kind have
    no names of their own (`seat:1`, `cell:8256`). */
export function pieceKey({ kind, id, name }: PieceRef): string {
  return `${kind}:${name === '' || name === kind ? id : name}`;
}

/** How a choice is drawn in the list: its icon in the sprite, and what it costs. */
export interface ChoiceSign {
  icon?: string;
  cost?: { count: number; icon: string; label: string };
}

/** What every board gets. */
export interface BoardProps<View = unknown> {
  /** The position as this viewer may know it, in the JSON of the game. */
  view: View;
  /** The seats, with names; the game's colours belong to its board. */
  seats: SeatInfo[];
  /** The seat that looks, if any. */
  own: number | null;
  /** The seats that are asked. */
  asked: number[];
  /** The choices that are still possible after what was picked, refused ones included. */
  choices: NumberedChoice[];
  /** What those choices touch: what can be pressed, and what is refused there. */
  marks: Marks;
  /** The pieces that were picked so far, in order. */
  picked: PieceRef[];
  /** The pieces to light up, because a choice or a line of the log about them is pointed at. */
  lit: PieceRef[];
  /** The choices of the line of the list that is pointed at; many choices touch no piece. */
  aimed?: Choice[];
  /** The refused choice that is pointed at in the list: the board shows the reason in place. */
  doubted?: Choice | null;
  /** What has just happened, to be shown as motion; empty when an earlier position is looked at. */
  news: LogLine[];
  /** Everything that led to the position, the latest last. */
  told?: LogLine[];
  /** A choice that was sent and has not been answered for a while. */
  sent?: Choice | null;
  /** The position in sentences; only for boards that are made of words. */
  outline?: Section[] | null;
  /** Whether pieces move visibly. */
  motion: boolean;
  /** The player picks a piece or place. */
  pick: (piece: PieceRef) => void;
  /** The player points at a piece or place, or at nothing. */
  point: (piece: PieceRef | null) => void;
  /** The player makes a choice that the board shows in full, e.g. on a button beside a card. */
  choose?: (choice: Choice) => void;
}

/** What a crew panel shows of a seat, in the game's own counts. */
export interface CrewProps<View = unknown> {
  view: View;
  seat: SeatInfo;
  own: boolean;
  /** The colour of the seat that acts now, if it is asked; for games with several colours per seat. */
  acting?: SeatColour | null;
  /** The colours of the seat at this position: in a replay they may not be dealt yet. */
  colours?: SeatColour[];
}

/** Parts beside the board: the hand, supplies, a counter in the question bar. */
export interface AsideProps<View = unknown> extends BoardProps<View> {}

/** What the breakdown of a result gets. */
export interface ResultProps<View = unknown> {
  view: View;
  seats: SeatInfo[];
}

/** How the dice of a seat fell: how many rolls, and how far from their mean in standard deviations. */
export interface Luck {
  rolls: number;
  deviation: number;
}

/** How the dice of a seat fell, as the log tells. */
export type LuckOf<View = unknown> = (log: LogLine[], view: View, seat: number) => Luck;

/** What every page may know of a game without loading its drawing. */
export interface Game {
  title: string;
  /** The part of the name that is set smaller, e.g. an expansion. */
  subtitle?: string;
  icon: string;
  seats: [number, number];
  minutes: [number, number];
  /** Where it stands among the games, counted from 1. */
  place: number;
  /** The drawing; without one the game is played on the board in words. */
  board?: () => Promise<GameBoard>;
  /** A part of its own on the page of a new table. */
  setup?: () => Promise<Component<{ options: Record<string, unknown> }>>;
  /** Pages of its own, by the pattern of their address. */
  pages?: Record<string, () => Promise<Component>>;
}

/** The drawing of a game. */
export interface GameBoard<View = unknown> {
  /** The board itself: one `<svg>` that fills its box and handles its own zoom, pan and keys. */
  Board: Component<BoardProps<View>>;
  /** The counts of a crew; the panel around it is the table's. */
  Crew?: Component<CrewProps<View>>;
  /** Cards in hand and supplies, below the crews. */
  Hand?: Component<AsideProps<View>>;
  /** A short counter at the right of the question, e.g. movement points. */
  Counter?: Component<AsideProps<View>>;
  /** The last dice, at the left of the foot. */
  Dice?: Component<AsideProps<View>>;
  /** A breakdown of the result, where its parts and points do not say enough. */
  Result?: Component<ResultProps<View>>;
  /** For games with dice; loaded at the end only. */
  luck?: () => Promise<LuckOf<View>>;
  /** The icon of what is counted: by the key of a budget, or of a part of the score and its piece. */
  icon?: (key: string, about?: PieceRef) => string | undefined;
  /** The name of a piece or place that was picked, or nothing. */
  nameOf?: (piece: PieceRef, view: View) => string | null;
  /** The colour of a seat: one of the names of tokens.css (`azure`, `orange`, `purple`, `green`, `crimson`, `blue`). */
  colour: (view: View, seat: number) => SeatColour;
  /** All colours of a seat, where it may play several. */
  colours?: (view: View, seat: number) => SeatColour[];
  /** The colour for which a seat is asked now, where it plays several; null where the player is asked. */
  acting?: (view: View, seat: number) => SeatColour | null;
  /** Where the game is, e.g. "Round 7", or nothing. */
  moment?: (view: View) => string;
  /** The icon and the cost of a choice in the list of orders. */
  sign?: (choice: Choice, view: View) => ChoiceSign;
  /** How the game ended, as a short sentence, e.g. "After 8 rounds Ada has the most points, 25 to 14."; or nothing. */
  ended?: (view: View, seats: SeatInfo[], outcome: Outcome) => string | null;
}

/** The one place where the type of a view is erased: the table hands positions on without knowing their shape. */
export function defineBoard<View>(board: GameBoard<View>): GameBoard {
  return board as unknown as GameBoard;
}

/** Whether two references name the same piece; their roles may differ. */
export function same(a: PieceRef, b: PieceRef): boolean {
  return a.kind === b.kind && a.id === b.id;
}
