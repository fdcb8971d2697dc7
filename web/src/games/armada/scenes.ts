/** Scenes: what moves, for how long, and where it passes. */
import type { Happening } from './happenings';
import { spaceOfBerth } from './position';
import { landOf, type Point } from './spaces';
import type { Place, ShipId, TerritoryId, View } from './view';

export interface Scene {
  length: number;
  /** Draws the scene at a part of its way, from 0 to 1. */
  show: (part: number) => void;
  begin?: () => void;
  end?: () => void;
}

/** The spaces that something happened in. */
export function spacesOf(before: View, view: View, happenings: Happening[]): Set<number> {
  const touched = new Set<number>();
  const note = (place: Place): void => {
    for (const { ships } of [before, view]) {
      const space =
        place in ships ? spaceOfBerth(ships[place as ShipId].place) : landOf(place as TerritoryId);
      if (space) touched.add(space.index);
    }
  };
  for (const { fact } of happenings) {
    for (const part of ['ship', 'territory', 'from', 'to', 'target'] as const) {
      const place = (fact as Partial<Record<typeof part, string>>)[part];
      if (place && !place.startsWith('sea_')) note(place as Place);
    }
  }
  return touched;
}

/** A point on the way of a route. */
export function bent(from: Point, to: Point, part: number): Point {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const eased = part < 0.5 ? 2 * part * part : 1 - 2 * (1 - part) ** 2;
  const aside = -0.14 * 2 * eased * (1 - eased);
  return [from[0] + dx * eased - dy * aside, from[1] + dy * eased + dx * aside];
}

/** Several scenes as one. */
export function together(scenes: Scene[]): Scene {
  return {
    length: Math.max(0, ...scenes.map(({ length }) => length)),
    show: (part) => scenes.forEach((scene) => scene.show(part)),
    begin: () => scenes.forEach((scene) => scene.begin?.()),
    end: () => scenes.forEach((scene) => scene.end?.()),
  };
}

export function play(scene: Scene): Promise<void> {
  return new Promise((done) => {
    const began = performance.now();
    const step = (now: number): void => {
      const part = scene.length > 0 ? Math.min(1, Math.max(0, (now - began) / scene.length)) : 1;
      scene.show(part);
      if (part < 1) requestAnimationFrame(step);
      else done();
    };
    requestAnimationFrame(step);
  });
}
