/**
 * One table, followed over a WebSocket. Messages update `state`, `log` and `chat`; a broken connection is opened again
 * silently, and unanswered moves are sent again with the same idempotency key.
 */
import { address, get, post, postLast, Problem, Unreachable } from './api';
import { newKey } from './key';
import { assemble, fresh, joined } from './news';
import type {
  ChatLine,
  Choice,
  Foreseen,
  Incident,
  LogLine,
  Message,
  Played,
  Section,
  TableState,
} from './types';

/** The viewer of a table. */
export type Eyes = number | 'spectator';
/** The connection: before the first state, open, reconnecting, given up. */
export type Connection = 'connecting' | 'open' | 'broken' | 'closed';

/** The used part of a WebSocket. */
export type Socket = Pick<WebSocket, 'send' | 'close' | 'onmessage' | 'onclose'>;

/** Dependencies that a test replaces. */
export interface Means {
  connect: (url: string) => Socket;
  get: typeof get;
  post: typeof post;
  postLast: typeof postLast;
}

/** A chat line, and the version of the table at which it arrived. */
export type Heard = ChatLine & { version: number };

/** A pending request. */
interface Waiting {
  text: string;
  done: (played: Played) => void;
  failed: (reason: unknown) => void;
}

/** As `since` this version skips the log. */
const NO_LOG = 4_294_967_295;
/** Backoff: milliseconds before the first, second … attempt to reconnect. */
const PAUSES = [300, 1000, 2000, 4000, 8000, 15_000];
/** Interval of the pings, and the time within which one must be answered. */
const SIGN_EVERY = 20_000;
const SIGN_WITHIN = 10_000;

const real: Means = { connect: (url) => new WebSocket(url), get, post, postLast };

export class LiveTable {
  readonly id: string;
  /** The state; null before the first answer, and while a curtain hides it. */
  state = $state.raw<TableState | null>(null);
  log = $state.raw<LogLine[]>([]);
  /** New lines of the last message. */
  news = $state.raw<LogLine[]>([]);
  /** Incidents besides the game: players who came and left, bots that were called. */
  incidents = $state.raw<Incident[]>([]);
  /** New incidents of the last message. */
  happened = $state.raw<Incident[]>([]);
  /** What the offered choices bring, by move; sent after the choices. */
  foreseen = $state.raw<ReadonlyMap<string, Foreseen>>(new Map());
  chat = $state.raw<Heard[]>([]);
  outline = $state.raw<Section[] | null>(null);
  connection = $state<Connection>('connecting');
  /** Why the table cannot be shown at all. */
  failure = $state.raw<unknown>(null);
  /** When the clocks of the last message were read. */
  heardAt = $state(0);

  #means: Means;
  #eyes = $state<Eyes>('spectator');
  #wantsOutline = false;
  #socket: Socket | null = null;
  #attempts = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #sign: ReturnType<typeof setTimeout> | undefined;
  #waiting = new Map<string, Waiting>();
  /** Generation counter of the viewer: late answers for an earlier viewer are dropped. */
  #look = 0;

  constructor(id: string, means: Means = real) {
    this.id = id;
    this.#means = means;
  }

  get path(): string {
    return `/tables/${encodeURIComponent(this.id)}`;
  }

  get eyes(): Eyes {
    return this.#eyes;
  }

  /** The public state of the table, requested once without the socket. */
  async glance(): Promise<TableState> {
    return this.#means.get<TableState>(this.path, { seat: 'spectator', since: NO_LOG });
  }

  /** Changes the viewer, and drops the state of the former one. */
  look(eyes: Eyes): void {
    this.#drop();
    this.forget();
    this.#eyes = eyes;
    this.#connect();
  }

  /** Requests everything again, e.g. in another language; the old state stays until the answer arrives. */
  renew(): void {
    if (this.connection === 'closed') return;
    this.#drop();
    this.#connect(0);
  }

