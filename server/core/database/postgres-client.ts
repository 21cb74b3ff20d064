// The client class of all connections.
import pg from 'pg';

/**
 * A client that reports a lost connection by the current or next query. It ignores `error` events, which would end the
 * process: the pool of node-postgres listens only while a client is idle.
 */
export class DatabaseClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }
}

/** Opens a connection outside the pools. The caller closes it. */
export async function openClient(url: string, options: pg.ClientConfig = {}): Promise<DatabaseClient> {
  const client = new DatabaseClient({ connectionString: url, ...options });
  await client.connect();
  return client;
}
