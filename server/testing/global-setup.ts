// Starts a PostgreSQL server for a test run (that of DATABASE_URL, or a local one) and migrates a template database.
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrateDatabase } from '#server/core/database/migrate.ts';
import { startDatabase } from '#server/core/database/postgres/start-database.ts';
import { createDatabase, databaseUrl, dropDatabase } from '#server/testing/postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the server; its role may create databases. */
    testServerUrl: string;
    /** Name of a database with all tables and no rows, to copy from. */
    templateDatabase: string;
  }
}

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'groove-house-test-'));
  const server = await startDatabase(
    { dataDir, databaseUrl: process.env['DATABASE_URL'] || undefined },
    // test data does not have to survive a crash
    { overrides: { fsync: 'off', synchronous_commit: 'off', max_connections: '300' } },
  );
  const template = `template_${randomBytes(6).toString('hex')}`;
  await createDatabase(server.url, template, 'template0');
  await migrateDatabase(databaseUrl(server.url, template));
  project.provide('testServerUrl', server.url);
  project.provide('templateDatabase', template);
  return async () => {
    await dropDatabase(server.url, template);
    await server.stop();
    await rm(dataDir, { recursive: true });
  };
}
