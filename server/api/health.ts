import { sql } from 'drizzle-orm';
import type { Handler, Handlers } from '#server/api/handler.ts';

/** Longer than this, and whoever asks would rather send people elsewhere. */
const PATIENCE_MS = 5_000;

/** Whether the database answers; 503 when not, so that a load balancer need not read the body. */
const getHealth: Handler<'getHealth'> = async ({ context: { db, log }, reply }) => {
  try {
    const answer = db.execute(sql`select 1`);
    const tooLong = new Promise<never>((_resolve, reject) => {
      const timer = setTimeout(reject, PATIENCE_MS, new Error('The database did not answer in time.'));
      answer.then(
        () => clearTimeout(timer),
        () => clearTimeout(timer),
      );
    });
    await Promise.race([answer, tooLong]);
    return { status: 'ok', database: 'ok' };
  } catch (error) {
    log.error({ err: error }, 'the database cannot be reached');
    reply.status(503);
    return { status: 'degraded', database: 'unreachable' };
  }
};

export const healthHandlers = { getHealth } as const satisfies Partial<Handlers>;