  /** Drops everything that only this viewer may know. */
  forget(): void {
    this.#look += 1;
    this.state = null;
    this.log = [];
    this.news = [];
    this.incidents = [];
    this.happened = [];
    this.outline = null;
    this.foreseen = new Map();
    for (const [, waiting] of this.#waiting) waiting.failed(new Unreachable('The seat was left.'));
    this.#waiting.clear();
  }

  /** Reconnects at once, e.g. because the network is back. */
  hurry(): void {
    if (this.connection !== 'broken') return;
    this.#attempts = 0;
    this.#drop();
    this.#connect();
  }

  close(): void {
    this.#drop();
    this.connection = 'closed';
  }

  /** Whether the position is requested in sentences too. */
  async describe(wanted: boolean): Promise<void> {
    this.#wantsOutline = wanted;
    if (wanted && this.state && !this.outline) await this.#askOutline();
  }

  /** Makes a move. Resolves when it is stored; refused moves reject with a {@link Problem}. */
  play(seat: number, choice: Choice, confirmed = false): Promise<Played> {
    return this.#request('move', { seat, move: choice.move, confirmed });
  }

  undo(seat: number): Promise<Played> {
    return this.#request('undo', { seat });
  }

  redo(seat: number, confirmed: boolean): Promise<Played> {
    return this.#request('redo', { seat, confirmed });
  }

  /** Asks all players to go back to a step. */
  askUndo(seat: number, toStep: number): Promise<Played> {
    return this.#means.post(`${this.path}/undo-request`, { seat, version: this.version, to_step: toStep });
  }

  answerUndo(seat: number, agree: boolean): Promise<Played> {
    return this.#means.post(`${this.path}/undo-answer`, { seat, version: this.version, agree });
  }

  async say(text: string): Promise<void> {
    this.#heard([await this.#means.post<ChatLine>(`${this.path}/chat`, { text })]);
  }

  /** Stores that this browser has seen everything that is shown. */
  async seen(): Promise<void> {
    await this.#means.postLast(`${this.path}/seen`, { version: this.version });
  }

  get version(): number {
    return this.state?.summary.version ?? 0;
  }

  /** A local change that the server does not push, e.g. of the reader's preferences. */
  amend(change: (state: TableState) => TableState): void {
    if (this.state) this.state = change(this.state);
  }

  #request(type: 'move' | 'undo' | 'redo', body: Record<string, unknown>): Promise<Played> {
    const key = newKey();
    const text = JSON.stringify({ type, ...body, version: this.version, key });
    return new Promise((done, failed) => {
      this.#waiting.set(key, { text, done, failed });
      if (this.connection === 'open') this.#send(text);
    });
  }

