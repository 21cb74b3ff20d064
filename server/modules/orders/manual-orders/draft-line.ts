import type { manualOrders } from './manual-orders.table.ts';
import type { manualOrderLines } from './manual-orders.table.ts';

export type ManualOrderRow = typeof manualOrders.$inferSelect;

/** What a line says; amounts minor in the order's currency. Without a list price it has the one of today. */
export type DraftLine = Pick<
  LineRow,
  'item_id' | 'quantity' | 'chosen_sizes' | 'price' | 'discount_percent' | 'reason'
> & { readonly list_price?: number };

export type LineRow = typeof manualOrderLines.$inferSelect;
