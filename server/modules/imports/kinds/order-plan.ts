// Plans orders of another shop, which are imported as completed history.
import type { Currency, ImportSource, OrderStatus, PaymentStatus } from '#generated/enums.ts';
import type { FieldError } from '#generated/schemas.ts';
import type { users } from '#server/core/authentication/accounts.table.ts';
import { normaliseEmail } from '#server/core/authentication/emails.ts';
import type { ImportRecord } from '../imports.table.ts';
import type { MatchedItem, ItemError } from './find-items.ts';
import {
  createErrorVerdict,
  createLeadError,
  NO_ERRORS,
  type ParsedRow,
  type PlannedVerdict,
  type Unit,
} from './kind.ts';
import { splitName } from './name-parts.ts';
import { type ImportedLine, toImportedLine, computeOrderSums, type Sums, splitSumsByShop } from './order-sums.ts';
import { fromSeconds } from '#server/core/api/wire.ts';

type User = Pick<typeof users.$inferSelect, 'id' | 'email' | 'lang'>;

/** The write plan of an order. */
export interface OrderPlan {
  readonly source: ImportSource;
  readonly number: string;
  readonly lead: ParsedRow;
  readonly email: string;
  readonly name: { readonly firstname: string; readonly lastname: string; readonly fullName: string };
  readonly user: User | undefined;
  readonly currency: Currency;
  readonly status: OrderStatus;
  readonly payment_status: PaymentStatus;
  readonly created_at: Date;
  readonly paid_at: Date | null;
  readonly sent_at: Date | null;
  readonly lines: readonly ImportedLine[];
  readonly sums: Sums;
  readonly byShop: ReadonlyMap<number, Sums>;
}

/** Existing orders by external number, items by row id and accounts by e-mail address. */
export interface ExistingRecords {
  readonly numbers: ReadonlyMap<string, number>;
  readonly items: ReadonlyMap<number, MatchedItem | ItemError | undefined>;
  readonly accounts: ReadonlyMap<string, User>;
}

/** Plans the order of a unit. */
export function planOrder(
  unit: Unit,
  importRecord: ImportRecord,
  { numbers, items, accounts }: ExistingRecords,
): PlannedVerdict<OrderPlan> {
  const [lead] = unit;
  const { values } = lead;
  const existingId = numbers.get(String(values.number));
  // an external order number is imported once
  if (existingId !== undefined) return { errors: NO_ERRORS, effect: 'unchanged', record_id: existingId };
  const name = parseName(values);
  if (!name) return createLeadError(unit, 'name', 'input_required');
  const currency = (values.currency as Currency | undefined) ?? importRecord.currency;
  const errors = new Map<number, FieldError[]>();
  const lines = unit.flatMap((row): ImportedLine[] => {
    if (row.values.price === undefined && row.values.line_total === undefined) {
      errors.set(row.id, [{ path: 'price', code: 'input_required' }]);
      return [];
    }
    const item = items.get(row.id);
    if (item && 'id' in item) return [toImportedLine(row, item, currency)];
    errors.set(row.id, [{ path: item?.path ?? 'barcode', code: item?.code ?? 'item_unknown' }]);
    return [];
  });
  if (errors.size > 0) return createErrorVerdict(errors);
  const sums = computeOrderSums(lead, lines, currency);
  const email = normaliseEmail(String(values.email));
  const plan = {
    ...{ source: importRecord.source, number: String(values.number), lead, email, name, currency, lines, sums },
    ...{ ...parseStatusAndDates(values), user: accounts.get(email), byShop: splitSumsByShop(sums, lines) },
  };
  return { errors: NO_ERRORS, effect: 'new', record_id: null, plan };
}

/** Returns status and dates: paid orders are completed, cancelled ones stay cancelled, others are pending. */
function parseStatusAndDates(values: ParsedRow['values']) {
  const getDate = (name: string): Date | null => (typeof values[name] === 'number' ? fromSeconds(values[name]) : null);
  const payment_status = (values.payment_status as PaymentStatus | undefined) ?? 'paid';
  const created_at = fromSeconds(Number(values.created_at));
  const isPaid = payment_status === 'paid';
  const isCancelled = getDate('cancelled_at') !== null || payment_status === 'cancelled';
  const status: OrderStatus = isCancelled ? 'cancelled' : isPaid ? 'completed' : 'pending';
  return {
    payment_status,
    created_at,
    status,
    paid_at: isPaid ? (getDate('paid_at') ?? created_at) : null,
    sent_at: getDate('sent_at'),
  };
}

function parseName({ name, firstname, lastname }: ParsedRow['values']): OrderPlan['name'] | undefined {
  const parts = {
    ...(typeof name === 'string' ? splitName(name) : {}),
    ...(firstname || lastname ? { firstname, lastname } : {}),
  };
  const [first, last] = [parts.firstname, parts.lastname].map((part) => (typeof part === 'string' ? part : ''));
  const fullName = [first, last].filter(Boolean).join(' ');
  return fullName ? { firstname: first || PLACEHOLDER, lastname: last || PLACEHOLDER, fullName } : undefined;
}

/** Placeholder for required values that the file lacks. */
export const PLACEHOLDER = '–';
