// How payout files are read: which heading holds what, and what a row says. Amounts are minor.
import { Currency, type PayoutFormat, type PayoutRowKind } from '#generated/enums.ts';
import type { PayoutColumns } from '#generated/schemas.ts';
import { currencyDecimals } from '#domain/money.ts';

/** A row of a file as a CSV library gives it: texts by heading. */
export type CsvRow = Readonly<Record<string, string | undefined>>;

/** What a row says. */
export interface PayoutEntry {
  readonly kind: PayoutRowKind;
  readonly provider_id: string | null;
  readonly payout: string | null;
  readonly amount: number;
  readonly fee: number;
  readonly net: number;
  readonly currency: Currency;
  /** What the customer paid in her own currency, where that is another one. */
  readonly original: { readonly amount: number; readonly currency: Currency } | null;
  readonly occurred_at: Date | null;
  readonly description: string | null;
  /** When the money of its payout arrived. */
  readonly arrived_at: Date | null;
  /** The row is the transfer itself, not a part of it. */
  readonly transfer: boolean;
}

/** Why a row cannot be read; also a translation key under `errors`. */
export type RowError = 'payout_amount_unreadable' | 'payout_currency_unknown';

/** Headings by which Stripe's itemised report of payout reconciliation is known. */
const STRIPE = ['balance_transaction_id', 'reporting_category', 'gross', 'fee', 'net', 'currency', 'source_id'];

/** What headings are called in files of others, in plain words; the first that is there counts. */
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

/** How a file with these headings is written. */
export function detectFormat(headings: readonly string[]): PayoutFormat {
  return STRIPE.every((name) => headings.includes(name)) ? 'stripe' : 'generic';
}

/** Which heading holds what, found out from their names; empty texts where nothing fits. */
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

/** Headings that the columns name but the file does not have. */
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

/** What kind of row a word means; by the sign of the amount where no word says so. */
function detectKind(word: string, amount: number): PayoutRowKind {
  if (word === '') return amount < 0 ? 'refund' : 'payment';
  return KINDS.find(([pattern]) => pattern.test(word))?.[1] ?? 'other';
}

/** '1,234.50', '1.234,50', '1 234,50 €', '-3.20', '(3.20)' → minor; NaN for what is no amount. */
export function parseAmount(text: string, currency: string): number {
  const isNegative = /^\s*[-−(]/.test(text) || /[-−]\s*$/.test(text);
  const digits = text.replace(/[^\d.,]/g, '');
  if (!/\d/.test(digits)) return NaN;
  const point = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  const decimals = point < 0 ? '' : digits.slice(point + 1);
  const places = currencyDecimals(currency);
  // one mark with three digits behind it groups thousands, unless the number has another mark before it
  const isGroup = decimals.length === 3 && (places < 3 || !/[.,]/.test(digits.slice(0, point)));
  const whole = (isGroup || point < 0 ? digits : digits.slice(0, point)).replace(/[.,]/g, '');
  const rest = isGroup || point < 0 ? '' : decimals;
  if (rest.length > places && /[1-9]/.test(rest.slice(places))) return NaN;
  const minor = Number(`${whole}${rest.slice(0, places).padEnd(places, '0')}`);
  return isNegative ? -minor : minor;
}

const currencyOf = (text: string): Currency | undefined => {
  const code = text.trim().toUpperCase();
  return Currency.values.find((one) => one === code);
};

/** A moment of a file: ISO or '2026-11-20 14:03:11', UTC where it does not say; null for what is none. */
export function parseTimestamp(text: string): Date | null {
  const iso = /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d(:\d\d)?$/.test(text.trim()) ? `${text.trim().replace(' ', 'T')}Z` : text;
  const moment = new Date(iso);
  return text.trim() === '' || Number.isNaN(moment.getTime()) ? null : moment;
}

/** Reads a row by its columns. Amounts that are missing follow from the others: net = amount − fee. */
export function parseEntry(
  row: CsvRow,
  columns: PayoutColumns,
  format: PayoutFormat,
): PayoutEntry | { readonly fault: RowError } {
  const at = (name: keyof PayoutColumns): string => (columns[name] ? (row[columns[name]] ?? '').trim() : '');
  const currency = currencyOf(at('currency'));
  if (!currency) return { fault: 'payout_currency_unknown' };
  const amount = parseAmount(at('amount'), currency);
  const fee = at('fee') === '' ? undefined : parseAmount(at('fee'), currency);
  const net = at('net') === '' ? undefined : parseAmount(at('net'), currency);
  if ([amount, fee ?? 0, net ?? 0].some(Number.isNaN)) return { fault: 'payout_amount_unreadable' };
  const taken = fee ?? (net === undefined ? 0 : amount - net);
  const word = at('kind');
  const transfer = TRANSFER.test(word);
  const kind = transfer ? 'other' : detectKind(word, amount);
  return {
    kind,
    provider_id: getProviderId(row, at('provider_id'), kind, format),
    payout: at('payout') || null,
    amount,
    fee: taken,
    net: net ?? amount - taken,
    currency,
    original: format === 'stripe' ? parseOriginal(row) : null,
    occurred_at: parseTimestamp(at('occurred_at')),
    description: at('description') || null,
    arrived_at: parseTimestamp(row.automatic_payout_effective_at_utc ?? row.automatic_payout_effective_at ?? ''),
    transfer,
  };
}

/** Stripe's charges are known to us by their payment intents; everything else by its own number. */
function getProviderId(row: CsvRow, own: string, kind: PayoutRowKind, format: PayoutFormat): string | null {
  const intent = format === 'stripe' && kind === 'payment' ? row.payment_intent_id?.trim() : undefined;
  return intent || own || null;
}

function parseOriginal(row: CsvRow): PayoutEntry['original'] {
  const currency = currencyOf(row.customer_facing_currency ?? '');
  if (!currency) return null;
  const amount = parseAmount(row.customer_facing_amount ?? '', currency);
  return Number.isNaN(amount) ? null : { amount, currency };
}
