import { ShipmentStatus, type ShopOrderStatus } from '#generated/enums.ts';
import { sum } from '#domain/money.ts';
import { canMove, isTrackable } from '#domain/statuses.ts';

/** A line of an order: copies bought, and those of them that are no longer wanted. */
export interface SoldLine {
  readonly id: number;
  readonly quantity: number;
  readonly cancelled?: number;
}

/** Copies of one line. */
export interface Copies {
  readonly order_line_id: number;
  readonly quantity: number;
}

/** A parcel with what is in it. */
export interface PackedParcel {
  readonly status: ShipmentStatus;
  readonly lines: readonly Copies[];
}

/** Whether a parcel counts: one that was taken back holds nothing. */
export function isPacked({ status }: Pick<PackedParcel, 'status'>): boolean {
  return status !== 'cancelled';
}

/** Whether a parcel can still be taken back: as long as it is in the house. */
export function mayTakeBack({ status }: Pick<PackedParcel, 'status'>): boolean {
  return canMove(ShipmentStatus, status, 'cancelled');
}

/** How many copies of each line still need a parcel, by line; never less than none. */
export function openCopies(lines: readonly SoldLine[], parcels: readonly PackedParcel[]): Map<number, number> {
  const packed = parcels.filter(isPacked).flatMap((parcel) => parcel.lines);
  return new Map(
    lines.map(({ id, quantity, cancelled = 0 }) => {
      const inParcels = sum(
        packed.filter(({ order_line_id }) => order_line_id === id).map((copies) => copies.quantity),
      );
      return [id, Math.max(0, quantity - cancelled - inParcels)];
    }),
  );
}

/** Copies by line, each line once: what is named twice is added up. */
export function addedUp(copies: readonly Copies[]): Copies[] {
  const byLine = new Map<number, number>();
  for (const { order_line_id, quantity } of copies)
    byLine.set(order_line_id, (byLine.get(order_line_id) ?? 0) + quantity);
  return [...byLine].map(([order_line_id, quantity]) => ({ order_line_id, quantity }));
}

/** The first line of which more is to be packed than is open; undefined when all fits. */
export function tooMany(copies: readonly Copies[], open: ReadonlyMap<number, number>): Copies | undefined {
  return addedUp(copies).find(({ order_line_id, quantity }) => quantity > (open.get(order_line_id) ?? 0));
}

/**
 * Where a shop's part of an order stands by what is really packed: in preparation from its first parcel until every
 * copy that is wanted has left, then as far as its slowest parcel. Without any parcel it stays where it is; when
 * nothing of it is wanted any more it is cancelled.
 */
export function partStatusOf(
  current: ShopOrderStatus,
  lines: readonly SoldLine[],
  parcels: readonly PackedParcel[],
): ShopOrderStatus {
  const counted = parcels.filter(isPacked);
  const isWanted = lines.some(({ quantity, cancelled = 0 }) => cancelled < quantity);
  if (counted.length === 0) return isWanted ? current : 'cancelled';
  const open = sum([...openCopies(lines, counted).values()]);
  if (open > 0 || !counted.every(({ status }) => isTrackable(status))) return 'in_preparation';
  return counted.every(({ status }) => status === 'delivered') ? 'delivered' : 'sent';
}
