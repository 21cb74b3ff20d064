// The one class of connections the server opens.
import pg from 'pg';

/**
 * A connection whose loss is reported by the query under way, or by the next one. node-postgres also emits `error`, and
 * its pool listens only while a client is idle: without a listener of its own a client in use would end the process.
 */
export class DatabaseClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }
}

/** Opens one connection outside any pool; the caller ends it. */
export async function openClient(url: string, options: pg.ClientConfig = {}): Promise<DatabaseClient> {
  const client = new DatabaseClient({ connectionString: url, ...options });
  await client.connect();
  return client;
}
