import { PayoutRowFields } from '#generated/fields/PayoutRow.ts';
import type { PayoutRow } from '#generated/schemas.ts';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { AnyCall, Call } from '#server/core/api/handler.ts';
import { invalid, notFound, problem } from '#server/core/problems/problem.ts';
import { auditChange } from '#server/resources/audit/audit.ts';
import { disputes } from './disputes.table.ts';
import { payments } from './payments.table.ts';
import { refunds } from './refunds.table.ts';
import { RECORD_COLUMN } from './match-entries.ts';
import { payoutRows, payouts } from './payouts.table.ts';
import { inTransaction, type Transaction } from '#server/core/database/database.ts';
import { toWire } from '#server/core/api/wire.ts';
import { transitionNotAllowed } from '#server/resources/check-action.ts';

type Row = typeof payoutRows.$inferSelect;

const TABLES = { payment: payments, refund: refunds, dispute: disputes } as const;
const KINDS = ['payment', 'refund', 'dispute'] as const;

/** Matches a row with a record manually. Throws 409 for a record that another row has. */
export async function adminMatchPayoutRow(call: Call<'adminMatchPayoutRow'>): Promise<PayoutRow> {
  const { context, params, body, user } = call;
  const targets = KINDS.flatMap((kind) => {
    const id = body[RECORD_COLUMN[kind]];
    return id == null ? [] : [{ kind, id }];
  });
  const [target] = targets;
  if (!target || targets.length > 1)
    throw invalid([{ path: RECORD_COLUMN[targets[1]?.kind ?? 'payment'], code: 'match_one' }]);
  return changeRow(call, params.id, async (tx, row) => {
    if (row.status !== 'unmatched' && row.status !== 'conflicting') throw transitionNotAllowed(row.status, 'by_hand');
    await checkExists(tx, target);
    await checkNotMatched(tx, target, row);
    const noMatch = { payment_id: null, refund_id: null, dispute_id: null, conflict: null };
    const author = { matched_by: user?.id ?? null, matched_at: context.now(), note: body.note ?? null };
    return { ...noMatch, [RECORD_COLUMN[target.kind]]: target.id, ...author, status: 'by_hand' };
  });
}

/** Removes a match. */
export async function adminUnmatchPayoutRow(call: Call<'adminUnmatchPayoutRow'>): Promise<PayoutRow> {
  return changeRow(call, call.params.id, async (_tx, row) => {
    if (row.status !== 'matched' && row.status !== 'by_hand') throw transitionNotAllowed(row.status, 'unmatched');
    const author = { matched_by: call.user?.id ?? null, matched_at: call.context.now(), note: null };
    return { status: 'unmatched', conflict: null, payment_id: null, refund_id: null, dispute_id: null, ...author };
  });
}

interface MatchTarget {
  kind: (typeof KINDS)[number];
  id: number;
}

async function checkExists(tx: Transaction, { kind, id }: MatchTarget): Promise<void> {
  const table = TABLES[kind];
  const records = await tx.select({ id: table.id }).from(table).where(eq(table.id, id)).for('update');
  if (records.length === 0) throw invalid([{ path: RECORD_COLUMN[kind], code: 'reference_unknown' }]);
}

async function checkNotMatched(tx: Transaction, { kind, id }: MatchTarget, row: Row): Promise<void> {
  if (kind === 'dispute') return;
  const isMatched = inArray(payoutRows.status, ['matched', 'by_hand']);
  const [other] = await tx
    .select({ id: payoutRows.id })
    .from(payoutRows)
    .where(and(eq(payoutRows[RECORD_COLUMN[kind]], id), isMatched, ne(payoutRows.id, row.id)));
  if (other)
    throw problem(409, 'already_matched', { errors: [{ path: RECORD_COLUMN[kind], code: 'already_matched' }] });
}

/** Changes a row and the counts of its payout, which is locked first. */
async function changeRow(
  call: AnyCall,
  id: number,
  work: (tx: Transaction, row: Row) => Promise<Partial<Row> & Pick<Row, 'status'>>,
): Promise<PayoutRow> {
  const row = await inTransaction(call.context.db, async (tx) => {
    const [unlocked] = await tx
      .select({ payout_id: payoutRows.payout_id })
      .from(payoutRows)
      .where(eq(payoutRows.id, id));
    if (!unlocked) throw notFound();
    const [payout] = await tx.select().from(payouts).where(eq(payouts.id, unlocked.payout_id)).for('update');
    const [before] = await tx.select().from(payoutRows).where(eq(payoutRows.id, id)).for('update');
    if (!before || !payout) throw notFound();
    const values = await work(tx, before);
    const [after] = await tx
      .update(payoutRows)
      .set({ ...values, version: sql`${payoutRows.version} + 1` })
      .where(eq(payoutRows.id, id))
      .returning();
    if (!after) throw notFound();
    await auditChange(tx, call, 'reconciliation', id, before, after);
    await updateCounts(tx, call, payout);
    return after;
  });
  call.reply.header('etag', `"${row.version}"`);
  return toWire(PayoutRowFields, row) as PayoutRow;
}

async function updateCounts(tx: Transaction, call: AnyCall, before: typeof payouts.$inferSelect): Promise<void> {
  const countStatuses = (...statuses: string[]) =>
    sql<number>`count(*) filter (where ${inArray(payoutRows.status, statuses as Row['status'][])})::int`;
  const [counts] = await tx
    .select({
      matched: countStatuses('matched', 'by_hand'),
      unmatched: countStatuses('unmatched'),
      conflicting: countStatuses('conflicting'),
      open: countStatuses('unmatched', 'conflicting'),
    })
    .from(payoutRows)
    .where(eq(payoutRows.payout_id, before.id));
  const [after] = await tx
    .update(payouts)
    .set({ ...counts, version: sql`${payouts.version} + 1` })
    .where(eq(payouts.id, before.id))
    .returning();
  await auditChange(tx, call, 'payouts', before.id, before, after);
}
