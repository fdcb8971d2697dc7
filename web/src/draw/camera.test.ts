import { expect, test } from 'vitest';
import { Camera } from './camera.svelte';

function looking(): Camera {
  const camera = new Camera();
  camera.spread({ left: -500, top: -400, right: 500, bottom: 400 });
  camera.resize(1000, 800);
  return camera;
}

test('at first everything is in view', () => {
  const camera = looking();
  expect(camera.scale).toBe(1);
  expect(camera.atFit).toBe(true);
  expect(camera.seen).toEqual({ left: -500, top: -400, right: 500, bottom: 400 });
});

test('zooming keeps the point under the pointer', () => {
  const camera = looking();
  const before = camera.unitAt([700, 500]);
  camera.zoomAt([700, 500], 1.7);
  const after = camera.unitAt([700, 500]);
  expect(camera.scale).toBeCloseTo(1.7);
  expect(after).toEqual([expect.closeTo(before[0], 6), expect.closeTo(before[1], 6)]);
  expect(camera.pixelAt(after)).toEqual([expect.closeTo(700, 6), expect.closeTo(500, 6)]);
});

test('the drawing never leaves the box', () => {
  const camera = looking();
  camera.zoomAt([500, 400], 2);
  camera.panBy(9999, -9999);
  expect(camera.seen.left).toBeCloseTo(-500);
  expect(camera.seen.bottom).toBeCloseTo(400);
});

test('what grows stays in view as a whole, unless something was looked at closely', () => {
  const camera = looking();
  camera.spread({ left: -1500, top: -400, right: 500, bottom: 400 });
  expect(camera.scale).toBe(0.5);
  camera.zoomAt([500, 400], 3);
  camera.spread({ left: -2500, top: -400, right: 500, bottom: 400 });
  expect(camera.scale).toBeCloseTo(1.5);
});

test('a small drawing is not blown up', () => {
  const camera = new Camera();
  camera.spread({ left: -50, top: -50, right: 50, bottom: 50 });
  camera.resize(1000, 800);
  expect(camera.scale).toBe(1.3);
});

test('a part is shown as closely as it fits, within limits', () => {
  const camera = looking();
  camera.show({ left: 0, top: 0, right: 100, bottom: 100 }, 0.5, 2, false);
  expect(camera.scale).toBe(2);
  camera.show({ left: -400, top: -300, right: 400, bottom: 300 }, 0.5, 2, false);
  expect(camera.scale).toBeCloseTo(1.25);
});

test('a point out of view is brought in, a point in view changes nothing', () => {
  const camera = looking();
  camera.zoomAt([500, 400], 2);
  const before = camera.seen;
  camera.reveal([0, 0], false);
  expect(camera.seen).toEqual(before);
  camera.reveal([400, 0], false);
  expect(camera.seen.right).toBeGreaterThan(400);
});

test('what is covered is not drawn on: everything moves into the rest', () => {
  const camera = looking();
  camera.cover({ left: 500, top: 100, bottom: 300 });
  expect(camera.scale).toBe(0.5);
  expect(camera.pixelAt([-500, 0])).toEqual([500, 300]);
  expect(camera.pixelAt([500, 0])).toEqual([1000, 300]);
  const before = camera.unitAt([900, 350]);
  camera.zoomAt([900, 350], 2);
  expect(camera.pixelAt(before)).toEqual([expect.closeTo(900, 6), expect.closeTo(350, 6)]);
});
