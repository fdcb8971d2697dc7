import qrcode from 'qrcode-generator';
import { describe, expect, it } from 'vitest';
import { drawQr } from './qr';

describe('the drawing of a QR code', () => {
  it('covers exactly the dark modules', () => {
    const text = 'https://games.example/t/abc#seat=xyz';
    const { size, path } = drawQr(text);
    const drawn = new Set<string>();
    for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
      for (let step = 0; step < Number(length); step++) drawn.add(`${Number(x) + step},${y}`);
    }
    const code = qrcode(0, 'M');
    code.addData(text);
    code.make();
    expect(size).toBe(code.getModuleCount());
    for (let y = 0; y < size; y++) {
      for (let x = 0; x < size; x++) expect(drawn.has(`${x},${y}`), `${x},${y}`).toBe(code.isDark(y, x));
    }
  });
});
