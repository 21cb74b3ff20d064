// Parses payout files. Amounts are in minor units.
import type { Currency, PayoutFormat, PayoutRowKind } from '#generated/enums.ts';
import type { PayoutColumns } from '#generated/schemas.ts';
import { parseCurrency } from '#domain/currencies.ts';
import { getCurrencyDecimals } from '#domain/money.ts';

/** A row of a CSV file: texts by heading. */
export type CsvRow = Readonly<Record<string, string | undefined>>;

/** A parsed row. */
export interface PayoutEntry {
  readonly kind: PayoutRowKind;
  readonly provider_id: string | null;
  readonly payout: string | null;
  readonly amount: number;
  readonly fee: number;
  readonly net: number;
  readonly currency: Currency;
  /** The amount in the customer's currency, when it differs. */
  readonly original: { readonly amount: number; readonly currency: Currency } | null;
  readonly occurred_at: Date | null;
  readonly description: string | null;
  /** Arrival of its payout. */
  readonly arrived_at: Date | null;
  /** Whether the row is the transfer itself, not a part of it. */
  readonly transfer: boolean;
}

/** Why a row is invalid; also a translation key under `errors`. */
export type RowError = 'payout_amount_unreadable' | 'payout_currency_unknown';

/** Headings that identify Stripe's itemised payout reconciliation report. */
const STRIPE = ['balance_transaction_id', 'reporting_category', 'gross', 'fee', 'net', 'currency', 'source_id'];

/** Usual headings in files of other providers; the first match is used. */
const NAMES: Readonly<Record<keyof PayoutColumns, RegExp>> = {
  provider_id: /^(provider[ _]?id|reference|transaction[ _]?id|payment[ _]?id|id|référence)$/i,
  kind: /^(type|kind|category|transaction[ _]?type)$/i,
  amount: /^(gross|amount|gross[ _]?amount|montant|brut)$/i,
  fee: /^(fees?|commission|frais)$/i,
  net: /^(net|net[ _]?amount)$/i,
  currency: /^(currency|devise)$/i,
  occurred_at: /^(date|created|created[ _]?at|time|day)$/i,
  payout: /^(payout|payout[ _]?id|settlement|settlement[ _]?id)$/i,
  description: /^(description|label|memo|libellé)$/i,
};

/** Detects the format of a file by its headings. */
export function detectFormat(headings: readonly string[]): PayoutFormat {
  return STRIPE.every((name) => headings.includes(name)) ? 'stripe' : 'generic';
}

/** Detects the columns of a file by its headings; required columns that are not found are ''. */
export function guessColumns(headings: readonly string[]): PayoutColumns {
  if (detectFormat(headings) === 'stripe') {
    return {
      provider_id: 'source_id',
      kind: 'reporting_category',
      amount: 'gross',
      fee: 'fee',
      net: 'net',
      currency: 'currency',
      occurred_at: headings.includes('created_utc') ? 'created_utc' : null,
      payout: headings.includes('automatic_payout_id') ? 'automatic_payout_id' : null,
      description: headings.includes('description') ? 'description' : null,
    };
  }
  const find = (name: keyof PayoutColumns): string | undefined =>
    headings.find((heading) => NAMES[name].test(heading.trim()));
  return {
    provider_id: find('provider_id') ?? '',
    kind: find('kind') ?? null,
    amount: find('amount') ?? '',
    fee: find('fee') ?? null,
    net: find('net') ?? null,
    currency: find('currency') ?? '',
    occurred_at: find('occurred_at') ?? null,
    payout: find('payout') ?? null,
    description: find('description') ?? null,
  };
}

/** Columns that are required but not set, or whose heading the file does not have. */
export function findMissingColumns(columns: PayoutColumns, headings: readonly string[]): (keyof PayoutColumns)[] {
  const names = Object.keys(NAMES) as (keyof PayoutColumns)[];
  const needed = new Set<keyof PayoutColumns>(['provider_id', 'amount', 'currency']);
  return names.filter((name) => {
    const heading = columns[name];
    return heading ? !headings.includes(heading) : needed.has(name);
  });
}

const KINDS: readonly [RegExp, PayoutRowKind][] = [
  [/refund|remboursement/i, 'refund'],
  [/dispute|chargeback/i, 'dispute'],
  [/^(charge|payment|sale|capture|paiement)/i, 'payment'],
  [/fee|tax|commission|frais/i, 'fee'],
];
const TRANSFER = /^(payout|transfer|withdrawal|virement)/i;

