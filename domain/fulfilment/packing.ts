import type { PackSignal } from '#generated/enums.ts';
import { normaliseBarcode } from '#domain/catalogue/barcodes.ts';
import { sum } from '#domain/money.ts';

/** A line to pack and its number of verified copies. */
export interface PackingLine {
  readonly id: number;
  readonly wanted: number;
  readonly packed: number;
  /** Barcodes of one copy. */
  readonly codes: readonly string[];
  /** Barcodes of cartons that hold several copies. */
  readonly cartons?: readonly { readonly code: string; readonly quantity: number }[];
}

/** An error that blocks packing until it is dismissed. */
export interface PackingError {
  readonly signal: PackSignal;
  readonly code: string;
  /** Name of the scanned item, if its barcode is known. */
  readonly item?: string | null;
  /** Number of scans refused meanwhile. */
  readonly refused: number;
  /** Copies in the scanned carton, and copies still to pack. */
  readonly holds?: number;
  readonly wanted?: number;
}

/** Copies of a line verified together; `joined` with the previous change, e.g. a carton split between lines. */
interface PackingChange {
  readonly line_id: number;
  readonly change: number;
  readonly joined?: true;
}

/** State of packing a parcel. */
export interface PackingState {
  readonly lines: readonly PackingLine[];
  readonly error: PackingError | null;
  /** Changes in order. */
  readonly history: readonly PackingChange[];
  readonly signal: PackSignal | null;
  readonly signal_line: number | null;
}

/** An input at the packing station. */
export type PackingEvent =
  | { readonly type: 'scan'; readonly code: string }
  | { readonly type: 'dismiss' }
  | { readonly type: 'undo' }
  | { readonly type: 'quantity'; readonly line_id: number; readonly quantity: number };

/** The initial state. */
export function startPacking(lines: readonly Omit<PackingLine, 'packed'>[]): PackingState {
  return {
    lines: lines.map((line) => ({ ...line, packed: 0 })),
    error: null,
    history: [],
    signal: null,
    signal_line: null,
  };
}

/** Whether every copy is verified and there is no error. */
export function isComplete({ lines, error }: Pick<PackingState, 'lines' | 'error'>): boolean {
  return error === null && lines.every(({ wanted, packed }) => packed === wanted);
}

/** Order numbers, which are not item barcodes. */
const ORDER = /^VS[-\s]?\d+$/i;

/**
 * Reducer of the packing station. While there is an error, scans are counted as refused. A wrong scan never changes verified
 * copies.
 */
export function reducePacking(packing: PackingState, event: PackingEvent): PackingState {
  if (packing.error && event.type !== 'dismiss') {
    const refused = packing.error.refused + (event.type === 'scan' ? 1 : 0);
    return { ...packing, error: { ...packing.error, refused }, signal: 'refused', signal_line: null };
  }
  switch (event.type) {
    case 'scan':
      return applyScan(packing, event.code);
    case 'dismiss':
      return { ...packing, error: null, signal: 'dismissed', signal_line: null };
    case 'undo':
      return undoLast(packing);
    case 'quantity':
      return setQuantity(packing, event.line_id, event.quantity);
  }
}

function applyScan(packing: PackingState, code: string): PackingState {
  const compared = normaliseBarcode(code);
  const isScanned = (barcode: string) => normaliseBarcode(barcode) === compared;
  const matches = packing.lines.flatMap((line) => {
    const holds = line.codes.some(isScanned) ? 1 : line.cartons?.find((carton) => isScanned(carton.code))?.quantity;
    return holds === undefined ? [] : [{ line, holds }];
  });
  const [first] = matches;
  if (!first) return withError(packing, ORDER.test(code.trim()) ? 'other_order' : 'wrong_item', code);
  const { holds } = first;
  const open = matches.flatMap(({ line }) => (line.packed < line.wanted ? [line] : []));
  const wanted = sum(open.map(countOpen));
  if (holds > wanted) return withError(packing, 'too_many', code, holds > 1 ? { holds, wanted } : {});
  // prefers one line over several
  const single = open.find((line) => countOpen(line) >= holds);
  return applyChanges(packing, single ? [{ line_id: single.id, change: holds }] : splitCarton(open, holds), 'ok');
}

const countOpen = ({ wanted, packed }: PackingLine): number => wanted - packed;

/** Splits a carton between several lines of the same item. */
function splitCarton(lines: readonly PackingLine[], holds: number): PackingChange[] {
  let remaining = holds;
  return lines.flatMap((line, place): PackingChange[] => {
    const change = Math.min(remaining, countOpen(line));
    remaining -= change;
    return change === 0 ? [] : [{ line_id: line.id, change, ...(place > 0 && { joined: true as const }) }];
  });
}

function withError(
  packing: PackingState,
  signal: PackSignal,
  code: string,
  carton: Pick<PackingError, 'holds' | 'wanted'> = {},
): PackingState {
  return { ...packing, error: { signal, code, refused: 0, ...carton }, signal, signal_line: null };
}

/** Applies changes that are undone together. */
function applyChanges(packing: PackingState, changes: readonly PackingChange[], signal: PackSignal): PackingState {
  const last = changes.at(-1);
  const lines = addChanges(packing.lines, changes, 1);
  const next = { ...packing, lines, history: [...packing.history, ...changes], signal_line: last?.line_id ?? null };
  if (isComplete(next)) return { ...next, signal: 'complete' };
  const line = lines.find(({ id }) => id === last?.line_id);
  return { ...next, signal: signal === 'ok' && line && countOpen(line) === 0 ? 'line_done' : signal };
}

function addChanges(lines: readonly PackingLine[], changes: readonly PackingChange[], sign: 1 | -1): PackingLine[] {
  return lines.map((line) => {
    const lineChanges = changes.filter(({ line_id }) => line_id === line.id);
    return { ...line, packed: line.packed + sign * sum(lineChanges.map(({ change }) => change)) };
  });
}

function undoLast(packing: PackingState): PackingState {
  const start = packing.history.findLastIndex(({ joined }) => !joined);
  const [first, ...joinedChanges] = start < 0 ? [] : packing.history.slice(start);
  if (!first) return { ...packing, signal: null, signal_line: null };
  const lines = addChanges(packing.lines, [first, ...joinedChanges], -1);
  return { ...packing, lines, history: packing.history.slice(0, start), signal: 'undone', signal_line: first.line_id };
}

/** Sets the quantity of a line, at most that to pack. */
function setQuantity(packing: PackingState, lineId: number, quantity: number): PackingState {
  const line = packing.lines.find(({ id }) => id === lineId);
  if (!line) return packing;
  if (quantity > line.wanted) return withError(packing, 'too_many', line.codes[0] ?? '');
  const change = quantity - line.packed;
  return change === 0 ? packing : applyChanges(packing, [{ line_id: line.id, change }], 'counted');
}
