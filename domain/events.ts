/**
 * Events that modules publish in the transaction of the change, with their payloads. Delivered at least once: subscribers must
 * be idempotent.
 */
export interface ShopEvents {
  /** A pending order was paid. */
  'order.paid': { readonly order_id: number };
  /** A paid order contains boxes. */
  'order.boxes_paid': { readonly order_id: number };
  /** A paid order was changed, and the customer paid for the change. */
  'order.charged': { readonly order_id: number; readonly change_id: number };
  /** The step of a project was changed. */
  'project.moved': { readonly project_id: number };
  /** A refund succeeded. */
  'refund.settled': { readonly refund_id: number; readonly order_id: number };
}

export type ShopEvent = keyof ShopEvents;
