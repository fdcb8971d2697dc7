import { describe, expect, test } from 'vitest';
import { HALF, Sheet } from './sheet.svelte';

describe('the sheet of a phone', () => {
  test('is as high as its choices, up to half', () => {
    const sheet = new Sheet();
    sheet.content = 120;
    expect(sheet.height(true)).toBe(120);
    sheet.content = 900;
    expect(sheet.height(true)).toBe(HALF);
    expect(sheet.height(false)).toBe(0);
  });

  test('keeps what its reader wanted until another page is shown', () => {
    const sheet = new Sheet();
    sheet.content = 150;
    sheet.toggle(150);
    expect([sheet.height(true), sheet.dragged]).toEqual([0, true]);
    sheet.toggle(0);
    expect(sheet.height(false)).toBe(150);
    sheet.settle();
    expect([sheet.height(true), sheet.dragged]).toEqual([150, false]);
  });
});
