/** The real server on a database of its own, which a test may stop and start again. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const BINARY = resolve(process.env.APPRODO_BIN ?? '../target/debug/approdo');

/** Speed: no rate limits, and no pause before a bot moves. */
const HASTE = ['--no-rate-limits', '--bot-pause', '0'];

export class Server {
  readonly url: string;
  private readonly address: string;
  private readonly folder = mkdtempSync(join(tmpdir(), 'approdo-e2e-'));
  private process: ChildProcess | null = null;

  private constructor(port: number) {
    this.address = `127.0.0.1:${port}`;
    this.url = `http://${this.address}`;
  }

  static async start(): Promise<Server> {
    const server = new Server(await freePort());
    await server.up();
    return server;
  }

  /** Starts the server and waits until it answers. */
  async up(): Promise<void> {
    const db = join(this.folder, 'tables.db');
    const started = spawn(BINARY, ['serve', '--addr', this.address, '--db', db, ...HASTE], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    this.process = started;
    for (;;) {
      if (started.exitCode !== null)
        throw new Error(`${BINARY} ended with ${started.exitCode}: is it built?`);
      const answer = await fetch(`${this.url}/health`).catch(() => null);
      if (answer?.ok) return;
      await new Promise((wake) => setTimeout(wake, 50));
    }
  }

  /** Kills the server without warning, as when the power fails. */
  async down(): Promise<void> {
    const running = this.process;
    if (!running || running.exitCode !== null) return;
    const gone = once(running, 'exit');
    running.kill('SIGKILL');
    await gone;
  }

  /** Stops the server and removes its database. */
  async end(): Promise<void> {
    await this.down();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
