// Rules of auctions: proxy bidding, increments, reserve and soft close. Amounts in minor units.

/** A proxy bid with its maximum. Lists of bids are in order, without withdrawn ones. */
export interface AuctionBid {
  readonly id: number;
  readonly user_id: number;
  readonly maximum: number;
}

/** Minimum increment of bids from an amount on. */
export interface Increment {
  readonly from: number;
  readonly step: number;
}

export interface AuctionTerms {
  readonly start: number;
  /** Secret minimum price of a sale. */
  readonly reserve: number | null;
  readonly increments: readonly Increment[];
}

/** State of an auction. */
export interface AuctionState {
  readonly leader: AuctionBid | undefined;
  /** Current price; the start price without bids. */
  readonly price: number;
  readonly reserveMet: boolean;
}

/** Default increments in currency units; multiplied by 100 for currencies without decimals. */
const DEFAULT_INCREMENTS = [
  { from: 0, step: 1 },
  { from: 50, step: 2 },
  { from: 100, step: 5 },
  { from: 250, step: 10 },
  { from: 500, step: 25 },
  { from: 1000, step: 50 },
] as const satisfies readonly Increment[];

/** A bid within this time before the end extends the auction by it; milliseconds. */
const SOFT_CLOSE = 120_000;

/** The increment at a price; the lowest one below all thresholds. */
export function getIncrement(increments: readonly Increment[], price: number): number {
  const reached = increments.filter(({ from }) => from <= price);
  const [first] = [...(reached.length > 0 ? reached : increments)].sort((a, b) =>
    reached.length > 0 ? b.from - a.from : a.from - b.from,
  );
  return Math.max(first?.step ?? 1, 1);
}

/**
 * Computes leader and price. The highest maximum leads, the first among equals. Its price is one increment above the highest
 * maximum of other bidders, at most its own, and at least the reserve once reached.
 */
export function computeAuctionState(
  bids: readonly AuctionBid[],
  { start, reserve, increments }: AuctionTerms,
): AuctionState {
  const leader = bids.reduce<AuctionBid | undefined>(
    (best, bid) => (best === undefined || bid.maximum > best.maximum ? bid : best),
    undefined,
  );
  if (!leader) return { leader, price: start, reserveMet: false };
  const reserveMet = reserve === null || leader.maximum >= reserve;
  const otherMaxima = bids.filter(({ user_id }) => user_id !== leader.user_id).map(({ maximum }) => maximum);
  const second = otherMaxima.length > 0 ? Math.max(...otherMaxima) : undefined;
  const proxyPrice = second === undefined ? start : Math.min(leader.maximum, second + getIncrement(increments, second));
  const price = Math.max(proxyPrice, start, reserveMet ? Math.min(reserve ?? 0, leader.maximum) : 0);
  return { leader, price, reserveMet };
}

/** The minimum bid: one increment above the price, or above the leader's own maximum. */
export function computeMinimumBid(
  { leader, price }: AuctionState,
  { start, increments }: AuctionTerms,
  userId?: number,
): number {
  if (!leader) return start;
  const minimum = price + getIncrement(increments, price);
  if (leader.user_id !== userId) return minimum;
  return Math.max(minimum, leader.maximum + getIncrement(increments, leader.maximum));
}

/** The end of an auction after a bid (soft close). */
export function extendEnd(ends: Date, at: Date): Date {
  return ends.getTime() - at.getTime() <= SOFT_CLOSE ? new Date(ends.getTime() + SOFT_CLOSE) : ends;
}

/** Default increments in units of a currency with that number of decimals. */
export function getDefaultIncrements(decimals: number): Increment[] {
  const factor = decimals === 0 ? 100 : 1;
  return DEFAULT_INCREMENTS.map(({ from, step }) => ({ from: from * factor, step: step * factor }));
}
