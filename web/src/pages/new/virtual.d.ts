/** Made from the data files of the rules when the page is built: see `scripts/option-needs.ts`. */
declare module 'virtual:option-needs' {
  /** With which numbers of seats and in which modes an option may be chosen; the clause that refuses it elsewhere. */
  export interface Needs {
    seats: number[];
    mode?: string[];
    clause: string;
  }
  export const needs: Record<string, Record<string, Needs>>;
}
