import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDatabase } from '#server/core/database/postgres/start-database.ts';
import { aptInstall } from '../setup/apt.ts';

const INSTALLED = '/usr/lib/postgresql';

/** Folder of the programs of the newest PostgreSQL from Debian's packages; installs it when there is none. */
function debianPrograms(): string {
  const find = () =>
    (existsSync(INSTALLED) ? readdirSync(INSTALLED) : [])
      .sort((a, b) => Number(b) - Number(a))
      .map((version) => join(INSTALLED, version, 'bin'))
      .find((folder) => existsSync(join(folder, 'postgres')));
  if (!find()) aptInstall(['postgresql']);
  const folder = find();
  if (!folder) throw new Error('PostgreSQL could not be installed with apt-get.');
  return folder;
}

/** Runs `work` with the address of a PostgreSQL from Debian's packages, on a folder of its own. */
export async function withDebianPostgres<T>(work: (url: string) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'debian-postgres-'));
  const overrides = { fsync: 'off', synchronous_commit: 'off', max_connections: '300' };
  const server = await startDatabase({ dataDir }, { bin: debianPrograms(), overrides });
  try {
    return await work(server.url);
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
