import type { PackSignal } from '#generated/enums.ts';
import { parseEan } from './ean.ts';

/** A line that belongs into a parcel, and how much of it is verified. */
export interface BenchLine {
  readonly id: number;
  readonly wanted: number;
  readonly packed: number;
  /** Barcodes it is known by. */
  readonly codes: readonly string[];
}

/** What stands in the way until somebody dismisses it. */
export interface BenchError {
  readonly signal: PackSignal;
  readonly code: string;
  /** Scans that came meanwhile. */
  readonly refused: number;
}

/** Where the packing of a parcel stands. */
export interface Bench {
  readonly lines: readonly BenchLine[];
  readonly error: BenchError | null;
  /** What was verified, the last at the end. */
  readonly history: readonly { readonly line_id: number; readonly change: number }[];
  readonly signal: PackSignal | null;
  readonly signal_line: number | null;
}

/** Something that happens at the bench. */
export type BenchEvent =
  | { readonly type: 'scan'; readonly code: string }
  | { readonly type: 'dismiss' }
  | { readonly type: 'undo' }
  | { readonly type: 'quantity'; readonly line_id: number; readonly quantity: number };

/** A bench before the first scan. */
export function openBench(lines: readonly Omit<BenchLine, 'packed'>[]): Bench {
  return {
    lines: lines.map((line) => ({ ...line, packed: 0 })),
    error: null,
    history: [],
    signal: null,
    signal_line: null,
  };
}

/** Whether every copy is verified and nothing stands in the way. */
export function isComplete({ lines, error }: Pick<Bench, 'lines' | 'error'>): boolean {
  return error === null && lines.every(({ wanted, packed }) => packed === wanted);
}

/** A barcode as it is compared: a UPC is an EAN with a leading 0; all else as it is, in capitals. */
export const comparedCode = (text: string): string => parseEan(text) ?? text.trim().toUpperCase();

/** What looks like the number of an order is none of an item. */
const ORDER = /^VS[-\s]?\d+$/i;

/**
 * The bench after an event. While an error stands nothing is counted: scans are refused, and how many is remembered, until
 * it is dismissed. A wrong scan never changes what was verified.
 */
export function benchAfter(bench: Bench, event: BenchEvent): Bench {
  if (bench.error && event.type !== 'dismiss') {
    const refused = bench.error.refused + (event.type === 'scan' ? 1 : 0);
    return { ...bench, error: { ...bench.error, refused }, signal: 'refused', signal_line: null };
  }
  switch (event.type) {
    case 'scan':
      return scanned(bench, event.code);
    case 'dismiss':
      return { ...bench, error: null, signal: 'dismissed', signal_line: null };
    case 'undo':
      return undone(bench);
    case 'quantity':
      return counted(bench, event.line_id, event.quantity);
  }
}

function scanned(bench: Bench, code: string): Bench {
  const compared = comparedCode(code);
  const known = bench.lines.filter(({ codes }) => codes.some((one) => comparedCode(one) === compared));
  if (known.length === 0) return failed(bench, ORDER.test(code.trim()) ? 'other_order' : 'wrong_item', code);
  const open = known.find(({ packed, wanted }) => packed < wanted);
  return open ? changed(bench, open, 1, 'ok') : failed(bench, 'too_many', code);
}

function failed(bench: Bench, signal: PackSignal, code: string): Bench {
  return { ...bench, error: { signal, code, refused: 0 }, signal, signal_line: null };
}

function changed(bench: Bench, line: BenchLine, change: number, signal: PackSignal): Bench {
  const lines = bench.lines.map((one) => (one.id === line.id ? { ...one, packed: one.packed + change } : one));
  const history = [...bench.history, { line_id: line.id, change }];
  const after = { ...bench, lines, history, signal_line: line.id };
  if (isComplete(after)) return { ...after, signal: 'complete' };
  return { ...after, signal: signal === 'ok' && line.packed + change === line.wanted ? 'line_done' : signal };
}

function undone(bench: Bench): Bench {
  const last = bench.history.at(-1);
  if (!last) return { ...bench, signal: null, signal_line: null };
  const lines = bench.lines.map((line) =>
    line.id === last.line_id ? { ...line, packed: line.packed - last.change } : line,
  );
  return { ...bench, lines, history: bench.history.slice(0, -1), signal: 'undone', signal_line: last.line_id };
}

/** Counted by hand: never more than belongs into the parcel. */
function counted(bench: Bench, lineId: number, quantity: number): Bench {
  const line = bench.lines.find(({ id }) => id === lineId);
  if (!line) return bench;
  if (quantity > line.wanted) return failed(bench, 'too_many', line.codes[0] ?? '');
  return quantity === line.packed ? bench : changed(bench, line, quantity - line.packed, 'counted');
}
