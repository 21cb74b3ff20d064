import type { PayoutEntry } from '#domain/payments/payout-file.ts';
import { type Currency, PaymentProvider, type PayoutRowKind } from '#generated/enums.ts';
import { and, inArray, sql } from 'drizzle-orm';
import { disputes } from './disputes.table.ts';
import { payments } from './payments.table.ts';
import { refunds } from './refunds.table.ts';
import { type PayoutRowInsert, payoutRows } from './payouts.table.ts';
import type { Queryable } from '#server/core/database/database.ts';

/** Kinds of records that rows can match. */
type RecordKind = Extract<PayoutRowKind, 'payment' | 'refund' | 'dispute'>;
interface MatchableRecord {
  readonly kind: RecordKind;
  readonly id: number;
  readonly amount: number;
  readonly currency: Currency;
}

/** The result of matching a row. */
export type Match = Pick<PayoutRowInsert, 'status' | 'conflict' | 'payment_id' | 'refund_id' | 'dispute_id'>;

const RECORD_KINDS: readonly RecordKind[] = ['payment', 'refund', 'dispute'];
const isRecordKind = (kind: PayoutRowKind): kind is RecordKind => RECORD_KINDS.some((candidate) => candidate === kind);

/** The column of a row with the id of a record, by kind. */
export const RECORD_COLUMN = { payment: 'payment_id', refund: 'refund_id', dispute: 'dispute_id' } as const;

/**
 * Matches rows with payments, refunds and disputes by provider id, amount and currency. A record belongs to one row;
 * `matchedKeys` has the keys of the records matched so far (`payment 3105`).
 */
export async function matchEntries(
  db: Queryable,
  entries: readonly PayoutEntry[],
  matchedKeys: Set<string>,
): Promise<Match[]> {
  const providerIds = [
    ...new Set(entries.flatMap(({ kind, provider_id }) => (isRecordKind(kind) && provider_id ? [provider_id] : []))),
  ];
  const recordsByProviderId = await findRecords(db, providerIds);
  const matchedBefore = await findMatchedKeys(db, [...recordsByProviderId.values()].flat());
  return entries.map((entry) => {
    if (!isRecordKind(entry.kind)) return { status: 'no_record' };
    const candidates = recordsByProviderId.get(entry.provider_id ?? '') ?? [];
    const record = candidates.find(({ kind }) => kind === entry.kind) ?? candidates[0];
    if (!record) return { status: 'unmatched' };
    const key = toRecordKey(record);
    const reference = { [RECORD_COLUMN[record.kind]]: record.id };
    // a dispute has a second row when it is won, by the same provider id
    if (record.kind !== 'dispute' && (matchedKeys.has(key) || matchedBefore.has(key)))
      return { ...reference, status: 'conflicting', conflict: 'already_matched' };
    const conflict = findDifference(entry, record);
    if (conflict) return { ...reference, status: 'conflicting', conflict };
    matchedKeys.add(key);
    return { ...reference, status: 'matched' };
  });
}

const toRecordKey = ({ kind, id }: Pick<MatchableRecord, 'kind' | 'id'>): string => `${kind} ${id}`;

/** The field that differs from the record. Compares the customer's original amount and currency, if the row has any. */
function findDifference(
  { amount, currency, original }: PayoutEntry,
  record: MatchableRecord,
): 'amount' | 'currency' | undefined {
  const compared = original ?? { amount, currency };
  if (compared.currency !== record.currency) return 'currency';
  return Math.abs(compared.amount) === record.amount ? undefined : 'amount';
}

async function findRecords(db: Queryable, providerIds: readonly string[]): Promise<Map<string, MatchableRecord[]>> {
  if (providerIds.length === 0) return new Map();
  const ids = [...providerIds];
  const { id, amount, currency, provider_id, provider } = payments;
  const paymentRows = await db
    .select({ id, amount, currency, provider_id })
    .from(payments)
    // the index on provider ids begins with the provider
    .where(and(inArray(provider, [...PaymentProvider.values]), inArray(provider_id, ids)));
  const refundRows = await db
    .select({ id: refunds.id, amount: refunds.amount, currency: refunds.currency, provider_id: refunds.provider_id })
    .from(refunds)
    .where(inArray(refunds.provider_id, ids));
  const disputeRows = await db
    .select({
      id: disputes.id,
      amount: disputes.amount,
      currency: disputes.currency,
      provider_id: disputes.provider_id,
    })
    .from(disputes)
    .where(inArray(disputes.provider_id, ids));
  const records = [
    ...paymentRows.map((row) => ({ ...row, kind: 'payment' as const })),
    ...refundRows.map((row) => ({ ...row, kind: 'refund' as const })),
    ...disputeRows.map((row) => ({ ...row, kind: 'dispute' as const })),
  ];
  return Map.groupBy(records, (row) => row.provider_id ?? '');
}

/** The keys of the records that rows of earlier files match. */
async function findMatchedKeys(db: Queryable, records: readonly MatchableRecord[]): Promise<Set<string>> {
  const matchedKeys = new Set<string>();
  for (const kind of ['payment', 'refund'] as const) {
    const ids = records.filter((candidate) => candidate.kind === kind).map(({ id }) => id);
    if (ids.length === 0) continue;
    const column = payoutRows[RECORD_COLUMN[kind]];
    const rows = await db
      .select({ id: sql<number>`${column}` })
      .from(payoutRows)
      .where(and(inArray(column, ids), inArray(payoutRows.status, ['matched', 'by_hand'])));
    for (const { id } of rows) matchedKeys.add(toRecordKey({ kind, id }));
  }
  return matchedKeys;
}