/** Detects the kind of a row by its word, such as Stripe's reporting category, else by the sign of the amount. */
export function detectKind(word: string, amount: number): PayoutRowKind {
  if (word === '') return amount < 0 ? 'refund' : 'payment';
  return KINDS.find(([pattern]) => pattern.test(word))?.[1] ?? 'other';
}

/** Parses '1,234.50', '1.234,50', '1 234,50 €', '-3.20' or '(3.20)' to minor units; NaN when invalid. */
export function parseAmount(text: string, currency: string): number {
  const isNegative = /^\s*[-−(]/.test(text) || /[-−]\s*$/.test(text);
  const digits = text.replace(/[^\d.,]/g, '');
  if (!/\d/.test(digits)) return NaN;
  const point = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  const decimals = point < 0 ? '' : digits.slice(point + 1);
  const decimalCount = getCurrencyDecimals(currency);
  // a single separator followed by three digits groups thousands
  const isGroup = decimals.length === 3 && (decimalCount < 3 || !/[.,]/.test(digits.slice(0, point)));
  const integer = (isGroup || point < 0 ? digits : digits.slice(0, point)).replace(/[.,]/g, '');
  const fraction = isGroup || point < 0 ? '' : decimals;
  if (fraction.length > decimalCount && /[1-9]/.test(fraction.slice(decimalCount))) return NaN;
  const minor = Number(`${integer}${fraction.slice(0, decimalCount).padEnd(decimalCount, '0')}`);
  return isNegative ? -minor : minor;
}

/** Parses a timestamp: ISO or '2026-11-20 14:03:11', by default UTC; null when invalid. */
export function parseTimestamp(text: string): Date | null {
  const iso = /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d(:\d\d)?$/.test(text.trim()) ? `${text.trim().replace(' ', 'T')}Z` : text;
  const moment = new Date(iso);
  return text.trim() === '' || Number.isNaN(moment.getTime()) ? null : moment;
}

/** Parses a row by its columns. Missing amounts are computed from the others: net = amount − fee. */
export function parseEntry(
  row: CsvRow,
  columns: PayoutColumns,
  format: PayoutFormat,
): PayoutEntry | { readonly fault: RowError } {
  const readCell = (name: keyof PayoutColumns): string => (columns[name] ? (row[columns[name]] ?? '').trim() : '');
  const currency = parseCurrency(readCell('currency'));
  if (!currency) return { fault: 'payout_currency_unknown' };
  const amount = parseAmount(readCell('amount'), currency);
  const fee = readCell('fee') === '' ? undefined : parseAmount(readCell('fee'), currency);
  const net = readCell('net') === '' ? undefined : parseAmount(readCell('net'), currency);
  if ([amount, fee ?? 0, net ?? 0].some(Number.isNaN)) return { fault: 'payout_amount_unreadable' };
  const computedFee = fee ?? (net === undefined ? 0 : amount - net);
  const word = readCell('kind');
  const transfer = TRANSFER.test(word);
  const kind = transfer ? 'other' : detectKind(word, amount);
  return {
    kind,
    provider_id: getProviderId(row, readCell('provider_id'), kind, format),
    payout: readCell('payout') || null,
    amount,
    fee: computedFee,
    net: net ?? amount - computedFee,
    currency,
    original: format === 'stripe' ? parseOriginal(row) : null,
    occurred_at: parseTimestamp(readCell('occurred_at')),
    description: readCell('description') || null,
    arrived_at: parseTimestamp(row.automatic_payout_effective_at_utc ?? row.automatic_payout_effective_at ?? ''),
    transfer,
  };
}

/** The id known to the shop: the payment intent for Stripe's charges, else the row's own id. */
function getProviderId(row: CsvRow, rowId: string, kind: PayoutRowKind, format: PayoutFormat): string | null {
  const intent = format === 'stripe' && kind === 'payment' ? row.payment_intent_id?.trim() : undefined;
  return intent || rowId || null;
}

function parseOriginal(row: CsvRow): PayoutEntry['original'] {
  const currency = parseCurrency(row.customer_facing_currency);
  if (!currency) return null;
  const amount = parseAmount(row.customer_facing_amount ?? '', currency);
  return Number.isNaN(amount) ? null : { amount, currency };
}
