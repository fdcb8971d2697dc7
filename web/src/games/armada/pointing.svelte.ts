/** What is pointed at and picked on the chart, by mouse, finger or keys. */
import type { PieceRef } from '../../wire/types';
import { pieceKey, same, type Marks } from '../game';
import type { Camera } from '../../draw/camera.svelte';
import { ARROWS } from '../../draw/steer';
import { spaceOf, type Vessel } from './position';
import { middleOf, neighbour, spaces, type Space } from './spaces';
import type { ShipId, View } from './view';

/** What the board knows at the moment it is asked. */
export interface Board {
  readonly view: View;
  readonly marks: Marks;
  readonly ships: Map<number, Vessel>;
  readonly picked: PieceRef[];
  readonly motion: boolean;
  pick: (piece: PieceRef) => void;
  point: (piece: PieceRef | null) => void;
}

export class Pointing {
  /** What the pointer or the focus is on. */
  at = $state.raw<PieceRef | null>(null);
  /** A refusal that was pressed stays until something else is. */
  pinned = $state.raw<PieceRef | null>(null);
  /** The space that the tab key reaches. */
  current = $state(0);

  private readonly board: Board;
  private readonly camera: Camera;
  private chart: SVGSVGElement | null = null;

  constructor(board: Board, camera: Camera) {
    this.board = board;
    this.camera = camera;
  }

  counts(piece: PieceRef): boolean {
    const { marks, picked } = this.board;
    return isLive(marks, piece) || picked.some((one) => same(one, piece));
  }

  /** Moves the tab stop to something that can be picked, unless the focus is already in the chart. */
  lead(): void {
    const { marks, view } = this.board;
    // Cards and ready-made openings lie in no space.
    const found = [...marks.values()].flatMap(({ piece, choices, calls }) => {
      const space = choices.length > 0 && spaceOf(view, piece);
      return space ? [{ space, calls }] : [];
    });
    const { space } = found.find(({ calls }) => calls) ?? found[0] ?? {};
    if (space && !this.chart?.contains(document.activeElement)) this.current = space.index;
  }

  /** Event delegation: one listener tells a drag from a press for all spaces. */
  listen(chart: SVGSVGElement): () => void {
    this.chart = chart;
    const stop = new AbortController();
    const how = { signal: stop.signal };
    chart.addEventListener('click', (event) => this.click(event), how);
    chart.addEventListener('keydown', (event) => this.key(event), how);
    chart.addEventListener('focusin', (event) => this.focused(event), how);
    chart.addEventListener('focusout', () => queueMicrotask(() => this.left(stop.signal)), how);
    chart.addEventListener('pointerleave', () => this.aim(null), how);
    chart.addEventListener(
      'pointerover',
      (event) => {
        if (event.pointerType === 'mouse') this.aim(this.under(event.target));
      },
      how,
    );
    return () => stop.abort();
  }

  /** Focus has left, unless it went to another space or the chart itself was removed. */
  private left(stopped: AbortSignal): void {
    if (!stopped.aborted && !this.chart?.contains(document.activeElement)) this.aim(null);
  }

  private aim(piece: PieceRef | null): void {
    if (piece === this.at || (piece && this.at && same(piece, this.at))) return;
    this.at = piece;
    this.board.point(piece);
  }

  private click(event: MouseEvent): void {
    const piece = this.under(event.target);
    const space = piece && spaceOf(this.board.view, piece);
    if (space) this.current = space.index;
    const picks = piece !== null && this.counts(piece);
    this.pinned = picks ? null : piece;
    // After a pick by touch nothing is hovered.
    const lifted = picks && (event as PointerEvent).pointerType === 'touch';
    this.aim(lifted ? null : piece);
    if (picks) this.board.pick(piece);
  }

  private key(event: KeyboardEvent): void {
    const space = spaceAt(event.target);
    if (!space || event.altKey || event.ctrlKey || event.metaKey) return;
    const { picked, motion, pick } = this.board;
    const direction = ARROWS[event.key];
    if (direction) {
      const next = neighbour(space, direction);
      if (next) this.focus(next);
    } else if (event.key === 'Enter' || event.key === ' ') {
      // Where nothing can be picked, Enter belongs to the table: it may confirm.
      const piece = this.meant(space, event.shiftKey);
      if (!piece || picked.some((one) => same(one, piece))) return;
      pick(piece);
    } else if (event.key === '+') this.camera.closer(motion);
    else if (event.key === '-') this.camera.farther(motion);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  private focus(space: Space): void {
    this.current = space.index;
    this.camera.reveal(middleOf(space), this.board.motion);
    this.chart?.querySelector<SVGElement>(`[data-space="${space.index}"]`)?.focus({ preventScroll: true });
  }

  private focused(event: FocusEvent): void {
    const space = spaceAt(event.target);
    if (!space) return;
    this.current = space.index;
    this.aim(this.meant(space) ?? space.piece);
  }

  /** The piece that a press on a space picks: the space, or the ship that lies in it. */
  private meant(space: Space, other = false): PieceRef | null {
    const vessel = this.board.ships.get(space.index);
    const pieces = [space.piece, ...(vessel ? [vessel.piece] : [])];
    return pieces.filter((piece) => this.counts(piece))[other ? 1 : 0] ?? null;
  }

  /** What lies under the pointer: a ship if she can be picked, otherwise the space. */
  private under(target: EventTarget | null): PieceRef | null {
    const vessel = this.vesselAt(target);
    if (vessel && this.counts(vessel.piece)) return vessel.piece;
    const space = vessel ? spaceOf(this.board.view, vessel.piece) : spaceAt(target);
    return space && (this.meant(space) ?? space.piece);
  }

  private vesselAt(target: EventTarget | null): Vessel | null {
    const found = (target as Element | null)?.closest<SVGElement>('[data-ship]');
    const id = found?.dataset.ship as ShipId | undefined;
    return [...this.board.ships.values()].find((vessel) => vessel.id === id) ?? null;
  }
}

export function isLive(marks: Marks, piece: PieceRef): boolean {
  return (marks.get(pieceKey(piece))?.choices.length ?? 0) > 0;
}

function spaceAt(target: EventTarget | null): Space | null {
  const element = (target as Element | null)?.closest<SVGElement>('[data-space]');
  return element ? (spaces[Number(element.dataset.space)] ?? null) : null;
}
