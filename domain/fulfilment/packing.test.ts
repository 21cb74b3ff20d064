import { describe, expect, test } from 'vitest';
import { type Bench, reduceBench, type BenchEvent, isComplete, openBench } from './packing.ts';

const RECORD = '3760123456784';
const SHIRT = '4006381333931';
const begun = openBench([
  { id: 1, wanted: 2, codes: [RECORD] },
  { id: 2, wanted: 1, codes: [SHIRT] },
]);
const scan = (code: string): BenchEvent => ({ type: 'scan', code });
const after = (...events: BenchEvent[]): Bench => events.reduce(reduceBench, begun);
const packed = ({ lines }: Bench) => lines.map((line) => line.packed);

describe('a scan', () => {
  test('counts a copy, then the next one, and signals when the line is done', () => {
    expect(after(scan(RECORD))).toMatchObject({ signal: 'ok', signal_line: 1 });
    const second = after(scan(RECORD), scan(RECORD));
    expect([second.signal, packed(second)]).toEqual(['line_done', [2, 0]]);
  });

  test('of the last copy completes the parcel', () => {
    const done = after(scan(RECORD), scan(SHIRT), scan(RECORD));
    expect([done.signal, isComplete(done)]).toEqual(['complete', true]);
  });

  test('goes to the next open line of the same item', () => {
    const twice = openBench([
      { id: 1, wanted: 1, codes: [RECORD] },
      { id: 2, wanted: 1, codes: [RECORD] },
    ]);
    const done = [scan(RECORD), scan(RECORD)].reduce(reduceBench, twice);
    expect([packed(done), done.signal]).toEqual([[1, 1], 'complete']);
  });

  test('of a UPC finds its EAN', () => {
    const upc = openBench([{ id: 1, wanted: 1, codes: ['0012345678905'] }]);
    expect(isComplete(reduceBench(upc, scan('012345678905')))).toBe(true);
  });

  test.each([
    ['wrong_item', '9780201379624'],
    ['other_order', 'VS-103190'],
  ])('is a %s error for %s and counts nothing', (signal, code) => {
    const wrong = after(scan(RECORD), scan(code));
    expect([wrong.error, packed(wrong)]).toEqual([{ signal, code, refused: 0 }, [1, 0]]);
  });

  test('too many of an item is an error of its own', () => {
    expect(after(scan(SHIRT), scan(SHIRT))).toMatchObject({ error: { signal: 'too_many' }, signal: 'too_many' });
  });
});

describe('while there is an error', () => {
  const standing = after(scan(RECORD), scan('nonsense'));
  test('scans are refused and counted as refused, not as copies', () => {
    const more = [scan(RECORD), scan(SHIRT)].reduce(reduceBench, standing);
    expect([more.signal, more.error?.refused, packed(more)]).toEqual(['refused', 2, [1, 0]]);
  });
  test('other inputs change nothing', () => {
    for (const event of [{ type: 'undo' }, { type: 'quantity', line_id: 2, quantity: 1 }] as const)
      expect(packed(reduceBench(standing, event))).toEqual([1, 0]);
  });
  test('the parcel is not complete', () => {
    expect(isComplete({ ...standing, lines: standing.lines.map((line) => ({ ...line, packed: line.wanted })) })).toBe(
      false,
    );
  });
  test('dismissing it lets the next scan count', () => {
    const next = [{ type: 'dismiss' } as const, scan(SHIRT)].reduce(reduceBench, standing);
    expect([next.error, packed(next)]).toEqual([null, [1, 1]]);
  });
});

test('verified copies are undone one by one', () => {
  const one = after(scan(RECORD), scan(SHIRT), { type: 'undo' });
  expect([packed(one), one.signal, one.signal_line]).toEqual([[1, 0], 'undone', 2]);
  expect(packed([{ type: 'undo' } as const, { type: 'undo' } as const].reduce(reduceBench, one))).toEqual([0, 0]);
});

test('a quantity set by hand is undone as a whole', () => {
  const counted = after({ type: 'quantity', line_id: 1, quantity: 2 });
  expect(packed(counted)).toEqual([2, 0]);
  expect(packed(reduceBench(counted, { type: 'undo' }))).toEqual([0, 0]);
  expect(after({ type: 'quantity', line_id: 1, quantity: 3 }).error?.signal).toBe('too_many');
});

describe('a carton', () => {
  const CARTON = 'GH-BOX-25';
  const cartons = [{ code: CARTON, quantity: 25 }];
  const open = (...wanted: number[]) =>
    openBench(wanted.map((copies, place) => ({ id: place + 1, wanted: copies, codes: [RECORD], cartons })));
  const run = (bench: Bench, ...events: BenchEvent[]) => events.reduce(reduceBench, bench);

  test('counts all its copies at once, and is undone at once', () => {
    const one = run(open(30), scan(CARTON));
    expect([packed(one), one.signal]).toEqual([[25], 'ok']);
    expect(packed(run(one, { type: 'undo' }))).toEqual([0]);
    expect(run(open(50), scan(CARTON), scan('gh-box-25')).signal).toBe('complete');
  });

  test('with more copies than open ones is refused, with both numbers', () => {
    const three = run(open(28), scan(CARTON), scan(CARTON));
    expect(three.error).toEqual({ signal: 'too_many', code: CARTON, refused: 0, holds: 25, wanted: 3 });
    expect(packed(three)).toEqual([25]);
    expect(run(three, { type: 'dismiss' }, scan(RECORD), scan(RECORD), scan(RECORD)).signal).toBe('complete');
  });

  test('is counted in one line if possible, else split between several, which are undone together', () => {
    expect(packed(run(open(10, 25), scan(CARTON)))).toEqual([0, 25]);
    const shared = run(open(10, 20), scan(RECORD), scan(CARTON));
    expect(packed(shared)).toEqual([10, 16]);
    expect(packed(run(shared, { type: 'undo' }))).toEqual([1, 0]);
    expect(packed(run(shared, { type: 'undo' }, { type: 'undo' }))).toEqual([0, 0]);
  });
});
