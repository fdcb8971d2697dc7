/** What the parts of a game's drawing are given. */
import { MediaQuery } from 'svelte/reactivity';
import type { BoardProps } from '../games/game';
import { settings } from '../lib/settings.svelte';
import type { LiveTable } from '../wire/live.svelte';
import type { PieceRef, TableState } from '../wire/types';
import type { Session } from './session.svelte';

const still = new MediaQuery('prefers-reduced-motion: reduce');

/** What happened at a step stays lit while it is looked at. */
function told(live: LiveTable, step: number): PieceRef[] {
  return live.log.filter((line) => line.step === step).flatMap((line) => line.phrase.pieces);
}

export function boardProps(session: Session, table: TableState): BoardProps {
  const { play, replay, live } = session;
  const past = replay.at === null ? null : replay.past;
  return {
    view: past?.view ?? table.view,
    seats: table.summary.seats,
    own: session.own,
    asked: past ? [] : table.asked,
    choices: play.shown,
    marks: play.marks,
    picked: play.picked,
    lit: play.sent?.touches ?? (past && session.lit.length === 0 ? told(live, past.step) : session.lit),
    aimed: past ? [] : session.aimed,
    doubted: past ? null : session.doubted,
    news: past ? [] : live.news,
    told: past ? live.log.filter((line) => line.step <= past.step) : live.log,
    sent: past ? null : play.sent,
    outline: past?.outline ?? live.outline,
    motion: settings.motion && !still.current,
    pick: (piece) => play.pick(piece),
    point: (piece) => (play.pointed = piece),
    choose: (choice) => void play.choose(choice),
  };
}
