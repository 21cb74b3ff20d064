import type { PayoutEntry } from '#domain/payments/payout-file.ts';
import { type Currency, PaymentProvider, type PayoutRowKind } from '#generated/enums.ts';
import { and, inArray, sql } from 'drizzle-orm';
import { disputes } from './disputes.table.ts';
import { payments } from './payments.table.ts';
import { refunds } from './refunds.table.ts';
import { type PayoutRowInsert, payoutRows } from './payouts.table.ts';
import type { Queryable } from '#server/core/database/database.ts';

/** Kinds of our own records that rows can match. */
type OwnKind = Extract<PayoutRowKind, 'payment' | 'refund' | 'dispute'>;
interface OwnRecord {
  readonly kind: OwnKind;
  readonly id: number;
  readonly amount: number;
  readonly currency: Currency;
}

/** Result of matching a row. */
export type Match = Pick<PayoutRowInsert, 'status' | 'conflict' | 'payment_id' | 'refund_id' | 'dispute_id'>;

const OWN_KINDS: readonly OwnKind[] = ['payment', 'refund', 'dispute'];
const isOwnKind = (kind: PayoutRowKind): kind is OwnKind => OWN_KINDS.some((one) => one === kind);

/** The column of a row that names a record of a kind. */
export const COLUMN = { payment: 'payment_id', refund: 'refund_id', dispute: 'dispute_id' } as const;

/**
 * Matches rows with payments, refunds and disputes by provider id, amount and currency. A record belongs to one row; `taken`
 * has the keys of those matched so far (`payment 3105`).
 */
export async function matchEntries(
  db: Queryable,
  entries: readonly PayoutEntry[],
  taken: Set<string>,
): Promise<Match[]> {
  const numbers = [
    ...new Set(entries.flatMap(({ kind, provider_id }) => (isOwnKind(kind) && provider_id ? [provider_id] : []))),
  ];
  const known = await findOwn(db, numbers);
  const before = await findTaken(db, [...known.values()].flat());
  return entries.map((entry) => {
    if (!isOwnKind(entry.kind)) return { status: 'no_record' };
    const found = known.get(entry.provider_id ?? '') ?? [];
    const own = found.find(({ kind }) => kind === entry.kind) ?? found[0];
    if (!own) return { status: 'unmatched' };
    const name = toRecordKey(own);
    const named = { [COLUMN[own.kind]]: own.id };
    // a dispute that was won is paid back under its number
    if (own.kind !== 'dispute' && (taken.has(name) || before.has(name)))
      return { ...named, status: 'conflicting', conflict: 'already_matched' };
    const conflict = findDifference(entry, own);
    if (conflict) return { ...named, status: 'conflicting', conflict };
    taken.add(name);
    return { ...named, status: 'matched' };
  });
}

const toRecordKey = ({ kind, id }: Pick<OwnRecord, 'kind' | 'id'>): string => `${kind} ${id}`;

/** The field that differs from the record; compares the customer's original amount and currency if given. */
function findDifference(
  { amount, currency, original }: PayoutEntry,
  own: OwnRecord,
): 'amount' | 'currency' | undefined {
  const said = original ?? { amount, currency };
  if (said.currency !== own.currency) return 'currency';
  return Math.abs(said.amount) === own.amount ? undefined : 'amount';
}

async function findOwn(db: Queryable, numbers: readonly string[]): Promise<Map<string, OwnRecord[]>> {
  if (numbers.length === 0) return new Map();
  const wanted = [...numbers];
  const { id, amount, currency, provider_id, provider } = payments;
  const paid = await db
    .select({ id, amount, currency, provider_id })
    .from(payments)
    // the index on a provider's numbers begins with the provider
    .where(and(inArray(provider, [...PaymentProvider.values]), inArray(provider_id, wanted)));
  const given = await db
    .select({ id: refunds.id, amount: refunds.amount, currency: refunds.currency, provider_id: refunds.provider_id })
    .from(refunds)
    .where(inArray(refunds.provider_id, wanted));
  const disputed = await db
    .select({
      id: disputes.id,
      amount: disputes.amount,
      currency: disputes.currency,
      provider_id: disputes.provider_id,
    })
    .from(disputes)
    .where(inArray(disputes.provider_id, wanted));
  const all = [
    ...paid.map((row) => ({ ...row, kind: 'payment' as const })),
    ...given.map((row) => ({ ...row, kind: 'refund' as const })),
    ...disputed.map((row) => ({ ...row, kind: 'dispute' as const })),
  ];
  return Map.groupBy(all, (row) => row.provider_id ?? '');
}

/** Records matched by rows of earlier files. */
async function findTaken(db: Queryable, own: readonly OwnRecord[]): Promise<Set<string>> {
  const taken = new Set<string>();
  for (const kind of ['payment', 'refund'] as const) {
    const ids = own.filter((one) => one.kind === kind).map(({ id }) => id);
    if (ids.length === 0) continue;
    const column = payoutRows[COLUMN[kind]];
    const rows = await db
      .select({ id: sql<number>`${column}` })
      .from(payoutRows)
      .where(and(inArray(column, ids), inArray(payoutRows.status, ['matched', 'by_hand'])));
    for (const { id } of rows) taken.add(toRecordKey({ kind, id }));
  }
  return taken;
}
