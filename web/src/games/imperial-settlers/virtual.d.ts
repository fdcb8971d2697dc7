/** Made from the data files of the rules when the page is built: see `scripts/imperial-settlers`. */
declare module 'virtual:imperial-settlers' {
  type Words = Record<'en' | 'it', string>;

  export interface Named {
    id: string;
    name: Words;
  }
  export const cards: (Named & import('./data').Printed)[];
  export const factions: (Named & import('./data').FactionPrint)[];
  export const goods: Named[];
  export const colours: (Named & { good: string; hex: string })[];
  export const attacks: (Named & { target: string })[];
  export const achievements: (Named & { min_vp: number })[];
  export const decks: {
    classes: { size: number; three_copies: number; two_copies: number; one_copy: number };
    replacements: { faction: string; old: string; new: string }[];
    ready: { faction: string; remove: string[]; add: string[] }[];
  };
}
