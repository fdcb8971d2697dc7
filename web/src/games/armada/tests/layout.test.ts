import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SLIP } from '../map/layout';
import { lineBoxes, seaStyle, TYPE, type Label } from '../map/names';
import { area, crowding, grownBox, moved, overlap, Room, type Box } from '../map/room';
import { shipBoxes } from '../map/seas';
import { readMap } from '../map/source';
import { lands, waters } from '../spaces';

const map = readMap(readFileSync('../rules/armada/map.toml', 'utf8'));

interface Text {
  of: string;
  box: Box;
}

function texts(language: 'en' | 'it', full: boolean, ship: string | null): Text[] {
  const found: Text[] = [];
  const add = (of: string, label: Label | null, style: (typeof TYPE)[keyof typeof TYPE]): void => {
    for (const line of label ? lineBoxes(label.lines, label.at, style) : []) found.push({ of, box: line });
  };
  for (const { id, den, layout } of lands) {
    add(id, (full ? layout.name : layout.alone)[language], den ? TYPE.den : TYPE.central);
  }
  for (const { id, index, layout } of waters) {
    const style = seaStyle(map.sea[index - lands.length]!);
    add(id, (id === ship ? layout.beside : layout.name)[language], style);
  }
  return found;
}

/** Names of two places keep a little water between them. */
function collisions(all: Text[]): string[] {
  return all.flatMap((one, place) =>
    all
      .slice(place + 1)
      .filter((other) => other.of !== one.of && overlap(grownBox(one.box, 1), other.box) > 0)
      .map((other) => `${one.of} ${other.of}`),
  );
}

describe('names on the chart', () => {
  for (const language of ['en', 'it'] as const) {
    for (const full of [true, false]) {
      it(`never collide (${language}, counters ${full ? 'everywhere' : 'nowhere'})`, () => {
        expect(collisions(texts(language, full, null))).toEqual([]);
        for (const { id } of waters) expect(collisions(texts(language, full, id))).toEqual([]);
      });
    }

    it(`stay on the sheet (${language})`, () => {
      for (const { of, box } of [...texts(language, true, null), ...texts(language, false, null)]) {
        const inside = box.left >= 0 && box.right <= 1600 && box.top >= 0 && box.bottom <= 1280;
        expect(inside, of).toBe(true);
      }
    });
  }

  for (const language of ['en', 'it'] as const) {
    it(`are not covered by ships, at sea or on the stocks (${language})`, () => {
      const said = [...texts(language, true, null), ...texts(language, false, null)];
      for (const { id, layout } of waters) {
        const ship = shipBoxes(layout.ship, layout.size);
        // The name of the sea itself gives way.
        const covered = said.filter(({ of, box }) => of !== id && crowding(box, ship) > 0);
        expect(
          covered.map(({ of }) => of),
          id,
        ).toEqual([]);
      }
      for (const { id, site, layout } of lands.filter((land) => land.site === 'city')) {
        const covered = said.filter(({ box }) => overlap(box, moved(layout.slip, SLIP)) > 0);
        expect(
          covered.map(({ of }) => of),
          `${site} ${id}`,
        ).toEqual([]);
      }
    });

    it(`cross no coast (${language})`, () => {
      const rooms = map.territory.map(({ id, polygon }) => ({ id, room: new Room(polygon) }));
      for (const { of, box } of texts(language, false, null)) {
        const own = rooms.find(({ id }) => id === of)?.room;
        const wrong = own
          ? own.outside(box)
          : rooms.reduce((sum, { room }) => sum + area(box) - room.outside(box), 0);
        expect(wrong / area(box), of).toBeLessThan(own ? 0.35 : 0.1);
      }
    });
  }

  it('give way to the ships', () => {
    for (const { id, layout } of waters) {
      const [x, y] = layout.ship;
      const plaque = {
        left: x - 37,
        right: x + 37,
        top: y + 25 * layout.size,
        bottom: y + 25 * layout.size + 26,
      };
      for (const label of Object.values(layout.beside)) {
        if (!label) continue;
        const style = seaStyle(map.sea.find((sea) => sea.id === id)!);
        for (const line of lineBoxes(label.lines, label.at, style)) expect(overlap(line, plaque), id).toBe(0);
      }
    }
  });
});

describe('the numbers of the choices', () => {
  it('never lie on each other', () => {
    const badges = [...lands, ...waters].map(({ id, layout }) => ({
      of: id,
      box: moved(layout.badge, { left: -15, top: -15, right: 15, bottom: 15 }),
    }));
    expect(collisions(badges)).toEqual([]);
  });
});

describe('relief', () => {
  it('keeps clear of the names', () => {
    for (const { id, layout, den, relief } of lands) {
      const names = Object.values(layout.name).flatMap(({ lines, at }) =>
        lineBoxes(lines, at, den ? TYPE.den : TYPE.central),
      );
      for (const [x, y] of relief.points) {
        const drawing = { left: x - 8, right: x + 8, top: y - 17, bottom: y };
        for (const name of names) expect(overlap(drawing, name), id).toBeLessThan(30);
      }
    }
  });
});
