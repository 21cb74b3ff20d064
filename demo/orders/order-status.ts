import type { OrderStatus, PaymentStatus, ShipmentStatus, ShopOrderStatus } from '#generated/enums.ts';
import type { AccountingReview } from '#server/modules/orders/index.ts';
import type { Random } from '#server/core/media/random.ts';

/** Weights of order statuses by maximum age in days: new orders are open, old ones completed. */
const BY_AGE: readonly [days: number, shares: readonly (readonly [OrderStatus, number])[]][] = [
  [
    2,
    [
      ['paid', 52],
      ['in_preparation', 28],
      ['preorder', 10],
      ['pending', 4],
      ['cancelled', 3],
      ['paused', 2],
      ['sent', 1],
    ],
  ],
  [
    7,
    [
      ['sent', 48],
      ['in_preparation', 24],
      ['paid', 12],
      ['preorder', 7],
      ['delivered', 4],
      ['cancelled', 3],
      ['paused', 2],
    ],
  ],
  [
    30,
    [
      ['delivered', 52],
      ['sent', 24],
      ['completed', 12],
      ['preorder', 6],
      ['cancelled', 4],
      ['paused', 1],
      ['in_preparation', 1],
    ],
  ],
  [
    Infinity,
    [
      ['completed', 80],
      ['delivered', 13],
      ['cancelled', 5],
      ['preorder', 1],
      ['sent', 1],
    ],
  ],
];

export function pickOrderStatus(random: Random, ageDays: number): OrderStatus {
  const [, shares] = BY_AGE.find(([days]) => ageDays <= days) ?? BY_AGE[BY_AGE.length - 1]!;
  return random.weighted(shares);
}

/** The statuses that follow from the status of an order. */
export interface DerivedStatuses {
  payment: PaymentStatus;
  shopOrder: ShopOrderStatus;
  shipment: ShipmentStatus | undefined;
  /** Accounting review by staff. */
  review: AccountingReview | null;
}

const DERIVED_STATUSES: Readonly<Record<OrderStatus, DerivedStatuses>> = {
  pending: { payment: 'processing', shopOrder: 'pending', shipment: undefined, review: null },
  pledged: { payment: 'pending', shopOrder: 'preorder', shipment: undefined, review: null },
  preorder: { payment: 'paid', shopOrder: 'preorder', shipment: undefined, review: null },
  paid: { payment: 'paid', shopOrder: 'pending', shipment: undefined, review: null },
  paused: { payment: 'paid', shopOrder: 'pending', shipment: undefined, review: 'to_check' },
  in_preparation: { payment: 'paid', shopOrder: 'in_preparation', shipment: undefined, review: null },
  sent: { payment: 'paid', shopOrder: 'sent', shipment: 'sent', review: null },
  delivered: { payment: 'paid', shopOrder: 'delivered', shipment: 'delivered', review: null },
  completed: { payment: 'paid', shopOrder: 'delivered', shipment: 'delivered', review: 'valid' },
  cancelled: { payment: 'not_paid', shopOrder: 'cancelled', shipment: undefined, review: 'valid' },
};

export const getDerivedStatuses = (status: OrderStatus): DerivedStatuses => DERIVED_STATUSES[status];
