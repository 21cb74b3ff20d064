// A real database for each test file, copied in a moment from one migrated template.
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { connect } from '#server/platform/database.ts';
import type { Database } from '#server/platform/database.ts';

export interface TestDatabase {
  url: string;
  db: Database;
  /** Closes its connections and deletes the database. */
  drop(): Promise<void>;
}

/** A database of its own with every table and no rows; `empty` leaves the tables out too. Drop it in `afterAll`. */
export async function freshDatabase({ empty = false } = {}): Promise<TestDatabase> {
  const serverUrl = inject('testServerUrl');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await createDatabase(serverUrl, name, empty ? 'template0' : inject('templateDatabase'));
  const url = databaseUrl(serverUrl, name);
  const { db, close } = connect({ url, connections: 10 });
  const drop = async () => {
    await close();
    await dropDatabase(serverUrl, name);
  };
  return { url, db, drop };
}

/** The server's address with another database in it. */
export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

export async function createDatabase(serverUrl: string, name: string, template: string): Promise<void> {
  await ask(serverUrl, `CREATE DATABASE ${name} TEMPLATE ${template}`);
}

export async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  await ask(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`);
}

async function ask(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
