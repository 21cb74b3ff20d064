// `npm run restore -- --from FILE [--force | --check]`: restores the shop from a backup; `--check` restores into a temporary folder.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openArchive } from '#server/app/backup/archive.ts';
import { restoreBackup } from '#server/app/backup/restore-backup.ts';
import { type Config, readConfig } from '#server/core/config/config.ts';
import { prepareDataFolder } from '#server/core/process/data-folder.ts';
import { startDatabase } from '#server/core/database/postgres/start-database.ts';
import { StartError } from '#server/core/config/start-error.ts';

async function restore(from: string, place: Pick<Config, 'dataDir' | 'databaseUrl'>, force: boolean): Promise<void> {
  const archive = await openArchive(from);
  try {
    console.log(`Backup of ${archive.manifest.taken_at}, PostgreSQL ${archive.manifest.server_version}`);
    await prepareDataFolder(place.dataDir);
    const database = await startDatabase(place, { progress: console.log });
    try {
      await restoreBackup({ archive, url: database.url, dataDir: place.dataDir, force, progress: console.log });
    } finally {
      await database.stop();
    }
  } finally {
    archive.close();
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { from: { type: 'string' }, force: { type: 'boolean' }, check: { type: 'boolean' } },
  });
  if (!values.from) throw new StartError('Usage: npm run restore -- --from FILE [--force | --check]');
  const from = resolve(values.from);
  if (!values.check) {
    await restore(from, readConfig(process.env), values.force ?? false);
    console.log('Restored. Start the shop with npm start.');
    return;
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'groove-house-check-'));
  try {
    await restore(from, { dataDir }, false);
    console.log('The backup can be restored. The restored copy was deleted.');
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

try {
  await main();
} catch (error) {
  console.error(error instanceof StartError || error instanceof TypeError ? error.message : error);
  process.exitCode = 1;
}
