// Functions of later modules used by orders.
import type { OrderAddressPreview } from '#generated/schemas.ts';
import type { Queryable, Transaction } from '#server/core/database/database.ts';
import type { OrderRow } from './orders.table.ts';
import type { RefundCall } from './refunds/write-refund.ts';

/** Why the boxes of an order cannot be cancelled with it; also the code of the 409. */
export type BoxObstacle =
  /** A charge is in flight; the cancellation can be repeated. */
  | 'box_charge_pending'
  /** Records are in preparation or sent, or later months were charged. */
  | 'box_months_sent'
  /** The code of a gift was redeemed. */
  | 'box_gift_redeemed';

declare module '#server/core/api/handler.ts' {
  interface Extensions {
    /** Whether the price of an order includes its shipping, e.g. in a month of a subscription. */
    readonly includesShipping: (db: Queryable, orderId: number) => Promise<boolean>;
    /** The dispatch batches that contain parts of an order, and whether they were handed over. */
    readonly readOrderBatches: (db: Queryable, orderId: number) => Promise<OrderAddressPreview['batches']>;
    /** Why boxes cannot be cancelled with their order, by order id. */
    readonly readBoxObstacles: (db: Queryable, orderIds: readonly number[]) => Promise<Map<number, BoxObstacle>>;
    /**
     * Ends the boxes and voids the gift codes of a locked order. Call it before other rows than the order are locked. Throws
     * 409 with a `BoxObstacle`.
     */
    readonly cancelOrderBoxes: (tx: Transaction, call: RefundCall, order: OrderRow) => Promise<void>;
  }
}
