/**
 * Events that modules publish in the transaction of the change itself, with the ids each carries. Delivered at least once:
 * a subscriber may run twice for one event and must not mind.
 */
export interface ShopEvents {
  /** A pending order was paid. */
  'order.paid': { readonly order_id: number };
  /** A paid order was changed, and the customer paid for the change. */
  'order.charged': { readonly order_id: number; readonly change_id: number };
  /** Money went back to the customer. */
  'refund.settled': { readonly refund_id: number; readonly order_id: number };
}

export type ShopEvent = keyof ShopEvents;
