import type pg from 'pg';
import { getPool, type Database } from './database.ts';

interface Subscriber {
  onMessage(payload: string): void;
  /** Called when the channel is listened to, also after a lost connection. Earlier messages may be missing. */
  onListening?(): void;
  /** Called when the connection is lost: messages are missed until `onListening`. */
  onGap(): void;
}

const RECONNECT_MS = 1000;

/**
 * Notifications of all processes (`pg_notify`), received over one connection that is open while there are subscribers.
 * Channels are identifiers.
 */
class Notifications {
  readonly #pool: pg.Pool;
  readonly #subscribers = new Map<string, Set<Subscriber>>();
  #client: pg.PoolClient | undefined;
  #isOpening = false;
  /** Statements of the connection, one at a time. */
  #queue: Promise<unknown> = Promise.resolve();

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  /** Adds a subscriber of a channel. Returns a function that removes it. */
  subscribe(channel: string, subscriber: Subscriber): () => void {
    const subscribers = this.#subscribers.get(channel);
    if (subscribers) subscribers.add(subscriber);
    else this.#subscribers.set(channel, new Set([subscriber]));
    if (this.#client) void this.#listen(this.#client, channel);
    else void this.#open();
    return () => {
      this.#subscribers.get(channel)?.delete(subscriber);
      if (this.#isIdle()) this.#releaseClient();
    };
  }

  /**
   * Resolves when every message that was committed before the call has been passed to the subscribers. Rejects when the
   * channel is not listened to.
   */
  async receiveAll(channel: string): Promise<void> {
    const client = this.#client;
    if (!client) throw new Error('There is no connection for notifications.');
    // a backend sends pending notifications before the end of a query
    const { rowCount } = await this.#run(client, 'select from pg_listening_channels() channel where channel = $1', [
      channel,
    ]);
    if (rowCount !== 1 || client !== this.#client) throw new Error(`The channel ${channel} is not listened to.`);
  }

  #isIdle(): boolean {
    return [...this.#subscribers.values()].every(({ size }) => size === 0);
  }

  async #open(): Promise<void> {
    if (this.#client || this.#isOpening) return;
    this.#isOpening = true;
    try {
      const client = await this.#pool.connect();
      client.once('error', () => this.#handleLoss(client));
      client.once('end', () => this.#handleLoss(client));
      client.on('notification', ({ channel, payload = '' }) => {
        for (const { onMessage } of this.#subscribers.get(channel) ?? []) onMessage(payload);
      });
      this.#client = client;
      for (const channel of this.#subscribers.keys()) void this.#listen(client, channel);
    } catch {
      this.#scheduleReconnect();
    } finally {
      this.#isOpening = false;
    }
    if (this.#isIdle()) this.#releaseClient();
  }

  async #listen(client: pg.PoolClient, channel: string): Promise<void> {
    try {
      await this.#run(client, `listen ${channel}`);
      if (client !== this.#client) return;
      for (const { onListening } of this.#subscribers.get(channel) ?? []) onListening?.();
    } catch {
      this.#handleLoss(client);
    }
  }

  #run(client: pg.PoolClient, text: string, values?: unknown[]): Promise<pg.QueryResult> {
    const result = this.#queue.then(() => client.query(text, values));
    this.#queue = result.catch(() => undefined);
    return result;
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
    for (const subscribers of this.#subscribers.values()) for (const { onGap } of subscribers) onGap();
    this.#scheduleReconnect();
  }

  #scheduleReconnect(): void {
    setTimeout(() => {
      if (!this.#isIdle()) void this.#open();
    }, RECONNECT_MS).unref();
  }
}

const instances = new WeakMap<pg.Pool, Notifications>();

/** Returns the notifications of a database. Throws for a transaction. */
export function getNotifications(db: Database): Notifications {
  const pool = getPool(db);
  const notifications = instances.get(pool) ?? new Notifications(pool);
  instances.set(pool, notifications);
  return notifications;
}
