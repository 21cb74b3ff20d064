import { describe, expect, test } from 'vitest';
import { type PackingState, reducePacking, type PackingEvent, isComplete, startPacking } from './packing.ts';

const RECORD = '3760123456784';
const SHIRT = '4006381333931';
const INITIAL = startPacking([
  { id: 1, wanted: 2, codes: [RECORD] },
  { id: 2, wanted: 1, codes: [SHIRT] },
]);
const scan = (code: string): PackingEvent => ({ type: 'scan', code });
const reduceEvents = (...events: PackingEvent[]): PackingState => events.reduce(reducePacking, INITIAL);
const getPacked = ({ lines }: PackingState) => lines.map((line) => line.packed);

describe('a scan', () => {
  test('counts a copy, then the next one, and signals when the line is done', () => {
    expect(reduceEvents(scan(RECORD))).toMatchObject({ signal: 'ok', signal_line: 1 });
    const second = reduceEvents(scan(RECORD), scan(RECORD));
    expect([second.signal, getPacked(second)]).toEqual(['line_done', [2, 0]]);
  });

  test('of the last copy completes the parcel', () => {
    const packing = reduceEvents(scan(RECORD), scan(SHIRT), scan(RECORD));
    expect([packing.signal, isComplete(packing)]).toEqual(['complete', true]);
  });

  test('goes to the next open line of the same item', () => {
    const twoLines = startPacking([
      { id: 1, wanted: 1, codes: [RECORD] },
      { id: 2, wanted: 1, codes: [RECORD] },
    ]);
    const packing = [scan(RECORD), scan(RECORD)].reduce(reducePacking, twoLines);
    expect([getPacked(packing), packing.signal]).toEqual([[1, 1], 'complete']);
  });

  test('of a UPC finds its EAN', () => {
    const upc = startPacking([{ id: 1, wanted: 1, codes: ['0012345678905'] }]);
    expect(isComplete(reducePacking(upc, scan('012345678905')))).toBe(true);
  });

  test.each([
    ['wrong_item', '9780201379624'],
    ['other_order', 'VS-103190'],
  ])('is a %s error for %s and counts nothing', (signal, code) => {
    const packing = reduceEvents(scan(RECORD), scan(code));
    expect([packing.error, getPacked(packing)]).toEqual([{ signal, code, refused: 0 }, [1, 0]]);
  });

  test('too many of an item is a separate error', () => {
    expect(reduceEvents(scan(SHIRT), scan(SHIRT))).toMatchObject({ error: { signal: 'too_many' }, signal: 'too_many' });
  });
});

describe('while there is an error', () => {
  const withError = reduceEvents(scan(RECORD), scan('nonsense'));
  test('scans are refused and counted as refused, not as copies', () => {
    const packing = [scan(RECORD), scan(SHIRT)].reduce(reducePacking, withError);
    expect([packing.signal, packing.error?.refused, getPacked(packing)]).toEqual(['refused', 2, [1, 0]]);
  });
  test('other inputs change nothing', () => {
    for (const event of [{ type: 'undo' }, { type: 'quantity', line_id: 2, quantity: 1 }] as const)
      expect(getPacked(reducePacking(withError, event))).toEqual([1, 0]);
  });
  test('the parcel is not complete', () => {
    expect(isComplete({ ...withError, lines: withError.lines.map((line) => ({ ...line, packed: line.wanted })) })).toBe(
      false,
    );
  });
  test('dismissing it lets the next scan count', () => {
    const packing = [{ type: 'dismiss' } as const, scan(SHIRT)].reduce(reducePacking, withError);
    expect([packing.error, getPacked(packing)]).toEqual([null, [1, 1]]);
  });
});

test('verified copies are undone one by one', () => {
  const packing = reduceEvents(scan(RECORD), scan(SHIRT), { type: 'undo' });
  expect([getPacked(packing), packing.signal, packing.signal_line]).toEqual([[1, 0], 'undone', 2]);
  expect(getPacked([{ type: 'undo' } as const, { type: 'undo' } as const].reduce(reducePacking, packing))).toEqual([
    0, 0,
  ]);
});

test('a quantity set by hand is undone as a whole', () => {
  const counted = reduceEvents({ type: 'quantity', line_id: 1, quantity: 2 });
  expect(getPacked(counted)).toEqual([2, 0]);
  expect(getPacked(reducePacking(counted, { type: 'undo' }))).toEqual([0, 0]);
  expect(reduceEvents({ type: 'quantity', line_id: 1, quantity: 3 }).error?.signal).toBe('too_many');
});

describe('a carton', () => {
  const CARTON = 'GH-BOX-25';
  const cartons = [{ code: CARTON, quantity: 25 }];
  const startCartonPacking = (...wanted: number[]) =>
    startPacking(wanted.map((copies, place) => ({ id: place + 1, wanted: copies, codes: [RECORD], cartons })));
  const reduce = (packing: PackingState, ...events: PackingEvent[]) => events.reduce(reducePacking, packing);

  test('counts all its copies at once, and is undone at once', () => {
    const packing = reduce(startCartonPacking(30), scan(CARTON));
    expect([getPacked(packing), packing.signal]).toEqual([[25], 'ok']);
    expect(getPacked(reduce(packing, { type: 'undo' }))).toEqual([0]);
    expect(reduce(startCartonPacking(50), scan(CARTON), scan('gh-box-25')).signal).toBe('complete');
  });

  test('with more copies than open ones is refused, with both numbers', () => {
    const packing = reduce(startCartonPacking(28), scan(CARTON), scan(CARTON));
    expect(packing.error).toEqual({ signal: 'too_many', code: CARTON, refused: 0, holds: 25, wanted: 3 });
    expect(getPacked(packing)).toEqual([25]);
    expect(reduce(packing, { type: 'dismiss' }, scan(RECORD), scan(RECORD), scan(RECORD)).signal).toBe('complete');
  });

  test('is counted in one line if possible, else split between several, which are undone together', () => {
    expect(getPacked(reduce(startCartonPacking(10, 25), scan(CARTON)))).toEqual([0, 25]);
    const shared = reduce(startCartonPacking(10, 20), scan(RECORD), scan(CARTON));
    expect(getPacked(shared)).toEqual([10, 16]);
    expect(getPacked(reduce(shared, { type: 'undo' }))).toEqual([1, 0]);
    expect(getPacked(reduce(shared, { type: 'undo' }, { type: 'undo' }))).toEqual([0, 0]);
  });
});
