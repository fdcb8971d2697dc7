/** The links of a table, as its host knows them, and what he can do with them. */
import { post } from '../../wire/api';
import { linkTo } from '../../wire/claim';
import { dropLink, keepHost, keepInvite, keepLink, keptOf, type Kept } from '../../wire/keep';
import type { Level, SeatLink } from '../../wire/types';

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

  /** The link that makes its reader a host, unless it was shown in another tab only. */
  get forHosts(): string | null {
    return this.#kept.host && linkTo(this.#table, 'host', this.#kept.host);
  }

  /** The link of one seat, unless it was shown in another tab only. */
  of(seat: number): string | null {
    const token = this.#kept.links.find((link) => link.seat === seat)?.token;
    return token ? linkTo(this.#table, 'seat', token) : null;
  }

  /** A new link for all free seats; who came by the old one keeps the seat he has. */
  async renewAll(): Promise<void> {
    const { token } = await post<{ token: string }>(`/tables/${this.#table}/invite/reissue`);
    keepInvite(this.#table, token);
    this.#kept = keptOf(this.#table);
  }

  /** A new link for hosts; who came by the old one is no host any more. */
  async renewHost(): Promise<void> {
    const { token } = await post<{ token: string }>(`/tables/${this.#table}/host/reissue`);
    keepHost(this.#table, token);
    this.#kept = keptOf(this.#table);
  }

  /** Makes the link for all free seats worthless. */
  async withdrawAll(): Promise<void> {
    await post(`/tables/${this.#table}/invite/revoke`);
    keepInvite(this.#table, null);
    this.#kept = keptOf(this.#table);
  }

  /**
   * A new link for a seat; the old one is worthless, and whoever came by it has to leave. Whoever asks for a link to
   * his own seat stays.
   */
  async renew(seat: number): Promise<void> {
    const link = await post<SeatLink>(`/tables/${this.#table}/seats/${seat}/reissue`);
    keepLink(this.#table, link);
    this.#kept = keptOf(this.#table);
  }

  /** Makes the link of a seat worthless and the seat free. */
  async withdraw(seat: number): Promise<void> {
    await post(`/tables/${this.#table}/seats/${seat}/revoke`);
    dropLink(this.#table, seat);
    this.#kept = keptOf(this.#table);
  }

  /** Gives the seats to bots. */
  async giveToBots(seats: number[], level: Level): Promise<void> {
    for (const seat of seats) {
      await post(`/tables/${this.#table}/seats/${seat}/bot`, { level });
    }
  }
}
