import type { Copies, PackedParcel } from '#domain/fulfilment/parcels.ts';
import type { OrderStatus, ShipmentStatus } from '#generated/enums.ts';
import { random } from '#server/core/media/random.ts';

/**
 * The parcels of a shop's part: most that left went in one, every eighth of several copies in two; of what is in
 * preparation a good half lies packed, sometimes only a part of it, sometimes with a first parcel gone.
 */
export function createParcels(
  orderId: number,
  order: OrderStatus,
  copies: readonly Copies[],
  shipment: ShipmentStatus | undefined,
): readonly PackedParcel[] {
  // own random numbers, so that the rest of an order does not depend on parcels
  const dice = random(`parcels-${String(orderId)}`);
  const [first, second] = split(copies);
  if (shipment) {
    if (second.length === 0 || !dice.chance(0.12)) return [{ status: shipment, lines: copies }];
    return [
      { status: shipment, lines: first },
      { status: shipment, lines: second },
    ];
  }
  if (order !== 'in_preparation' || !dice.chance(0.6)) return [];
  if (second.length === 0) return [{ status: 'in_preparation', lines: copies }];
  const begun = { status: dice.chance(0.5) ? ('sent' as const) : ('in_preparation' as const), lines: first };
  return dice.chance(0.5) ? [begun] : [begun, { status: 'in_preparation', lines: second }];
}

/** One copy of the first line, or the first line whole, and all the rest. */
function split([head, ...rest]: readonly Copies[]): [Copies[], Copies[]] {
  if (!head) return [[], []];
  if (rest.length > 0) return [[head], rest];
  const one = { ...head, quantity: 1 };
  return [[one], head.quantity > 1 ? [{ ...head, quantity: head.quantity - 1 }] : []];
}
