import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDatabase } from '#server/core/database/postgres/start-database.ts';
import { installPackages } from '../setup/apt.ts';

const INSTALLED = '/usr/lib/postgresql';

/** Returns the folder with the programs of Debian's newest PostgreSQL; installs it when there is none. */
function ensureDebianPostgres(): string {
  const find = () =>
    (existsSync(INSTALLED) ? readdirSync(INSTALLED) : [])
      .sort((a, b) => Number(b) - Number(a))
      .map((version) => join(INSTALLED, version, 'bin'))
      .find((folder) => existsSync(join(folder, 'postgres')));
  if (!find()) installPackages(['postgresql']);
  const folder = find();
  if (!folder) throw new Error('PostgreSQL could not be installed with apt-get.');
  return folder;
}

/** Runs `work` with the address of Debian's PostgreSQL in a temporary data folder. */
export async function withDebianPostgres<T>(work: (url: string) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'debian-postgres-'));
  const overrides = { fsync: 'off', synchronous_commit: 'off', max_connections: '300' };
  const server = await startDatabase({ dataDir }, { bin: ensureDebianPostgres(), overrides });
  try {
    return await work(server.url);
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
