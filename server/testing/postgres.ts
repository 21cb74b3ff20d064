// A database for each test file, copied from a migrated template.
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
  /** Closes the connections and drops the database. */
  drop(): Promise<void>;
}

/** Creates a database with all tables and no rows; with `empty` without tables. Drop it in `afterAll`. */
export async function createTestDatabase({ empty = false } = {}): Promise<TestDatabase> {
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

/** The server's address with the name of a database. */
export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

export async function createDatabase(serverUrl: string, name: string, template: string): Promise<void> {
  await runStatement(serverUrl, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
}

/** Drops a database; retries while it is in use. */
export async function dropDatabase(serverUrl: string, name: string, retries = 20): Promise<void> {
  try {
    await runStatement(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`);
  } catch (error) {
    // an autovacuum of the database cannot be terminated by this role, but ends soon
    const isBusy = error instanceof pg.DatabaseError && error.code === INSUFFICIENT_PRIVILEGE;
    if (!isBusy || retries === 0) throw error;
    await wait(250);
    await dropDatabase(serverUrl, name, retries - 1);
  }
}

async function runStatement(serverUrl: string, statement: string): Promise<void> {
  const client = await openClient(serverUrl);
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
