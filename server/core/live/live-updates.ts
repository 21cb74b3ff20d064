import pg from 'pg';
import { CHANNEL, type LiveUpdate } from './announce-change.ts';
import type { Database } from '#server/core/database/database.ts';

/** A live update, or a gap after a lost connection. */
export type LiveUpdateEvent = LiveUpdate | 'gap';

interface Listener {
  onChange(event: LiveUpdateEvent): void;
  /** Called on shutdown. */
  onEnd(): void;
}

const RECONNECT_MS = 1000;

/** Live updates of all processes, received over one connection that is open while there are listeners. */
class LiveUpdates {
  readonly #pool: pg.Pool;
  readonly #listeners = new Set<Listener>();
  #client: pg.PoolClient | undefined;
  #isOpening = false;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  /** Adds a listener. Returns a function that removes it. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    void this.#open();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#releaseClient();
    };
  }

  /** Ends all listeners. */
  end(): void {
    for (const listener of [...this.#listeners]) listener.onEnd();
  }

  async #open(): Promise<void> {
    if (this.#client || this.#isOpening) return;
    this.#isOpening = true;
    try {
      const client = await this.#pool.connect();
      client.once('error', () => this.#handleLoss(client));
      client.once('end', () => this.#handleLoss(client));
      client.on('notification', ({ payload = '' }) => this.#notify(JSON.parse(payload) as LiveUpdate));
      this.#client = client;
      await client.query(`listen ${CHANNEL}`);
    } catch {
      if (this.#client) this.#handleLoss(this.#client);
      else this.#scheduleReconnect();
    } finally {
      this.#isOpening = false;
    }
    if (this.#listeners.size === 0) this.#releaseClient();
  }

  #notify(event: LiveUpdateEvent): void {
    for (const { onChange } of this.#listeners) onChange(event);
  }

  /** Destroys the connection; returned to the pool, it would keep listening. */
  #releaseClient(): void {
    const client = this.#client;
    this.#client = undefined;
    client?.removeAllListeners('notification');
    client?.release(true);
  }

  #handleLoss(client: pg.PoolClient): void {
    if (client !== this.#client) return;
    this.#releaseClient();
    this.#notify('gap');
    this.#scheduleReconnect();
  }

  #scheduleReconnect(): void {
    setTimeout(() => {
      if (this.#listeners.size > 0) void this.#open();
    }, RECONNECT_MS).unref();
  }
}

const instances = new WeakMap<pg.Pool, LiveUpdates>();

/** Returns the live updates of a database. Throws for a transaction. */
export function getLiveUpdates(db: Database): LiveUpdates {
  if (!('$client' in db && db.$client instanceof pg.Pool)) throw new Error('Live updates need a pool of connections.');
  const pool = db.$client;
  const updates = instances.get(pool) ?? new LiveUpdates(pool);
  instances.set(pool, updates);
  return updates;
}
