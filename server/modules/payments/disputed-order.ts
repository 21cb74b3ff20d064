import type { Context } from '#server/core/api/handler.ts';
import type { Transaction } from '#server/core/database/database.ts';
import type { AuditContext } from '#server/resources/audit/audit.ts';
import type { DisputeRow } from './disputes.table.ts';

/** A call, or a job that acts like one. */
export type DisputeCall = AuditContext & { readonly context: Context };

/** Effects of a dispute on its order. */
export interface DisputedOrder {
  /** Locks the order; orders are always locked before their payments. */
  lock(tx: Transaction, orderId: number): Promise<unknown>;
  /** Counts the amount of a lost dispute as refunded. */
  deductLost(
    tx: Transaction,
    call: DisputeCall,
    dispute: Pick<DisputeRow, 'id' | 'order_id' | 'amount'>,
  ): Promise<void>;
}

declare module '#server/core/api/handler.ts' {
  interface Extensions {
    readonly disputedOrder: DisputedOrder;
  }
}
