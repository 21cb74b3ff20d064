import type { manualOrders } from './manual-orders.table.ts';
import type { manualOrderLines } from './manual-orders.table.ts';

export type ManualOrderRow = typeof manualOrders.$inferSelect;

/** A line of a draft; amounts in minor units of its currency. Without `list_price` the current one is used. */
export type DraftLine = Pick<
  LineRow,
  'item_id' | 'quantity' | 'chosen_sizes' | 'price' | 'discount_percent' | 'reason'
> & { readonly list_price?: number };

export type LineRow = typeof manualOrderLines.$inferSelect;
