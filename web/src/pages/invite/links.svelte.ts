/** The links of a table, for its host. */
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

  /** The host link, unless it was shown in another tab only. */
  get forHosts(): string | null {
    return this.#kept.host && linkTo(this.#table, 'host', this.#kept.host);
  }

  /** The link of one seat, unless it was shown in another tab only. */
  of(seat: number): string | null {
    const token = this.#kept.links.find((link) => link.seat === seat)?.token;
    return token ? linkTo(this.#table, 'seat', token) : null;
  }

  /** A new link for all free seats; players who came by the old one keep their seats. */
  async renewAll(): Promise<void> {
    const { token } = await post<{ token: string }>(`/tables/${this.#table}/invite/reissue`);
    keepInvite(this.#table, token);
    this.#kept = keptOf(this.#table);
  }

  /** A new host link. It revokes the old one, and the host rights that were gained by it. */
  async renewHost(): Promise<void> {
    const { token } = await post<{ token: string }>(`/tables/${this.#table}/host/reissue`);
    keepHost(this.#table, token);
    this.#kept = keptOf(this.#table);
  }

  /** Revokes the link for all free seats. */
  async withdrawAll(): Promise<void> {
    await post(`/tables/${this.#table}/invite/revoke`);
    keepInvite(this.#table, null);
    this.#kept = keptOf(this.#table);
  }

  /** A new link for a seat. It revokes the old one and its player's session, unless the host renews his own seat. */
  async renew(seat: number): Promise<void> {
    const link = await post<SeatLink>(`/tables/${this.#table}/seats/${seat}/reissue`);
    keepLink(this.#table, link);
    this.#kept = keptOf(this.#table);
  }

  /** Revokes the link of a seat and frees the seat. */
  async withdraw(seat: number): Promise<void> {
    await post(`/tables/${this.#table}/seats/${seat}/revoke`);
    dropLink(this.#table, seat);
    this.#kept = keptOf(this.#table);
  }

  async giveToBots(seats: number[], level: Level): Promise<void> {
    for (const seat of seats) {
      await post(`/tables/${this.#table}/seats/${seat}/bot`, { level });
    }
  }
}
