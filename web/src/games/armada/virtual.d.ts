/** Made from the data files of the rules when the page is built: see `scripts/armada-map`. */
declare module 'virtual:armada' {
  type Words = Record<'en' | 'it', string>;

  export const chart: import('../../../scripts/armada-map/chart').Chart;
  export const cards: Record<import('./view').Card, { name: Words; text: Words }>;
  /** Movement points by action. */
  export const costs: Record<string, number>;
  export const numbers: {
    movement_points_per_turn: number;
    ship_capacity: number;
    den_majority: number;
    bases_to_win: number;
    foreign_cities_to_win: number;
    card_price_gold: number;
    score_centre: number;
    score_base: number;
    score_foreign_city: number;
    score_territory: number;
  };
}
