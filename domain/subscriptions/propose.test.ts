import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fits, type Pick, propose, type Taker } from './propose.ts';

const pick = (item_id: number, values: Partial<Pick> = {}): Pick => ({
  item_id,
  project_id: item_id,
  types: [],
  genres: [],
  copies: 1,
  ...values,
});
const taker = (id: number, had: number[] = [], values: Partial<Taker> = {}): Taker => ({
  id,
  type: 'vinyl',
  genres: [],
  had: new Set(had),
  ...values,
});

describe('a proposal', () => {
  it('gives nobody a release she had, whichever of its items', () => {
    const picks = [pick(1, { copies: 9 }), pick(2, { project_id: 1, copies: 9 }), pick(3)];
    expect(propose([taker(7, [1])], picks)).toEqual(new Map([[7, 3]]));
    expect(propose([taker(7, [1, 3])], picks)).toEqual(new Map());
  });

  it('gives what somebody likes, and what is for her kind of box', () => {
    const picks = [pick(1, { copies: 9, genres: [7] }), pick(2, { genres: [12] }), pick(3, { types: ['collector'] })];
    const takers = [taker(1, [], { genres: [12] }), taker(2), taker(3, [1, 2])];
    expect(propose(takers, picks)).toEqual(
      new Map([
        [1, 2],
        [2, 1],
      ]),
    );
  });

  it('lets others change where that serves one more', () => {
    // the third can only get record 1, which both others could get as well
    const takers = [taker(1, [3]), taker(2, [2]), taker(3, [2, 3])];
    const given = propose(takers, [pick(1), pick(2), pick(3)]);
    expect(given.size).toBe(3);
    expect(given.get(3)).toBe(1);
  });

  /** The most that can be served, found by trying everything. */
  function most(takers: readonly Taker[], picks: readonly Pick[]): number {
    const [first, ...rest] = takers;
    if (!first) return 0;
    const without = most(rest, picks);
    const withOne = picks.flatMap((one) =>
      one.copies > 0 && fits(first, one)
        ? [
            1 +
              most(
                rest,
                picks.map((other) => (other === one ? { ...one, copies: one.copies - 1 } : other)),
              ),
          ]
        : [],
    );
    return Math.max(without, ...withOne);
  }

  it('serves as many as can be, never with a copy too many', () => {
    const small = fc.array(fc.subarray([1, 2, 3, 4]), { maxLength: 5 });
    const stock = fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(small, stock, (hads, copies) => {
        const takers = hads.map((had, id) => taker(id + 1, had));
        const picks = copies.map((count, index) => pick(index + 1, { copies: count }));
        const given = propose(takers, picks);
        for (const { item_id, copies: there } of picks)
          expect([...given.values()].filter((item) => item === item_id).length).toBeLessThanOrEqual(there);
        for (const [id, item] of given) expect(takers[id - 1]?.had.has(item)).toBe(false);
        expect(given.size).toBe(most(takers, picks));
      }),
      { numRuns: 300 },
    );
  });
});
