// Once for a whole test run: a PostgreSQL server (the one of DATABASE_URL, else one of our own) with a migrated template.
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
    /** Name of a database with every table and no rows, to be copied. */
    templateDatabase: string;
  }
}

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'groove-house-test-'));
  const server = await startDatabase(
    { dataDir, databaseUrl: process.env['DATABASE_URL'] || undefined },
    // Data of a test run need not survive a power cut.
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
