import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { lineBoxes, seaStyle, TYPE, type Label } from '../../../../scripts/armada-map/layout';
import { overlap, type Box } from '../../../../scripts/armada-map/room';
import { readMap } from '../../../../scripts/armada-map/source';
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

/** Halos may touch; letters may not. */
function collisions(all: Text[]): string[] {
  return all.flatMap((one, place) =>
    all
      .slice(place + 1)
      .filter((other) => other.of !== one.of && overlap(one.box, other.box) > 30)
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

  it('give way to the ships', () => {
    for (const { id, layout } of waters) {
      const [x, y] = layout.ship;
      const plaque = {
        left: x - 37 * layout.size,
        right: x + 37 * layout.size,
        top: y,
        bottom: y + 51 * layout.size,
      };
      for (const label of Object.values(layout.beside)) {
        if (!label) continue;
        const style = seaStyle(map.sea.find((sea) => sea.id === id)!);
        for (const line of lineBoxes(label.lines, label.at, style)) expect(overlap(line, plaque), id).toBe(0);
      }
    }
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
