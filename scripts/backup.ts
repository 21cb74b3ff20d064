// `npm run backup -- --to FILE`: writes the database and the files of the shop into one archive, while it runs.
import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { writeBackup } from '#server/app/backup/write-backup.ts';
import { readConfig } from '#server/core/config/config.ts';
import { findRunningDatabase, startDatabase } from '#server/core/database/postgres/start-database.ts';
import { StartError } from '#server/core/config/start-error.ts';

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { to: { type: 'string' } } });
  if (!values.to) throw new StartError('Usage: npm run backup -- --to FILE');
  const config = readConfig(process.env);
  const to = resolve(values.to);
  if (!relative(config.dataDir, to).startsWith('..'))
    throw new StartError('The backup cannot be inside DATA_DIR, because it would be lost with it.');
  const running = await findRunningDatabase(config);
  const database = running
    ? { url: running, stop: async () => undefined }
    : await startDatabase(config, { progress: console.log });
  try {
    const { tables, files } = await writeBackup({
      url: database.url,
      dataDir: config.dataDir,
      to,
      progress: console.log,
    });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(`${to}: ${tables.length} tables with ${rows} rows, ${files.length} files`);
  } finally {
    await database.stop();
  }
}

try {
  await main();
} catch (error) {
  console.error(error instanceof StartError || error instanceof TypeError ? error.message : error);
  process.exitCode = 1;
}
