/** A sign of the game: buildings and ships are pieces, which stand on their foot and need more room. */
import { buildings } from '../data';

export interface Sign {
  name: string;
  piece: boolean;
}

export function signOf(name: string): Sign {
  return { name, piece: name === 'ship' || buildings.some((kind) => kind === name) };
}
