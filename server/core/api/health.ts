import { sql } from 'drizzle-orm';
import type { Handler, Handlers } from './handler.ts';
import type { Database } from '#server/core/database/database.ts';
import { checkDisk } from '#server/core/process/disk.ts';

/** The database counts as unreachable after this time. */
const TIMEOUT_MS = 5_000;

/** Reports whether database and disk are usable; 503 when not, for load balancers. */
const getHealth: Handler<'getHealth'> = async ({ context: { db, config, log }, reply }) => {
  const [connection, disk] = await Promise.all([checkDatabase(db), checkDisk(config.dataDir)]);
  if (connection instanceof Error) log.error({ err: connection }, 'the database cannot be reached');
  if (disk !== 'ok') log.error({ disk, dataDir: config.dataDir }, 'the disk cannot be written to');
  const isHealthy = connection === true && disk === 'ok';
  if (!isHealthy) reply.status(503);
  return { status: isHealthy ? 'ok' : 'degraded', database: connection === true ? 'ok' : 'unreachable', disk };
};

/** Returns true, or the error. */
async function checkDatabase(db: Database): Promise<true | Error> {
  let timer: NodeJS.Timeout | undefined;
  try {
    const timeout = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(reject, TIMEOUT_MS, new Error('The database did not answer in time.'));
    });
    await Promise.race([db.execute(sql`select 1`), timeout]);
    return true;
  } catch (error) {
    return error instanceof Error ? error : new Error('The database cannot be reached.', { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

export const healthHandlers = { getHealth } as const satisfies Partial<Handlers>;
