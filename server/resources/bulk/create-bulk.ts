import { and, eq, sql } from 'drizzle-orm';
import type { Handler } from '#server/core/api/handler.ts';
import { getBulkOperation, checkBulkBody } from './bulk-operations.ts';
import { bulkJobs, bulkRecords } from './bulk.table.ts';
import { auditBulk, toWireBulk } from './bulk-access.ts';
import { RUN_BULK } from './run-bulk.ts';
import { checkQuota } from '#server/core/jobs/leases.ts';
import { buildFilter } from '../filters.ts';
import { orderBy, readSort } from '../sorting.ts';
import { requireAccount } from '#server/core/authentication/require-account.ts';

/** Maximum number of waiting and running jobs of one account. */
const MAX_UNFINISHED = 10;

/** Stores the ids of the records of the filter and queues the job. */
export const adminCreateBulk: Handler<'adminCreateBulk'> = async (call) => {
  const { body: request, context, reply, requestId } = call;
  const user = requireAccount(call.user);
  const { filter = {}, body = {} } = request;
  const { operation, runtime } = getBulkOperation(context, request.operation, user);
  checkBulkBody(operation, body);
  const { defaultSort } = runtime.definition;
  const where = and(buildFilter(runtime, filter, { now: context.now(), user }), runtime.visible(user));
  const order = orderBy(runtime, readSort(runtime, JSON.stringify([defaultSort.field, defaultSort.order])));
  const resource = runtime.name;
  const row = await context.db.transaction(async (tx) => {
    await checkQuota(tx, { table: bulkJobs, user: user.id, most: MAX_UNFINISHED, code: 'bulk_quota' });
    const values = { operation, resource, filter, body, created_by: user.id, request_id: requestId };
    const [job] = await tx
      .insert(bulkJobs)
      .values({ ...values, created_at: context.now() })
      .returning();
    if (!job) throw new Error('The database did not return the bulk job.');
    const records = sql`select ${job.id}::integer, ${resource}::text, ${runtime.id} from ${runtime.table}${where ? sql` where ${where}` : sql``} order by ${order}`;
    const { rowCount } = await tx.execute(sql`insert into ${bulkRecords} (bulk_id, resource, record_id) ${records}`);
    const [written] = await tx
      .update(bulkJobs)
      .set({ records_total: rowCount ?? 0 })
      .where(eq(bulkJobs.id, job.id))
      .returning();
    if (!written) throw new Error('The database did not return the bulk job.');
    await auditBulk(tx, call, undefined, written);
    await context.jobs.send(RUN_BULK, { bulk_id: written.id }, { tx });
    return written;
  });
  reply.status(201);
  return toWireBulk(row);
};
