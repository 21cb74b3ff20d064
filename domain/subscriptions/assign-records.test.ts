import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canReceive, type Pick, assignRecords, type Subscriber } from './assign-records.ts';

const pick = (item_id: number, values: Partial<Pick> = {}): Pick => ({
  item_id,
  project_id: item_id,
  types: [],
  genres: [],
  copies: 1,
  ...values,
});
const subscriber = (id: number, had: number[] = [], values: Partial<Subscriber> = {}): Subscriber => ({
  id,
  type: 'vinyl',
  genres: [],
  had: new Set(had),
  ...values,
});

describe('an assignment', () => {
  it('never repeats a release, whatever the item', () => {
    const picks = [pick(1, { copies: 9 }), pick(2, { project_id: 1, copies: 9 }), pick(3)];
    expect(assignRecords([subscriber(7, [1])], picks)).toEqual(new Map([[7, 3]]));
    expect(assignRecords([subscriber(7, [1, 3])], picks)).toEqual(new Map());
  });

  it('respects preferred genres and the type of box', () => {
    const picks = [pick(1, { copies: 9, genres: [7] }), pick(2, { genres: [12] }), pick(3, { types: ['collector'] })];
    const subscribers = [subscriber(1, [], { genres: [12] }), subscriber(2), subscriber(3, [1, 2])];
    expect(assignRecords(subscribers, picks)).toEqual(
      new Map([
        [1, 2],
        [2, 1],
      ]),
    );
  });

  it('prefers genres that the subscriber rated well, and avoids those rated badly', () => {
    const picks = [pick(1, { copies: 9, genres: [7] }), pick(2, { genres: [12] }), pick(3, { genres: [1] })];
    const rate = (ratings: [7 | 12, number][]) => [subscriber(1, [], { ratings: new Map(ratings) })];
    expect(assignRecords(rate([[12, 2]]), picks)).toEqual(new Map([[1, 2]]));
    expect(assignRecords(rate([[7, -1]]), picks).get(1)).not.toBe(1);
    // preferences of the account come first
    const [one] = rate([[12, 2]]);
    expect(assignRecords([{ ...one!, genres: [7] }], picks)).toEqual(new Map([[1, 1]]));
  });

  it('reassigns others when that serves one more', () => {
    // the third can only get record 1, which both others could get as well
    const subscribers = [subscriber(1, [3]), subscriber(2, [2]), subscriber(3, [2, 3])];
    const assigned = assignRecords(subscribers, [pick(1), pick(2), pick(3)]);
    expect(assigned.size).toBe(3);
    expect(assigned.get(3)).toBe(1);
  });

  /** The maximum number of served subscribers, by exhaustive search. */
  function countMost(subscribers: readonly Subscriber[], picks: readonly Pick[]): number {
    const [first, ...otherSubscribers] = subscribers;
    if (!first) return 0;
    const withoutFirst = countMost(otherSubscribers, picks);
    const withFirst = picks.flatMap((candidate) =>
      candidate.copies > 0 && canReceive(first, candidate)
        ? [
            1 +
              countMost(
                otherSubscribers,
                picks.map((other) => (other === candidate ? { ...other, copies: other.copies - 1 } : other)),
              ),
          ]
        : [],
    );
    return Math.max(withoutFirst, ...withFirst);
  }

  it('serves as many subscribers as possible, within the available copies', () => {
    const histories = fc.array(fc.subarray([1, 2, 3, 4]), { maxLength: 5 });
    const stock = fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(histories, stock, (received, copies) => {
        const subscribers = received.map((had, id) => subscriber(id + 1, had));
        const picks = copies.map((count, index) => pick(index + 1, { copies: count }));
        const assigned = assignRecords(subscribers, picks);
        for (const { item_id, copies: available } of picks)
          expect([...assigned.values()].filter((item) => item === item_id).length).toBeLessThanOrEqual(available);
        for (const [id, item] of assigned) expect(subscribers[id - 1]?.had.has(item)).toBe(false);
        expect(assigned.size).toBe(countMost(subscribers, picks));
      }),
      { numRuns: 300 },
    );
  });
});
