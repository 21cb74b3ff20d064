import type { Copies, PackedParcel } from '#domain/fulfilment/parcels.ts';
import type { OrderStatus, ShipmentStatus } from '#generated/enums.ts';
import { random } from '#server/core/media/random.ts';

/**
 * Creates the parcels of a shop order. Sent orders have one parcel, or two for 12 % of those with several copies. Of
 * those in preparation 60 % are packed, some only in part, some with the first parcel sent.
 */
export function createParcels(
  orderId: number,
  order: OrderStatus,
  copies: readonly Copies[],
  shipment: ShipmentStatus | undefined,
): readonly PackedParcel[] {
  // a separate generator, so that the rest of the order does not depend on parcels
  const rng = random(`parcels-${String(orderId)}`);
  const [first, second] = splitCopies(copies);
  if (shipment) {
    if (second.length === 0 || !rng.chance(0.12)) return [{ status: shipment, lines: copies }];
    return [
      { status: shipment, lines: first },
      { status: shipment, lines: second },
    ];
  }
  if (order !== 'in_preparation' || !rng.chance(0.6)) return [];
  if (second.length === 0) return [{ status: 'in_preparation', lines: copies }];
  const firstParcel = { status: rng.chance(0.5) ? ('sent' as const) : ('in_preparation' as const), lines: first };
  return rng.chance(0.5) ? [firstParcel] : [firstParcel, { status: 'in_preparation', lines: second }];
}

/** Splits off the first of several lines, or one copy of a single line. */
function splitCopies([head, ...others]: readonly Copies[]): [Copies[], Copies[]] {
  if (!head) return [[], []];
  if (others.length > 0) return [[head], others];
  const copy = { ...head, quantity: 1 };
  return [[copy], head.quantity > 1 ? [{ ...head, quantity: head.quantity - 1 }] : []];
}
