import { sum } from '#domain/money.ts';
import type { InvoiceLineRow } from '#server/invoices/invoices.table.ts';
import type { ChangeLineRow } from '#server/orders/orders.table.ts';

/** What came and what left with a change, as lines of the document about it; they add up to its amount. */
export function changeInvoiceLines({
  lines,
  shipping,
  amount,
}: {
  lines: readonly ChangeLineRow[];
  shipping: number;
  amount: number;
}): InvoiceLineRow[] {
  const items = lines.map((line): InvoiceLineRow => ({
    ...{ kind: 'item', name: line.name, quantity: Math.abs(line.quantity), total: line.amount },
    text: [line.artist_name, line.item_name].filter(Boolean).join(' · ') || null,
    price: line.quantity < 0 ? -Math.round(Math.abs(line.amount) / Math.abs(line.quantity)) : line.price,
  }));
  const once = (kind: InvoiceLineRow['kind'], price: number): InvoiceLineRow[] =>
    price === 0 ? [] : [{ kind, quantity: 1, price, total: price }];
  const rest = amount - shipping - sum(items.map(({ total }) => total));
  return [...items, ...once('shipping', shipping), ...once('other', rest)];
}
