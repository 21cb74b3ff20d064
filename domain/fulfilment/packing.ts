import type { PackSignal } from '#generated/enums.ts';
import { comparedCode } from '#domain/catalogue/barcodes.ts';
import { sum } from '#domain/money.ts';

/** A line that belongs into a parcel, and how much of it is verified. */
export interface BenchLine {
  readonly id: number;
  readonly wanted: number;
  readonly packed: number;
  /** Barcodes of one copy. */
  readonly codes: readonly string[];
  /** Barcodes of cartons that hold several copies. */
  readonly cartons?: readonly { readonly code: string; readonly quantity: number }[];
}

/** What stands in the way until somebody dismisses it. */
export interface BenchError {
  readonly signal: PackSignal;
  readonly code: string;
  /** What was scanned, by name, where its barcode is known. */
  readonly item?: string | null;
  /** Scans that came meanwhile. */
  readonly refused: number;
  /** Copies in the carton that was scanned, and how many the order still wants. */
  readonly holds?: number;
  readonly wanted?: number;
}

/** Copies of a line that were verified at once; `joined` belongs to the one before, as a carton shared by two lines does. */
interface BenchChange {
  readonly line_id: number;
  readonly change: number;
  readonly joined?: true;
}

/** Where the packing of a parcel stands. */
export interface Bench {
  readonly lines: readonly BenchLine[];
  readonly error: BenchError | null;
  /** What was verified, the last at the end. */
  readonly history: readonly BenchChange[];
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
      return byHand(bench, event.line_id, event.quantity);
  }
}

function scanned(bench: Bench, code: string): Bench {
  const compared = comparedCode(code);
  const isIt = (one: string) => comparedCode(one) === compared;
  const known = bench.lines.flatMap((line) => {
    const holds = line.codes.some(isIt) ? 1 : line.cartons?.find((carton) => isIt(carton.code))?.quantity;
    return holds === undefined ? [] : [{ line, holds }];
  });
  const [first] = known;
  if (!first) return failed(bench, ORDER.test(code.trim()) ? 'other_order' : 'wrong_item', code);
  const { holds } = first;
  const open = known.flatMap(({ line }) => (line.packed < line.wanted ? [line] : []));
  const wanted = sum(open.map(openOf));
  if (holds > wanted) return failed(bench, 'too_many', code, holds > 1 ? { holds, wanted } : {});
  // one line that takes all of it, else several
  const whole = open.find((line) => openOf(line) >= holds);
  return counted(bench, whole ? [{ line_id: whole.id, change: holds }] : shared(open, holds), 'ok');
}

const openOf = ({ wanted, packed }: BenchLine): number => wanted - packed;

/** A carton that goes into several lines of the same item. */
function shared(lines: readonly BenchLine[], holds: number): BenchChange[] {
  let left = holds;
  return lines.flatMap((line, place): BenchChange[] => {
    const change = Math.min(left, openOf(line));
    left -= change;
    return change === 0 ? [] : [{ line_id: line.id, change, ...(place > 0 && { joined: true as const }) }];
  });
}

function failed(
  bench: Bench,
  signal: PackSignal,
  code: string,
  carton: Pick<BenchError, 'holds' | 'wanted'> = {},
): Bench {
  return { ...bench, error: { signal, code, refused: 0, ...carton }, signal, signal_line: null };
}

/** The bench after one thing was verified; its parts are undone together. */
function counted(bench: Bench, changes: readonly BenchChange[], signal: PackSignal): Bench {
  const last = changes.at(-1);
  const lines = changedLines(bench.lines, changes, 1);
  const after = { ...bench, lines, history: [...bench.history, ...changes], signal_line: last?.line_id ?? null };
  if (isComplete(after)) return { ...after, signal: 'complete' };
  const line = lines.find(({ id }) => id === last?.line_id);
  return { ...after, signal: signal === 'ok' && line && openOf(line) === 0 ? 'line_done' : signal };
}

function changedLines(lines: readonly BenchLine[], changes: readonly BenchChange[], sign: 1 | -1): BenchLine[] {
  return lines.map((line) => {
    const of = changes.filter(({ line_id }) => line_id === line.id);
    return { ...line, packed: line.packed + sign * sum(of.map(({ change }) => change)) };
  });
}

function undone(bench: Bench): Bench {
  const begin = bench.history.findLastIndex(({ joined }) => !joined);
  const [first, ...others] = begin < 0 ? [] : bench.history.slice(begin);
  if (!first) return { ...bench, signal: null, signal_line: null };
  const lines = changedLines(bench.lines, [first, ...others], -1);
  return { ...bench, lines, history: bench.history.slice(0, begin), signal: 'undone', signal_line: first.line_id };
}

/** Counted by hand: never more than belongs into the parcel. */
function byHand(bench: Bench, lineId: number, quantity: number): Bench {
  const line = bench.lines.find(({ id }) => id === lineId);
  if (!line) return bench;
  if (quantity > line.wanted) return failed(bench, 'too_many', line.codes[0] ?? '');
  const change = quantity - line.packed;
  return change === 0 ? bench : counted(bench, [{ line_id: line.id, change }], 'counted');
}
