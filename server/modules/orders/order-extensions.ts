// Functions of later modules used by orders.
import type { OrderAddressPreview } from '#generated/schemas.ts';
import type { Queryable } from '#server/core/database/database.ts';

declare module '#server/core/api/handler.ts' {
  interface Extensions {
    /** Whether the price of an order includes its shipping, e.g. in a month of a subscription. */
    readonly includesShipping: (db: Queryable, orderId: number) => Promise<boolean>;
    /** The dispatch batches that contain parts of an order, and whether they were handed over. */
    readonly readOrderBatches: (db: Queryable, orderId: number) => Promise<OrderAddressPreview['batches']>;
  }
}
