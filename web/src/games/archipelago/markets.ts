/** What the four boards say: prices, the rows that count, and what Phase 3 will do. */
import { goods, stability, surplus, zones, type Good, type Market, type MarketZone } from './data';

export type Cubes = Readonly<Record<Good, number>>;

/** Steps of the two markers. */
export interface Steps {
  surplus: number;
  rebellion: number;
}

export function zoneOf(market: Market, good: Good): MarketZone {
  return zones.find((zone) => zone.market === market && zone.good === good)!;
}

/** The row of the n-th cube, counted from 1; nothing if it does not fit. */
export function rowOf(zone: MarketZone, nth: number): number | null {
  let slots = 0;
  const row = zone.rows.findIndex(([count]) => nth <= (slots += count));
  return nth < 1 || row < 0 ? null : row;
}

/** What the last cube costs, and what the next one brings; nothing if there is none or no room. */
export function pricesOf(zone: MarketZone, cubes: number): { buy: number | null; sell: number | null } {
  const price = (nth: number): number | null => {
    const row = rowOf(zone, nth);
    return row === null ? null : zone.rows[row]![1];
  };
  return { buy: price(cubes), sell: price(cubes + 1) };
}

/** Only the row of the last cube counts. */
export function marketSteps(market: Market, cubes: Cubes): Steps {
  const total = { surplus: 0, rebellion: 0 };
  for (const good of goods) {
    const zone = zoneOf(market, good);
    const row = rowOf(zone, cubes[good]);
    if (row === null) continue;
    total.surplus += zone.rows[row]![2];
    total.rebellion += zone.rows[row]![3];
  }
  return total;
}

export function stabilitySteps(population: number): Steps {
  const row = stability.find(([min, max]) => min <= population && population <= max);
  return { surplus: row?.[2] ?? 0, rebellion: row?.[3] ?? 0 };
}

/** The price of a worker, and the steps of the rebellion. */
export function surplusRow(value: number): { price: number; rebellion: number } {
  const row = surplus.find(([min, max]) => min <= value && value <= max) ?? surplus.at(-1)!;
  return { price: row[2], rebellion: row[3] };
}
