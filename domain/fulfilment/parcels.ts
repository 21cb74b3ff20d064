import { ShipmentStatus, type ShopOrderStatus } from '#generated/enums.ts';
import { sum } from '#domain/money.ts';
import { canMove, isTrackable } from '#domain/statuses.ts';

/** A line with its sold and cancelled copies. */
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

/** A parcel with its lines. */
export interface PackedParcel {
  readonly status: ShipmentStatus;
  readonly lines: readonly Copies[];
}

/** Whether a parcel counts, i.e. is not cancelled. */
export function isPacked({ status }: Pick<PackedParcel, 'status'>): boolean {
  return status !== 'cancelled';
}

/** Whether a parcel can be cancelled, i.e. has not shipped. */
export function canCancelParcel({ status }: Pick<PackedParcel, 'status'>): boolean {
  return canMove(ShipmentStatus, status, 'cancelled');
}

/** Number of unpacked copies by line, at least 0. */
export function countOpenCopies(lines: readonly SoldLine[], parcels: readonly PackedParcel[]): Map<number, number> {
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

/** Sums copies by line. */
export function sumByLine(copies: readonly Copies[]): Copies[] {
  const byLine = new Map<number, number>();
  for (const { order_line_id, quantity } of copies)
    byLine.set(order_line_id, (byLine.get(order_line_id) ?? 0) + quantity);
  return [...byLine].map(([order_line_id, quantity]) => ({ order_line_id, quantity }));
}

/** The first line with more copies than are open; undefined when there is none. */
export function findExcess(copies: readonly Copies[], open: ReadonlyMap<number, number>): Copies | undefined {
  return sumByLine(copies).find(({ order_line_id, quantity }) => quantity > (open.get(order_line_id) ?? 0));
}

/**
 * The status of a part from its parcels: in preparation from the first parcel until every remaining copy has shipped, then that
 * of its slowest parcel. Unchanged without parcels; cancelled when no copies remain.
 */
export function computePartStatus(
  current: ShopOrderStatus,
  lines: readonly SoldLine[],
  parcels: readonly PackedParcel[],
): ShopOrderStatus {
  const counted = parcels.filter(isPacked);
  const isWanted = lines.some(({ quantity, cancelled = 0 }) => cancelled < quantity);
  if (counted.length === 0) return isWanted ? current : 'cancelled';
  const open = sum([...countOpenCopies(lines, counted).values()]);
  if (open > 0 || !counted.every(({ status }) => isTrackable(status))) return 'in_preparation';
  return counted.every(({ status }) => status === 'delivered') ? 'delivered' : 'sent';
}
