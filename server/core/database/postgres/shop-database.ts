// Role and database of the shop in the embedded cluster, and the check of an external server.
import pg from 'pg';
import { redactPassword } from '#server/core/config/config.ts';
import { DatabaseClient } from '../postgres-client.ts';
import { SUPERUSER } from './cluster.ts';
import { StartError } from '#server/core/config/start-error.ts';

/** Name of role and database. The role is not a superuser. */
const SHOP = 'shop';
const OLDEST_VERSION = 14;
const MISSING_ROLE = '28P01';
const MISSING_DATABASE = '3D000';

/** Returns the connection URL of the shop's database by socket folder. */
export function buildShopUrl(socketFolder: string, password: string): string {
  return buildUrl(socketFolder, SHOP, SHOP, password);
}

function buildUrl(socketFolder: string, role: string, database: string, password: string): string {
  return `postgres://${role}:${encodeURIComponent(password)}@localhost/${database}?host=${encodeURIComponent(socketFolder)}`;
}

/** Creates role and database if missing and returns the connection URL. */
export async function ensureShopDatabase(socketFolder: string, password: string): Promise<string> {
  const address = buildShopUrl(socketFolder, password);
  try {
    await withClient(address, (client) => client.query('SELECT 1'));
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || (error.code !== MISSING_ROLE && error.code !== MISSING_DATABASE))
      throw error;
    await withClient(buildUrl(socketFolder, SUPERUSER, 'postgres', password), async (client) => {
      const { rows } = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [SHOP]);
      if (rows.length === 0)
        await client.query(`CREATE ROLE ${SHOP} LOGIN CREATEDB PASSWORD ${client.escapeLiteral(password)}`);
      await client.query(`CREATE DATABASE ${SHOP} OWNER ${SHOP}`);
    });
  }
  return address;
}

/** Throws StartError when the server is unreachable (timeout 10 s) or too old. */
export async function checkServer(address: string, minVersion = OLDEST_VERSION): Promise<void> {
  const redactedAddress = redactPassword(address);
  const version = await withClient(address, async (client) => {
    const { rows } = await client.query<{ version: string }>("SELECT current_setting('server_version_num') AS version");
    return Math.floor(Number(rows[0]?.version) / 10_000);
  }).catch((error: unknown) => {
    throw new StartError(
      `The database at ${redactedAddress} cannot be reached (${describeConnectionError(error)}): start it, or check or unset DATABASE_URL.`,
    );
  });
  if (version < minVersion)
    throw new StartError(
      `The database at ${redactedAddress} is PostgreSQL ${version}: ${minVersion} or later is needed.`,
    );
}

async function withClient<T>(address: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new DatabaseClient({ connectionString: address, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end();
  }
}

function describeConnectionError(error: unknown): string {
  // localhost may resolve to IPv4 and IPv6: reports the first error
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  return String(first instanceof Error ? first.message : first).replaceAll('\n', ' ');
}
