import { distributeVat } from '#domain/invoicing/invoices.ts';
import { sum } from '#domain/money.ts';
import type { ChangeLineRow, InvoiceLineRow } from '#server/modules/orders/index.ts';

interface Change {
  readonly lines: readonly ChangeLineRow[];
  readonly shipping: number;
  readonly amount: number;
  readonly vat: number;
}

/**
 * Removed and added items of a change as document lines with VAT, removed ones first. They sum up to `amount` and
 * `vat`; parts settled by another document are a separate line.
 */
export function changeInvoiceLines(
  { lines, shipping, amount, vat }: Change,
  { vat_rate }: { readonly vat_rate: number },
  kindOfRest: 'other' | 'elsewhere' = 'other',
): InvoiceLineRow[] {
  const items = lines.map((line): InvoiceLineRow => ({
    ...{ kind: 'item', part: line.quantity < 0 ? 'off' : 'on', name: line.name },
    ...{ quantity: Math.abs(line.quantity), total: line.amount },
    text: [line.artist_name, line.item_name].filter(Boolean).join(' · ') || null,
    price: line.quantity < 0 ? -Math.round(Math.abs(line.amount) / Math.abs(line.quantity)) : line.price,
  }));
  const once = (line: Pick<InvoiceLineRow, 'kind' | 'part'>, price: number): InvoiceLineRow[] =>
    price === 0 ? [] : [{ ...line, quantity: 1, price, total: price }];
  const moved = [...items, ...once({ kind: 'shipping', part: shipping < 0 ? 'off' : 'on' }, shipping)];
  const rest = amount - sum(moved.map(({ total }) => total));
  const all = [
    ...moved.filter(({ part }) => part === 'off'),
    ...moved.filter(({ part }) => part === 'on'),
    ...once({ kind: kindOfRest }, rest),
  ];
  const vats = distributeVat(
    all.map(({ total }) => total),
    vat_rate,
    vat,
  );
  return all.map((line, place) => ({ ...line, vat: vats[place] ?? 0 }));
}
