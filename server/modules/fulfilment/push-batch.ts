import { createFileObjects } from '#domain/fulfilment/partner-file.ts';
import { eq } from 'drizzle-orm';
import { createHmac } from 'node:crypto';
import type { Context } from '#server/core/api/handler.ts';
import { announceChange } from '#server/core/live/announce-change.ts';
import type { BatchRow } from './batch-view.ts';
import { batchPushes, dispatchBatches } from './dispatch.table.ts';
import { postToPublic } from './public-http.ts';
import { readFileFacts } from './partner-file.ts';
import { readMap } from './partner-maps.ts';
import type { Worker } from '#server/core/jobs/worker.ts';
import { partners } from '#server/modules/pricing/index.ts';
import { toSeconds } from '#server/core/api/wire.ts';

/** Name of the job that sends a batch to the API of its partner. */
export const PUSH_BATCH = 'push-batch';

/** Retries within about half an hour: after 1, 2, 4, 8 and 16 minutes. */
const RETRIES = 5;

/** Signs a request: HMAC-SHA256 over timestamp (seconds) and body, against replays. */
export const signBody = (secret: string, timestamp: number, body: string): string =>
  `t=${timestamp},v1=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;

/** Sends a batch and records each attempt. A batch that was accepted is not sent again. */
export const pushBatch: Worker<{ batch_id: number }> = {
  name: PUSH_BATCH,
  queue: { retryLimit: RETRIES, retryDelay: 60, retryBackoff: true },
  run: async ({ batch_id }, context, { last }) => {
    const [batch] = await context.db.select().from(dispatchBatches).where(eq(dispatchBatches.id, batch_id));
    if (batch?.push_status !== 'waiting') return;
    const attempt = await attemptPush(context, batch);
    const status = attempt.ok ? 'sent' : last ? 'failed' : 'waiting';
    await context.db.transaction(async (tx) => {
      await tx.insert(batchPushes).values({ batch_id, ...attempt });
      await tx.update(dispatchBatches).set({ push_status: status }).where(eq(dispatchBatches.id, batch_id));
      await announceChange(tx, { resource: 'batches', id: batch_id, action: 'update' });
    });
    if (!attempt.ok && !last) throw new Error(`batch ${batch.number} was not accepted: ${attempt.detail}`);
  },
};

async function attemptPush(context: Context, batch: BatchRow) {
  const { db, config, now } = context;
  const attempted_at = now();
  const startedAt = performance.now();
  const measureDuration = () => Math.round(performance.now() - startedAt);
  try {
    const [partner] = await db.select().from(partners).where(eq(partners.code, batch.partner));
    const { map } = await readMap(db, batch.partner, batch.map_version);
    const orders = createFileObjects(map, await readFileFacts(db, map, { batch: batch.id }));
    const body = JSON.stringify({ batch: batch.number, partner: batch.partner, orders });
    const { status, text } = await postToPublic({
      url: partner?.api_url ?? '',
      body,
      allowed: config.partnerHosts,
      headers: {
        // the partner recognises a repeated push by its key
        'idempotency-key': batch.number,
        'x-signature': signBody(partner?.api_secret ?? '', toSeconds(attempted_at), body),
      },
    });
    return { attempted_at, ok: status >= 200 && status < 300, status, detail: text, duration_ms: measureDuration() };
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    return { attempted_at, ok: false, status: null, detail: detail.slice(0, 500), duration_ms: measureDuration() };
  }
}
