// The rules of auctions: proxy bidding, increments, reserve and soft close. Amounts are minor.

/** A bid: the most somebody would pay. Of bids that were not withdrawn, in the order they came. */
export interface AuctionBid {
  readonly id: number;
  readonly user_id: number;
  readonly maximum: number;
}

/** From an amount on, how much more the next bid must at least be. */
export interface Increment {
  readonly from: number;
  readonly step: number;
}

export interface AuctionTerms {
  readonly start: number;
  /** Below it nothing is sold; nobody is told how much it is. */
  readonly reserve: number | null;
  readonly increments: readonly Increment[];
}

/** Where an auction stands: nobody leads before the first bid. */
export interface Standing {
  readonly leader: AuctionBid | undefined;
  /** What the leader would pay now; the start price while nobody has bid. */
  readonly price: number;
  readonly reserveMet: boolean;
}

/** The usual steps of auctions, in units of a currency; those without decimals have a hundred times as much. */
const USUAL_INCREMENTS = [
  { from: 0, step: 1 },
  { from: 50, step: 2 },
  { from: 100, step: 5 },
  { from: 250, step: 10 },
  { from: 500, step: 25 },
  { from: 1000, step: 50 },
] as const satisfies readonly Increment[];

/** How long before its end a bid makes an auction longer, and by how much; milliseconds. */
export const SOFT_CLOSE = 120_000;

/** The step that follows a price; the smallest known one where none begins so low. */
export function stepAt(increments: readonly Increment[], price: number): number {
  const known = increments.filter(({ from }) => from <= price);
  const [first] = [...(known.length > 0 ? known : increments)].sort((one, other) =>
    known.length > 0 ? other.from - one.from : one.from - other.from,
  );
  return Math.max(first?.step ?? 1, 1);
}

/**
 * Who leads, and for how much. The highest maximum leads, of equal ones the first. It pays one step above the best
 * maximum of anybody else, never more than its own; a maximum that reaches the reserve pays at least that.
 */
export function standing(bids: readonly AuctionBid[], { start, reserve, increments }: AuctionTerms): Standing {
  const leader = bids.reduce<AuctionBid | undefined>(
    (best, bid) => (best === undefined || bid.maximum > best.maximum ? bid : best),
    undefined,
  );
  if (!leader) return { leader, price: start, reserveMet: false };
  const reserveMet = reserve === null || leader.maximum >= reserve;
  const others = bids.filter(({ user_id }) => user_id !== leader.user_id).map(({ maximum }) => maximum);
  const second = others.length > 0 ? Math.max(...others) : undefined;
  const asked = second === undefined ? start : Math.min(leader.maximum, second + stepAt(increments, second));
  const price = Math.max(asked, start, reserveMet ? Math.min(reserve ?? 0, leader.maximum) : 0);
  return { leader, price, reserveMet };
}

/** The least that somebody may bid: a step above the price; above her own maximum for who leads. */
export function leastBid(now: Standing, { start, increments }: AuctionTerms, userId?: number): number {
  if (!now.leader) return start;
  const next = now.price + stepAt(increments, now.price);
  return now.leader.user_id === userId
    ? Math.max(next, now.leader.maximum + stepAt(increments, now.leader.maximum))
    : next;
}

/** When an auction ends after a bid at a moment: two minutes later where it came in its last two minutes. */
export function endAfterBid(ends: Date, at: Date): Date {
  return ends.getTime() - at.getTime() <= SOFT_CLOSE ? new Date(ends.getTime() + SOFT_CLOSE) : ends;
}

/** The usual steps of a currency, in its units. */
export function usualIncrements(decimals: number): Increment[] {
  const factor = decimals === 0 ? 100 : 1;
  return USUAL_INCREMENTS.map(({ from, step }) => ({ from: from * factor, step: step * factor }));
}
