/** The links of a table, as its host knows them, and what he can do with them. */
import { post } from '../../lib/api';
import { linkTo } from '../../lib/claim';
import { dropLink, keepLink, keptOf, type Kept } from '../../lib/keep';
import type { Level, SeatInfo, SeatLink } from '../../lib/wire';

export class Links {
  #table: string;
  #kept: Kept;

  constructor(table: string) {
    this.#table = table;
    this.#kept = $state.raw(keptOf(table));
  }

  /** The link for all free seats, if there is one. */
  get forAll(): string | null {
    return this.#kept.invite && linkTo(this.#table, 'invite', this.#kept.invite);
  }

  /** The link of one seat, unless it was shown in another tab only. */
  of(seat: number): string | null {
    const token = this.#kept.links.find((link) => link.seat === seat)?.token;
    return token ? linkTo(this.#table, 'seat', token) : null;
  }

  /** A new link for a seat; the old one is worthless, and whoever came by it has to leave. */
  async renew(seat: number): Promise<void> {
    const link = await post<SeatLink>(`/tables/${this.#table}/seats/${seat}/reissue`);
    this.#keep(link);
  }

  /** Makes the link of a seat worthless and the seat free. */
  async withdraw(seat: number): Promise<void> {
    await post(`/tables/${this.#table}/seats/${seat}/revoke`);
    dropLink(this.#table, seat);
    this.#kept = keptOf(this.#table);
  }

  /**
   * A link to one's own seat, for a second screen. Making it empties the seat, so one sits down again at once,
   * by the same link and under the same name.
   */
  async second({ seat, name }: SeatInfo): Promise<void> {
    const link = await post<SeatLink>(`/tables/${this.#table}/seats/${seat}/reissue`);
    await post(`/tables/${this.#table}/claim`, { token: link.token });
    if (name) await post(`/tables/${this.#table}/seats/${seat}/rename`, { name });
    this.#keep(link);
  }

  /** Gives the seats to bots. */
  async giveToBots(seats: number[], level: Level): Promise<void> {
    for (const seat of seats) {
      await post(`/tables/${this.#table}/seats/${seat}/bot`, { level });
    }
  }

  #keep(link: SeatLink): void {
    keepLink(this.#table, link);
    this.#kept = keptOf(this.#table);
  }
}
