import { sum } from '#domain/money.ts';

/**
 * What an item sold and gave back in a period; amounts are minor, VAT is contained in them. `fee` is the commission on what
 * is left without VAT, rounded once a line.
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

/** The figures of a statement; minor. `due` may fall below nothing when more was given back than sold. */
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

/** A row for each item: what is left after refunds and VAT, what of it the shop keeps and what the artist gets. */
export function toStatementRow(item: ItemSales): StatementFigures {
  const { sold, returned, gross, refunds, fee } = item;
  const vat = item.gross_vat - item.refunds_vat;
  const net = gross - refunds - vat;
  return { sold, returned, gross, refunds, vat, net, fee, due: net - fee };
}

/** The rows added up, so that a statement never differs from its rows by a rounding. */
export function sumStatement(rows: readonly StatementFigures[]): StatementFigures {
  const total = FIGURES.map((name) => [name, sum(rows.map((row) => row[name]))] as const);
  return Object.fromEntries(total) as Record<(typeof FIGURES)[number], number>;
}
