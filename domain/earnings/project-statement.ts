import { sum } from '#domain/money.ts';

/**
 * Sales and refunds of an item in a period; amounts in minor units with VAT. `fee` is the commission on the net amount, rounded
 * by line.
 */
export interface ItemSales {
  readonly item_id: number;
  readonly item_name: string | null;
  readonly sold: number;
  readonly gross: number;
  readonly gross_vat: number;
  readonly returned: number;
  readonly refunds: number;
  readonly refunds_vat: number;
  readonly fee: number;
}

/** Figures of a statement in minor units. `due` is negative when refunds exceed sales. */
export interface StatementFigures {
  readonly sold: number;
  readonly returned: number;
  readonly gross: number;
  readonly refunds: number;
  readonly vat: number;
  readonly net: number;
  readonly fee: number;
  readonly due: number;
}

const FIGURES = ['sold', 'returned', 'gross', 'refunds', 'vat', 'net', 'fee', 'due'] as const;

/** The row of an item: net sales after refunds and VAT, the shop's fee and the artist's due. */
export function toStatementRow(item: ItemSales): StatementFigures {
  const { sold, returned, gross, refunds, fee } = item;
  const vat = item.gross_vat - item.refunds_vat;
  const net = gross - refunds - vat;
  return { sold, returned, gross, refunds, vat, net, fee, due: net - fee };
}

/** Sums the rows, so that a statement has no rounding differences. */
export function sumStatement(rows: readonly StatementFigures[]): StatementFigures {
  const total = FIGURES.map((name) => [name, sum(rows.map((row) => row[name]))] as const);
  return Object.fromEntries(total) as Record<(typeof FIGURES)[number], number>;
}
