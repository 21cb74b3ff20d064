import type { AnyCall } from '#server/core/api/handler.ts';
import type { Transaction } from '#server/core/database/database.ts';
import type { DisputeRow } from './disputes.table.ts';

/** What a dispute does to the order whose payment it is about. */
export interface DisputedOrder {
  /** Locks the order, which everybody locks before its payments. */
  lock(tx: Transaction, orderId: number): Promise<unknown>;
  /** Counts the amount of a lost dispute as given back. */
  deductLost(tx: Transaction, call: AnyCall, dispute: Pick<DisputeRow, 'id' | 'order_id' | 'amount'>): Promise<void>;
}

declare module '#server/core/api/handler.ts' {
  interface Extensions {
    readonly disputedOrder: DisputedOrder;
  }
}
