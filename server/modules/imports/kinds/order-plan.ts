// Plans orders of another shop, which are imported as completed history.
import type { Currency, ImportSource, OrderStatus, PaymentStatus } from '#generated/enums.ts';
import type { FieldError } from '#generated/schemas.ts';
import type { users } from '#server/core/authentication/accounts.table.ts';
import { normaliseEmail } from '#server/core/authentication/emails.ts';
import type { ImportRecord } from '../imports.table.ts';
import type { FoundItem, NoItem } from './find-items.ts';
import { fine, type Planned, type ReadRow, type Unit, wrong, wrongLead } from './kind.ts';
import { nameParts } from './name-parts.ts';
import { type ImportedLine, lineOf, orderSums, type Sums, sumsByShop } from './order-sums.ts';
import { fromSeconds } from '#server/core/api/wire.ts';

type User = Pick<typeof users.$inferSelect, 'id' | 'email' | 'lang'>;

/** The write plan of an order. */
export interface OrderPlan {
  readonly source: ImportSource;
  readonly number: string;
  readonly lead: ReadRow;
  readonly email: string;
  readonly name: { readonly firstname: string; readonly lastname: string; readonly whole: string };
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

/** Existing orders, items and accounts of the rows. */
export interface Known {
  readonly numbers: ReadonlyMap<string, number>;
  /** By row id. */
  readonly items: ReadonlyMap<number, FoundItem | NoItem | undefined>;
  readonly accounts: ReadonlyMap<string, User>;
}

/** Plans the order of a unit. */
export function planOrder(unit: Unit, one: ImportRecord, { numbers, items, accounts }: Known): Planned<OrderPlan> {
  const [lead] = unit;
  const { values } = lead;
  const there = numbers.get(String(values.number));
  // an external order number is imported once
  if (there !== undefined) return { errors: fine, effect: 'unchanged', record_id: there };
  const name = nameOf(values);
  if (!name) return wrongLead(unit, 'name', 'input_required');
  const currency = (values.currency as Currency | undefined) ?? one.currency;
  const errors = new Map<number, FieldError[]>();
  const lines = unit.flatMap((row): ImportedLine[] => {
    if (row.values.price === undefined && row.values.line_total === undefined) {
      errors.set(row.id, [{ path: 'price', code: 'input_required' }]);
      return [];
    }
    const item = items.get(row.id);
    if (item && 'id' in item) return [lineOf(row, item, currency)];
    errors.set(row.id, [{ path: item?.path ?? 'barcode', code: item?.code ?? 'item_unknown' }]);
    return [];
  });
  if (errors.size > 0) return wrong(errors);
  const sums = orderSums(lead, lines, currency);
  const email = normaliseEmail(String(values.email));
  const facts = { source: one.source, number: String(values.number), lead, email, name, currency, lines, sums };
  const plan = { ...facts, ...moments(values), user: accounts.get(email), byShop: sumsByShop(sums, lines) };
  return { errors: fine, effect: 'new', record_id: null, plan };
}

/** Status and dates: paid orders are completed, others unchanged. */
function moments(values: ReadRow['values']) {
  const at = (name: string): Date | null => (typeof values[name] === 'number' ? fromSeconds(values[name]) : null);
  const payment_status = (values.payment_status as PaymentStatus | undefined) ?? 'paid';
  const created_at = fromSeconds(Number(values.created_at));
  const isPaid = payment_status === 'paid';
  const isCancelled = at('cancelled_at') !== null || payment_status === 'cancelled';
  const status: OrderStatus = isCancelled ? 'cancelled' : isPaid ? 'completed' : 'pending';
  return {
    payment_status,
    created_at,
    status,
    paid_at: isPaid ? (at('paid_at') ?? created_at) : null,
    sent_at: at('sent_at'),
  };
}

function nameOf({ name, firstname, lastname }: ReadRow['values']): OrderPlan['name'] | undefined {
  const parts = {
    ...(typeof name === 'string' ? nameParts(name) : {}),
    ...(firstname || lastname ? { firstname, lastname } : {}),
  };
  const [first, last] = [parts.firstname, parts.lastname].map((part) => (typeof part === 'string' ? part : ''));
  const whole = [first, last].filter(Boolean).join(' ');
  return whole ? { firstname: first || UNTOLD, lastname: last || UNTOLD, whole } : undefined;
}

/** Placeholder for required values that the file lacks. */
export const UNTOLD = '–';
