// A real database for each test file, copied in a moment from one migrated template.
import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { inject } from 'vitest';
import { connect } from '#server/core/database/database.ts';
import type { Database } from '#server/core/database/database.ts';
import { openClient } from '#server/core/database/postgres-client.ts';

const INSUFFICIENT_PRIVILEGE = '42501';

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

export async function dropDatabase(serverUrl: string, name: string, patience = 20): Promise<void> {
  try {
    await ask(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`);
  } catch (error) {
    // the server's own vacuum may be at it, whom only its owner may send away; it is soon done
    const isBusy = error instanceof pg.DatabaseError && error.code === INSUFFICIENT_PRIVILEGE;
    if (!isBusy || patience === 0) throw error;
    await wait(250);
    await dropDatabase(serverUrl, name, patience - 1);
  }
}

async function ask(serverUrl: string, statement: string): Promise<void> {
  const client = await openClient(serverUrl);
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
