/** The land behind the house on a card: hills, sun and sky lines that only depend on the name of the card. */

export interface Landscape {
  sun: number;
  sky: string;
  hills: [string, string];
  isMirrored: boolean;
}

export function landscapeOf(id: string): Landscape {
  const luck = luckOf(id);
  const hills: [string, string] = [hill(luck, 50, 26), hill(luck, 60, 18)];
  const isMirrored = luck() > 0.5;
  const sun = Math.round(20 + luck() * 120);
  let sky = '';
  for (let y = 6; y < 34; y += 5) {
    const from = luck() * 70;
    sky += `M${from.toFixed(0)} ${y}H${(from + 30 + luck() * 60).toFixed(0)}`;
  }
  return { sun, sky, hills, isMirrored };
}

function hill(luck: () => number, y: number, height: number): string {
  let path = `M0 90V${y}`;
  for (let x = 20; x <= 160; x += 20) {
    path += `Q${x - 10} ${(y - height * luck()).toFixed(1)} ${x} ${(y - height * 0.5 * luck()).toFixed(1)}`;
  }
  return `${path}V90Z`;
}

/** The same numbers between 0 and 1 for the same name, every time. */
function luckOf(id: string): () => number {
  let seed = 9;
  for (const letter of id) seed = (Math.imul(seed, 31) + letter.charCodeAt(0)) | 0;
  return () => {
    seed = (Math.imul(seed ^ (seed >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0;
    return ((seed ^ (seed >>> 13)) >>> 0) / 4294967296;
  };
}
