import { describe, expect, test } from 'vitest';
import { type Bench, benchAfter, type BenchEvent, isComplete, openBench } from './packing.ts';

const RECORD = '3760123456784';
const SHIRT = '4006381333931';
const begun = openBench([
  { id: 1, wanted: 2, codes: [RECORD] },
  { id: 2, wanted: 1, codes: [SHIRT] },
]);
const scan = (code: string): BenchEvent => ({ type: 'scan', code });
const after = (...events: BenchEvent[]): Bench => events.reduce(benchAfter, begun);
const packed = ({ lines }: Bench) => lines.map((line) => line.packed);

describe('a scan', () => {
  test('counts a copy, then the next of the same line, and says when a line is done', () => {
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
    const done = [scan(RECORD), scan(RECORD)].reduce(benchAfter, twice);
    expect([packed(done), done.signal]).toEqual([[1, 1], 'complete']);
  });

  test('of a UPC finds its EAN', () => {
    const upc = openBench([{ id: 1, wanted: 1, codes: ['0012345678905'] }]);
    expect(isComplete(benchAfter(upc, scan('012345678905')))).toBe(true);
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

describe('while an error stands', () => {
  const standing = after(scan(RECORD), scan('nonsense'));
  test('scans are refused and counted as refused, not as copies', () => {
    const more = [scan(RECORD), scan(SHIRT)].reduce(benchAfter, standing);
    expect([more.signal, more.error?.refused, packed(more)]).toEqual(['refused', 2, [1, 0]]);
  });
  test('nothing else happens either', () => {
    for (const event of [{ type: 'undo' }, { type: 'quantity', line_id: 2, quantity: 1 }] as const)
      expect(packed(benchAfter(standing, event))).toEqual([1, 0]);
  });
  test('the parcel is not complete', () => {
    expect(isComplete({ ...standing, lines: standing.lines.map((line) => ({ ...line, packed: line.wanted })) })).toBe(
      false,
    );
  });
  test('dismissing it lets the next scan count', () => {
    const next = [{ type: 'dismiss' } as const, scan(SHIRT)].reduce(benchAfter, standing);
    expect([next.error, packed(next)]).toEqual([null, [1, 1]]);
  });
});

test('the last thing verified is undone, one after the other', () => {
  const one = after(scan(RECORD), scan(SHIRT), { type: 'undo' });
  expect([packed(one), one.signal, one.signal_line]).toEqual([[1, 0], 'undone', 2]);
  expect(packed([{ type: 'undo' } as const, { type: 'undo' } as const].reduce(benchAfter, one))).toEqual([0, 0]);
});

test('copies are counted by hand, and that is undone as one', () => {
  const counted = after({ type: 'quantity', line_id: 1, quantity: 2 });
  expect(packed(counted)).toEqual([2, 0]);
  expect(packed(benchAfter(counted, { type: 'undo' }))).toEqual([0, 0]);
  expect(after({ type: 'quantity', line_id: 1, quantity: 3 }).error?.signal).toBe('too_many');
});
