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
 * Builds document lines with VAT of the removed and added items of a change, removed ones first. They sum up to
 * `amount` and `vat`; an amount settled by another document is a separate line of kind `remainderKind`.
 */
export function buildChangeInvoiceLines(
  { lines, shipping, amount, vat }: Change,
  { vat_rate }: { readonly vat_rate: number },
  remainderKind: 'other' | 'elsewhere' = 'other',
): InvoiceLineRow[] {
  const items = lines.map((line): InvoiceLineRow => ({
    ...{ kind: 'item', part: line.quantity < 0 ? 'off' : 'on', name: line.name },
    ...{ quantity: Math.abs(line.quantity), total: line.amount },
    text: [line.artist_name, line.item_name].filter(Boolean).join(' · ') || null,
    price: line.quantity < 0 ? -Math.round(Math.abs(line.amount) / Math.abs(line.quantity)) : line.price,
  }));
  const createLine = (line: Pick<InvoiceLineRow, 'kind' | 'part'>, price: number): InvoiceLineRow[] =>
    price === 0 ? [] : [{ ...line, quantity: 1, price, total: price }];
  const changedLines = [...items, ...createLine({ kind: 'shipping', part: shipping < 0 ? 'off' : 'on' }, shipping)];
  const remainder = amount - sum(changedLines.map(({ total }) => total));
  const ordered = [
    ...changedLines.filter(({ part }) => part === 'off'),
    ...changedLines.filter(({ part }) => part === 'on'),
    ...createLine({ kind: remainderKind }, remainder),
  ];
  const vats = distributeVat(
    ordered.map(({ total }) => total),
    vat_rate,
    vat,
  );
  return ordered.map((line, index) => ({ ...line, vat: vats[index] ?? 0 }));
}
