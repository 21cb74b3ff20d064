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

/** A parsed and matched row. */
export interface ScannedRow {
  readonly line: number;
  readonly entry: PayoutEntry;
  readonly match: Match;
  readonly tally: PayoutTally;
}

/** The chosen or else detected columns, the missing ones, and the format of the file. */
export function resolveColumns({ headings }: PayoutSource, chosenColumns: PayoutFile['columns']) {
  const columns: PayoutColumns = chosenColumns ?? guessColumns(headings);
  return { columns, missing: findMissingColumns(columns, headings), format: detectFormat(headings) };
}

/**
 * Reads and matches a file in batches and sums up by payout and currency in `tallies`. Throws 422 with the line of an
 * invalid row.
 */
export async function* scanPayout(
  db: Queryable,
  source: PayoutSource,
  columns: PayoutColumns,
  tallies: Map<string, PayoutTally>,
): AsyncGenerator<ScannedRow[]> {
  const format = detectFormat(source.headings);
  const matchedKeys = new Set<string>();
  let batch: { line: number; entry: PayoutEntry }[] = [];
  const flush = async (): Promise<ScannedRow[]> => {
    const entries = batch.map(({ entry }) => entry);
    const matches = await matchEntries(db, entries, matchedKeys);
    const rows = batch.map((row, index): ScannedRow => {
      const match = matches[index] ?? { status: 'unmatched' };
      return { ...row, match, tally: addToTally(tallies, source.hash, row.entry, match) };
    });
    batch = [];
    return rows;
  };
  for await (const { line, row } of source.rows()) {
    const entry = parseEntry(row, columns, format);
    if ('fault' in entry) throw invalid([{ path: 'file', code: entry.fault, params: { line } }]);
    batch.push({ line, entry });
    if (batch.length === BATCH) yield await flush();
  }
  if (batch.length > 0) yield await flush();
}

/** Adds a row to its payout. Rows without payout id form one payout; currencies are separate payouts. */
function addToTally(
  tallies: Map<string, PayoutTally>,
  hash: string,
  entry: PayoutEntry,
  { status }: Match,
): PayoutTally {
  const { currency, amount, fee, net, transfer, arrived_at, occurred_at } = entry;
  const name = entry.payout ?? `file-${hash.slice(0, 12)}`;
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