  /** Sends a message; without an answer the connection is opened again. */
  #send(text: string): void {
    this.#socket?.send(text);
    this.#expectSign(SIGN_WITHIN, () => this.#broke());
  }

  #expectSign(within: number, otherwise: () => void): void {
    clearTimeout(this.#sign);
    this.#sign = setTimeout(otherwise, within);
  }

  #connect(since = this.version): void {
    if (this.connection !== 'broken') this.connection = 'connecting';
    const path = address(`${this.path}/live`, {
      seat: this.#eyes,
      since,
      prices: this.#eyes !== 'spectator',
    });
    const socket = this.#means.connect(`${location.origin.replace(/^http/, 'ws')}${path}`);
    this.#socket = socket;
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#receive(JSON.parse(String(event.data)) as Message);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#broke();
    };
    this.#expectSign(SIGN_WITHIN, () => this.#broke());
  }

  #receive(message: Message): void {
    this.#expectSign(SIGN_EVERY, () => this.#send('{"type":"ping"}'));
    switch (message.type) {
      case 'state':
        return this.#show(message.state);
      case 'foreseen':
        // Ignore prices of an older position.
        if (message.step === this.state?.summary.step && message.seat === this.#eyes)
          this.foreseen = new Map(message.choices.map((one) => [JSON.stringify(one.move), one]));
        return;
      case 'chat':
      case 'said':
        return this.#heard([message.line]);
      case 'presence':
        this.heardAt = Date.now();
        return this.amend((state) => ({ ...state, summary: { ...state.summary, seats: message.seats } }));
      case 'played':
        return this.#answered(message.key, (waiting) => waiting.done(message));
      case 'error':
        if (!message.key) return;
        return this.#answered(message.key, (waiting) => waiting.failed(new Problem(0, message.error)));
      case 'resync':
      case 'closing':
        return this.#broke();
      case 'pong':
      case 'seen':
        return;
    }
  }

  #show(state: TableState): void {
    const first = this.connection !== 'open';
    this.#take(state);
    if (!first) return;
    this.connection = 'open';
    this.#attempts = 0;
    for (const [, waiting] of this.#waiting) this.#send(waiting.text);
    void this.#catchUpChat();
  }

  #take(state: TableState): void {
    const known = this.state;
    // Ignore a late message about an older version.
    if (known && state.summary.version < known.summary.version) return;
    this.news = known ? fresh(this.log, state.log) : [];
    if (state.summary.step !== known?.summary.step) this.foreseen = new Map();
    this.log = assemble(known ? this.log : [], state.log_from, state.log);
    this.happened = known
      ? state.incidents.filter((incident) => incident.version > known.summary.version)
      : [];
    this.incidents = joined(known ? this.incidents : [], state.incidents);
    this.state = state;
    this.heardAt = Date.now();
    if (this.#wantsOutline) void this.#askOutline();
  }

  #answered(key: string, tell: (waiting: Waiting) => void): void {
    const waiting = this.#waiting.get(key);
    this.#waiting.delete(key);
    if (waiting) tell(waiting);
  }

  #heard(lines: ChatLine[]): void {
    const last = this.chat.at(-1)?.id ?? 0;
    const added = lines.filter((line) => line.id > last).map((line) => ({ ...line, version: this.version }));
    if (added.length > 0) this.chat = [...this.chat, ...added];
  }

  async #catchUpChat(): Promise<void> {
    const since = this.chat.at(-1)?.id ?? 0;
    try {
      const { lines } = await this.#means.get<{ lines: ChatLine[] }>(`${this.path}/chat`, { since });
      this.#heard(lines);
    } catch {
      // The chat comes with the next connection.
    }
  }

  async #askOutline(): Promise<void> {
    const look = this.#look;
    const query = { seat: this.#eyes, since: NO_LOG, outline: true };
    try {
      const { outline, summary } = await this.#means.get<TableState>(this.path, query);
      if (look === this.#look && summary.version >= this.version) this.outline = outline ?? null;
    } catch {
      // The next state requests it again.
    }
  }

  #broke(): void {
    this.#drop();
    const never = this.state === null;
    this.connection = 'broken';
    const pause = PAUSES[Math.min(this.#attempts, PAUSES.length - 1)] ?? 0;
    this.#attempts += 1;
    this.#retry = setTimeout(() => void this.#again(never), pause * (0.8 + Math.random() * 0.4));
  }

  /** A WebSocket hides why it was refused; a plain request gives the reason, or at least the state of the table. */
  async #again(ask: boolean): Promise<void> {
    const look = this.#look;
    if (ask || this.#attempts > 2) {
      try {
        const query = { seat: this.#eyes, since: this.version };
        const state = await this.#means.get<TableState>(this.path, query);
        if (look === this.#look) this.#take(state);
      } catch (error) {
        if (look !== this.#look || this.connection !== 'broken') return;
        if (error instanceof Problem && error.status >= 400 && error.status < 429 && error.status !== 408) {
          this.failure = error;
          return this.close();
        }
        return this.#broke();
      }
    }
    if (look === this.#look && this.connection === 'broken') this.#connect();
  }

  #drop(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#sign);
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onmessage = socket.onclose = null;
    socket.close();
  }
}
