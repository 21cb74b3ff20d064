import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AuctionBid,
  type AuctionTerms,
  extendEnd,
  computeMinimumBid,
  computeAuctionState,
  getIncrement,
} from './auction.ts';

const TERMS: AuctionTerms = {
  start: 2000,
  reserve: null,
  increments: [
    { from: 0, step: 100 },
    { from: 5000, step: 200 },
    { from: 10_000, step: 500 },
  ],
};
const bid = (id: number, user_id: number, maximum: number): AuctionBid => ({ id, user_id, maximum });

describe('increments', () => {
  it.each([
    [0, 100],
    [4999, 100],
    [5000, 200],
    [10_000, 500],
    [99_999, 500],
  ])('at %d the increment is %d', (price, step) => expect(getIncrement(TERMS.increments, price)).toBe(step));

  it('have a default below all thresholds, and for an empty table', () => {
    expect(getIncrement([{ from: 5000, step: 200 }], 100)).toBe(200);
    expect(getIncrement([], 100)).toBe(1);
  });
});

describe('proxy bidding', () => {
  it('starts at the start price with one bidder', () => {
    expect(computeAuctionState([], TERMS)).toEqual({ leader: undefined, price: 2000, reserveMet: false });
    expect(computeAuctionState([bid(1, 7, 9000)], TERMS)).toMatchObject({
      leader: { id: 1 },
      price: 2000,
      reserveMet: true,
    });
  });

  it('sets the price one increment above the second bid, at most the maximum', () => {
    expect(computeAuctionState([bid(1, 7, 9000), bid(2, 8, 3000)], TERMS)).toMatchObject({
      leader: { id: 1 },
      price: 3100,
    });
    expect(computeAuctionState([bid(1, 7, 3050), bid(2, 8, 3000)], TERMS)).toMatchObject({
      leader: { id: 1 },
      price: 3050,
    });
    expect(computeAuctionState([bid(1, 7, 6000), bid(2, 8, 9000)], TERMS)).toMatchObject({
      leader: { id: 2 },
      price: 6200,
    });
  });

  it('the first of equal maxima leads, at that maximum', () => {
    expect(computeAuctionState([bid(1, 7, 5000), bid(2, 8, 5000)], TERMS)).toMatchObject({
      leader: { id: 1 },
      price: 5000,
    });
  });

  it('does not bid against oneself', () => {
    const bids = [bid(1, 7, 5000), bid(2, 8, 3000), bid(3, 7, 9000)];
    expect(computeAuctionState(bids, TERMS)).toMatchObject({ leader: { id: 3 }, price: 3100 });
  });

  it('raises the price to the reserve once a maximum reaches it', () => {
    const terms = { ...TERMS, reserve: 6000 };
    expect(computeAuctionState([bid(1, 7, 5000)], terms)).toMatchObject({ price: 2000, reserveMet: false });
    expect(computeAuctionState([bid(1, 7, 5000), bid(2, 8, 7000)], terms)).toMatchObject({
      price: 6000,
      reserveMet: true,
    });
    expect(computeAuctionState([bid(1, 7, 6500), bid(2, 8, 7000)], terms)).toMatchObject({
      price: 6700,
      reserveMet: true,
    });
  });

  it('requires one increment above the price, and from the leader more than the own maximum', () => {
    const now = computeAuctionState([bid(1, 7, 9000), bid(2, 8, 3000)], TERMS);
    expect([computeMinimumBid(now, TERMS, 8), computeMinimumBid(now, TERMS), computeMinimumBid(now, TERMS, 7)]).toEqual(
      [3200, 3200, 9200],
    );
    expect(computeMinimumBid(computeAuctionState([], TERMS), TERMS, 7)).toBe(2000);
  });

  it('the price never falls nor exceeds the maximum, and every minimum bid raises it', () => {
    const randomBid = fc.record({ user_id: fc.integer({ min: 1, max: 4 }), over: fc.integer({ min: 0, max: 4000 }) });
    const reserve = fc.option(fc.integer({ min: 2000, max: 12_000 }));
    fc.assert(
      fc.property(fc.array(randomBid, { maxLength: 25 }), reserve, (randomBids, reservePrice) => {
        const terms = { ...TERMS, reserve: reservePrice };
        const bids: AuctionBid[] = [];
        for (const { user_id, over } of randomBids) {
          const stateBefore = computeAuctionState(bids, terms);
          bids.push(bid(bids.length + 1, user_id, computeMinimumBid(stateBefore, terms, user_id) + over));
          const stateAfter = computeAuctionState(bids, terms);
          expect(stateAfter.price).toBeGreaterThanOrEqual(stateBefore.price);
          expect(stateAfter.price).toBeLessThanOrEqual(stateAfter.leader?.maximum ?? 0);
          expect(stateAfter.leader?.maximum).toBe(Math.max(...bids.map(({ maximum }) => maximum)));
          if (stateBefore.leader && stateBefore.leader.user_id !== user_id)
            expect(stateAfter.price).toBeGreaterThan(stateBefore.price);
        }
      }),
    );
  });
});

describe('the soft close', () => {
  const ends = new Date('2026-11-23T20:00:00Z');
  const secondsBeforeEnd = (seconds: number) => new Date(ends.getTime() - seconds * 1000);
  it('extends the end by two minutes for a bid within the last two', () => {
    expect(extendEnd(ends, secondsBeforeEnd(121))).toEqual(ends);
    expect(extendEnd(ends, secondsBeforeEnd(120))).toEqual(new Date('2026-11-23T20:02:00Z'));
    expect(extendEnd(ends, secondsBeforeEnd(0))).toEqual(new Date('2026-11-23T20:02:00Z'));
  });
});
