import Fastify from 'fastify';
import { sql } from 'drizzle-orm';
import type { Context } from '#server/core/api/handler.ts';
import { loadDemoData } from '#demo/load.ts';
import { openBackend } from '#server/app/backend.ts';
import { createContext } from '#server/app/context.ts';
import { retryDuePeriods, runBoxMonths } from '#server/modules/subscriptions/index.ts';
import { refreshCopies } from '#server/modules/catalogue/index.ts';
import { runImports } from '#server/modules/imports/index.ts';
import { chargePledges, finishRefunds, releaseStaleAttempts } from '#server/modules/orders/index.ts';
import { readConfig } from '#server/core/config/config.ts';
import type { Database } from '#server/core/database/database.ts';

const MINUTE = 60_000;

/**
 * Opens a stopped shop without its server, runs the jobs that finish interrupted work (as if two minutes, then the time for
 * which copies are reserved, had passed) and calls `audit` with the database. `env` are the settings of the payment provider.
 */
export async function finishWork<Result>(
  dataDir: string,
  env: Readonly<Record<string, string>>,
  audit: (db: Database) => Promise<Result>,
): Promise<Result> {
  const config = readConfig({ ...env, DATA_DIR: dataDir, DEMO_DATA: 'small', LOG_LEVEL: 'error', SERVE: 'api' });
  const onError = (error: Error) => console.error(error);
  const backend = await openBackend(config, {
    progress: () => undefined,
    fill: loadDemoData,
    onError,
    onLost: onError,
  });
  try {
    const log = Fastify({ logger: false }).log;
    const createContextIn = (minutes: number): Context =>
      createContext({ ...backend, config, log, now: () => new Date(Date.now() + minutes * MINUTE) });
    const once = { last: true };
    for (const minutes of [2, 300]) {
      await releaseStaleAttempts.run({}, createContextIn(minutes), once);
      await finishRefunds.run({}, createContextIn(minutes), once);
      await chargePledges.run({}, createContextIn(minutes), once);
      // expire the leases of killed runs
      await backend.db.execute(sql`update box_months set renewed_at = to_timestamp(0) where status = 'running'`);
      await backend.db.execute(sql`update imports set renewed_at = to_timestamp(0) where status = 'running'`);
      await runBoxMonths.run({}, createContextIn(0), once);
      await runImports.run({}, createContextIn(0), once);
      await retryDuePeriods(createContextIn(minutes));
    }
    await refreshCopies(backend.db);
    return await audit(backend.db);
  } finally {
    await backend.close();
  }
}
