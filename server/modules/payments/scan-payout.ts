import { fromMinor } from '#domain/money.ts';
import {
  detectFormat,
  guessColumns,
  findMissingColumns,
  type PayoutEntry,
  parseEntry,
} from '#domain/payments/payout-file.ts';
import type { Currency } from '#generated/enums.ts';
import type { PayoutColumns, PayoutFile, PayoutSums } from '#generated/schemas.ts';
import { invalid } from '#server/core/problems/problem.ts';
import { type Match, matchEntries } from './match-entries.ts';
import type { PayoutSource } from './read-payout-file.ts';
import type { Queryable } from '#server/core/database/database.ts';

/** Rows per batch. */
const BATCH = 500;

/** Sums of a payout; amounts in minor units of `currency`. */
export interface PayoutTally {
  readonly provider_id: string;
  readonly currency: Currency;
  arrived_at: Date | null;
  rows: number;
  gross: number;
  fees: number;
  net: number;
  paid_out: number | null;
  /** Whether every row is consistent so far. */
  adds_up: boolean;
  matched: number;
  unmatched: number;
  conflicting: number;
}

/** A parsed row with its line in the file, or its place in a list. */
export interface NumberedEntry {
  readonly line: number;
  readonly entry: PayoutEntry;
}

/** A parsed and matched row. */
export interface ScannedRow extends NumberedEntry {
  readonly match: Match;
  readonly tally: PayoutTally;
}

/** The chosen or else detected columns, the missing ones, and the format of the file. */
export function resolveColumns({ headings }: PayoutSource, chosenColumns: PayoutFile['columns']) {
  const columns: PayoutColumns = chosenColumns ?? guessColumns(headings);
  return { columns, missing: findMissingColumns(columns, headings), format: detectFormat(headings) };
}

/**
 * Reads and matches a file in batches and sums up by payout and currency in `tallies`. Rows without payout id form one
 * payout. Throws 422 with the line of an invalid row.
 */
export function scanPayout(
  db: Queryable,
  source: PayoutSource,
  columns: PayoutColumns,
  tallies: Map<string, PayoutTally>,
): AsyncGenerator<ScannedRow[]> {
  return scanEntries(db, parseRows(source, columns), `file-${source.hash.slice(0, 12)}`, tallies);
}

async function* parseRows({ headings, rows }: PayoutSource, columns: PayoutColumns): AsyncGenerator<NumberedEntry> {
  const format = detectFormat(headings);
  for await (const { line, row } of rows()) {
    const entry = parseEntry(row, columns, format);
    if ('fault' in entry) throw invalid([{ path: 'file', code: entry.fault, params: { line } }]);
    yield { line, entry };
  }
}

/**
 * Matches entries in batches and sums up by payout and currency in `tallies`. Entries without payout id belong to
 * `fallback`.
 */
export async function* scanEntries(
  db: Queryable,
  entries: AsyncIterable<NumberedEntry> | Iterable<NumberedEntry>,
  fallback: string,
  tallies: Map<string, PayoutTally>,
): AsyncGenerator<ScannedRow[]> {
  const matchedKeys = new Set<string>();
  let batch: NumberedEntry[] = [];
  const flush = async (): Promise<ScannedRow[]> => {
    const matches = await matchEntries(
      db,
      batch.map(({ entry }) => entry),
      matchedKeys,
    );
    const rows = batch.map((row, index): ScannedRow => {
      const match = matches[index] ?? { status: 'unmatched' };
      return { ...row, match, tally: addToTally(tallies, fallback, row.entry, match) };
    });
    batch = [];
    return rows;
  };
  for await (const entry of entries) {
    batch.push(entry);
    if (batch.length === BATCH) yield await flush();
  }
  if (batch.length > 0) yield await flush();
}

/** Adds a row to its payout. Currencies are separate payouts. */
function addToTally(
  tallies: Map<string, PayoutTally>,
  fallback: string,
  entry: PayoutEntry,
  { status }: Match,
): PayoutTally {
  const { currency, amount, fee, net, transfer, arrived_at, occurred_at } = entry;
  const name = entry.payout ?? fallback;
  const first = tallies.get(name);
  const key = first && first.currency !== currency ? `${name}-${currency}` : name;
  const tally = tallies.get(key) ?? createTally(key, currency);
  tallies.set(key, tally);
  tally.arrived_at ??= arrived_at;
  if (transfer) {
    tally.paid_out = (tally.paid_out ?? 0) + Math.abs(net);
    tally.arrived_at ??= occurred_at;
    return tally;
  }
  tally.rows++;
  tally.gross += amount;
  tally.fees += fee;
  tally.net += net;
  tally.adds_up &&= amount - fee === net;
  if (status === 'matched' || status === 'unmatched' || status === 'conflicting') tally[status]++;
  return tally;
}

function createTally(provider_id: string, currency: Currency): PayoutTally {
  const sums = { rows: 0, gross: 0, fees: 0, net: 0, paid_out: null, matched: 0, unmatched: 0, conflicting: 0 };
  return { provider_id, currency, arrived_at: null, adds_up: true, ...sums };
}

/** Whether every row is consistent and their sum equals the transferred amount. */
export function isBalanced({ adds_up, net, paid_out }: PayoutTally): boolean {
  return adds_up && (paid_out === null || paid_out === net);
}

/** The sums in wire format. */
export function toWireSums(tally: PayoutTally): PayoutSums {
  const { provider_id, currency, rows, gross, fees, net, paid_out, matched, unmatched, conflicting } = tally;
  const toDecimal = (amount: number): number => fromMinor(amount, currency);
  return {
    ...{ provider_id, currency, rows, matched, unmatched, conflicting },
    gross: toDecimal(gross),
    fees: toDecimal(fees),
    net: toDecimal(net),
    paid_out: paid_out === null ? null : toDecimal(paid_out),
    balanced: isBalanced(tally),
  };
}
