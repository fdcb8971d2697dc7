/** The faces of the dice in the sprite. */
import type { Volley } from '../view';

export function goldFace(count: number): string {
  return count > 0 ? `die-gold-${Math.min(3, count)}` : 'die-blank';
}

export function nativeFace(count: number): string {
  return count > 0 ? `die-native-${Math.min(4, count)}` : 'die-blank';
}

export function volleyFace({ firing, exploding }: Volley): string {
  if (firing > 0) return `die-firing-${firing}`;
  return exploding > 0 ? `die-exploding-${exploding}` : 'die-blank';
}
