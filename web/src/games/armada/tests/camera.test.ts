import { describe, expect, it } from 'vitest';
import { ChartCamera, DICE, SHEET } from '../camera.svelte';

function camera(width = 830, height = 670): ChartCamera {
  const made = new ChartCamera();
  made.resize(width, height);
  return made;
}

describe('camera', () => {
  it('shows the whole sheet at first', () => {
    const made = camera();
    expect(made.scale).toBeCloseTo(0.5);
    expect(made.seen.left).toBeCloseTo(SHEET.left);
    expect(made.seen.bottom).toBeCloseTo(SHEET.top + SHEET.height);
    expect(made.atFit).toBe(true);
  });

  it('keeps the point under the pointer while it zooms', () => {
    const made = camera();
    const before = made.unitAt([300, 200]);
    made.zoomAt([300, 200], 2);
    const after = made.unitAt([300, 200]);
    expect(after[0]).toBeCloseTo(before[0], 3);
    expect(after[1]).toBeCloseTo(before[1], 3);
    expect(made.scale).toBeCloseTo(1);
  });

  it('never leaves the sheet', () => {
    const made = camera();
    made.zoomAt([400, 300], 3);
    made.panBy(5000, 5000);
    expect(made.seen.left).toBeCloseTo(SHEET.left);
    expect(made.seen.top).toBeCloseTo(SHEET.top);
    made.zoomAt([400, 300], 0.01);
    expect(made.atFit).toBe(true);
  });

  it('translates between the map and the screen', () => {
    const made = camera();
    made.zoomAt([100, 500], 1.7);
    const [x, y] = made.pixelAt(made.unitAt([123, 321]));
    expect(x).toBeCloseTo(123);
    expect(y).toBeCloseTo(321);
  });

  it('shows what is asked for, within limits', () => {
    const made = camera(390, 420);
    const frame = { left: 200, top: 200, right: 420, bottom: 420 };
    made.show(frame, 0.62, 1.05, false);
    expect(made.scale).toBeLessThanOrEqual(1.05);
    expect(made.holds(frame)).toBe(true);
  });

  it('shows nothing that is asked for under the tools of a phone', () => {
    const made = camera(390, 420);
    const frame = { left: 200, top: 200, right: 560, bottom: 420 };
    made.show(frame, 0.3, 1.05, false);
    expect(made.pixelAt([frame.right, frame.top])[0]).toBeLessThan(390 - 52);
    expect(made.pixelAt([frame.left, frame.top])[0]).toBeGreaterThan(0);
  });

  it('draws the corners of the sheet out from under the tools and the dice of a phone', () => {
    const made = camera(390, 420);
    made.dice = DICE;
    const corner = { left: 1350, top: 60, right: 1580, bottom: 300 };
    made.show(corner, 0.62, 1.05, false);
    const [x, y] = made.pixelAt([corner.right, corner.top]);
    expect([x < 390 - 52, y > 58]).toEqual([true, true]);
    expect(made.holds(corner)).toBe(true);
  });

  it('moves no more than is needed to reveal a place', () => {
    const made = camera(390, 420);
    made.show({ left: 200, top: 200, right: 420, bottom: 420 }, 0.62, 1.05, false);
    const before = made.seen.left;
    made.reveal([300, 300], false);
    expect(made.seen.left).toBe(before);
    made.reveal([900, 300], false);
    expect(made.seen.right).toBeGreaterThan(900);
  });
});
