import type { Payout, PayoutPreview, PayoutRow } from '#generated/schemas.ts';
import { PayoutFields } from '#generated/fields/Payout.ts';
import { PayoutRowFields } from '#generated/fields/PayoutRow.ts';
import { eq, inArray, or, sql } from 'drizzle-orm';
import type { Call } from '#server/core/api/handler.ts';
import { invalid, problem } from '#server/core/problems/problem.ts';
import { auditChange } from '#server/resources/audit/audit.ts';
import { payoutRows, payouts } from './payouts.table.ts';
import { openPayoutFile, type PayoutSource } from './read-payout-file.ts';
import {
  resolveColumns,
  isBalanced,
  type PayoutTally,
  type ScannedRow,
  scanPayout,
  toWireSums,
} from './scan-payout.ts';
import { inTransaction, type Queryable, type Transaction } from '#server/core/database/database.ts';
import { toWire } from '#server/core/api/wire.ts';
import { assignUpload } from '#server/core/uploads/assign-upload.ts';

/** Rows in a preview. */
const MAX_SHOWN = 50;

/** Previews the import of a payout file. */
export async function adminPreviewPayout(call: Call<'adminPreviewPayout'>): Promise<PayoutPreview> {
  const { db } = call.context;
  const source = await openPayoutFile(call, call.body.file);
  const { columns, missing, format } = resolveColumns(source, call.body.columns);
  const known = (await findImported(db, source.hash, []))?.id ?? null;
  const tallies = new Map<string, PayoutTally>();
  const openRows: PayoutRow[] = [];
  const otherRows: PayoutRow[] = [];
  if (missing.length === 0) {
    for await (const rows of scanPayout(db, source, columns, tallies)) {
      for (const row of rows) {
        const isOpen = row.match.status === 'unmatched' || row.match.status === 'conflicting';
        const list = isOpen ? openRows : otherRows;
        if (list.length < MAX_SHOWN)
          list.push(toWire(PayoutRowFields, { id: row.line, ...toRowColumns(row) }) as PayoutRow);
      }
    }
  }
  return {
    ...{ file_name: source.upload.name, format, headings: [...source.headings], columns, missing, known },
    payouts: [...tallies.values()].map(toWireSums),
    sample: [...openRows, ...otherRows].slice(0, MAX_SHOWN),
  };
}

/** Imports a payout file in one transaction. Throws 409 for a file or payout imported before. */
export async function adminImportPayout(call: Call<'adminImportPayout'>): Promise<Payout> {
  const { context, body, reply } = call;
  const source = await openPayoutFile(call, body.file);
  const { columns, missing } = resolveColumns(source, body.columns);
  if (missing.length > 0) {
    throw invalid(
      missing.map((name) => ({ path: `columns.${name}`, code: 'payout_column_missing', params: { name } })),
    );
  }
  const payout = await inTransaction(context.db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('payouts'))`);
    await checkNotImported(tx, source, []);
    const tallies = new Map<string, PayoutTally>();
    const ids = new Map<PayoutTally, number>();
    for await (const rows of scanPayout(tx, source, columns, tallies)) {
      for (const tally of new Set(rows.map((row) => row.tally))) {
        if (!ids.has(tally)) ids.set(tally, await insertPayout(tx, call, source, tally));
      }
      await tx
        .insert(payoutRows)
        .values(rows.map((row) => ({ payout_id: ids.get(row.tally) ?? 0, ...toRowColumns(row) })));
    }
    const [first] = ids.values();
    if (first === undefined) throw invalid([{ path: 'file', code: 'payout_empty' }]);
    for (const [tally, id] of ids) await finishPayout(tx, call, id, tally);
    const file = { purpose: 'payout_file', field: 'file', before: null, after: body.file } as const;
    await assignUpload(tx, { ...file, record: `payouts/${first}` }, call);
    const [row] = await tx.select().from(payouts).where(eq(payouts.id, first));
    return row;
  });
  reply.status(201);
  reply.header('etag', `"${payout?.version ?? 1}"`);
  return toWire(PayoutFields, payout ?? {}) as Payout;
}

/** Finds a payout of the same file or with one of the provider ids. */
async function findImported(
  db: Queryable,
  hash: string,
  providerIds: readonly string[],
): Promise<{ id: number } | undefined> {
  const isProviderId = providerIds.length > 0 ? inArray(payouts.provider_id, [...providerIds]) : undefined;
  const [imported] = await db
    .select({ id: payouts.id })
    .from(payouts)
    .where(or(eq(payouts.file_hash, hash), isProviderId));
  return imported;
}

async function checkNotImported(
  tx: Transaction,
  { hash }: PayoutSource,
  providerIds: readonly string[],
): Promise<void> {
  const imported = await findImported(tx, hash, providerIds);
  if (imported)
    throw problem(409, 'payout_known', { errors: [{ path: 'file', code: 'payout_known', params: imported }] });
}

async function insertPayout(
  tx: Transaction,
  call: Call<'adminImportPayout'>,
  source: PayoutSource,
  { provider_id, currency }: PayoutTally,
): Promise<number> {
  const existing = await tx.select({ id: payouts.id }).from(payouts).where(eq(payouts.provider_id, provider_id));
  if (existing.length > 0) await checkNotImported(tx, source, [provider_id]);
  const { format } = resolveColumns(source, call.body.columns);
  const fileColumns = { file_name: source.upload.name, file_hash: source.hash, created_by: call.user?.id };
  const [row] = await tx
    .insert(payouts)
    .values({ provider_id, currency, format, ...fileColumns, created_at: call.context.now() })
    .returning({ id: payouts.id });
  if (!row) throw new Error('The database did not return the payout.');
  return row.id;
}

async function finishPayout(
  tx: Transaction,
  call: Call<'adminImportPayout'>,
  id: number,
  tally: PayoutTally,
): Promise<void> {
  const { arrived_at, rows, gross, fees, net, paid_out, matched, unmatched, conflicting } = tally;
  const sums = { arrived_at, rows, gross, fees, net, paid_out, matched, unmatched, conflicting };
  const [row] = await tx
    .update(payouts)
    .set({ ...sums, balanced: isBalanced(tally), open: unmatched + conflicting })
    .where(eq(payouts.id, id))
    .returning();
  await auditChange(tx, call, 'payouts', id, undefined, row);
}

/** A scanned row as columns of its table. */
function toRowColumns({ line, entry, match }: ScannedRow) {
  const { kind, provider_id, amount, fee, net, currency, occurred_at, description } = entry;
  const { status, conflict = null, payment_id = null, refund_id = null, dispute_id = null } = match;
  return {
    ...{ line, kind, provider_id, amount, fee, net, currency, occurred_at, description },
    ...{ status, conflict, payment_id, refund_id, dispute_id },
  };
}
