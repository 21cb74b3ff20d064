import { convert, fromMinor, type ExchangeRates } from '#domain/money.ts';
import { convertPrice, type Priced } from '#domain/pricing/own-prices.ts';
import type { Currency, Genre } from '#generated/enums.ts';
import type { ProjectCard } from '#generated/schemas.ts';
import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '#server/core/database/database.ts';
import { columnsOf, readRows, type RowOf } from '#server/core/database/selection.ts';
import { projects } from './catalogue.table.ts';

const p = alias(projects, 'p');

/**
 * Columns of a card of `projects p`; `price` is in minor units of `currency`. Has an item for quick add when there is
 * no choice.
 */
export const CARD_COLUMNS = {
  ...columnsOf(p, 'id', 'name', 'artist_name', 'artist_id', 'label_name', 'picture', 'category', 'type', 'step'),
  genres: sql<Genre[]>`${p.genres}`,
  ...columnsOf(p, 'color_vinyl', 'sleeve', 'price', 'currency', 'own_prices', 'stock', 'released_on'),
  item_id: sql<
    number | null
  >`(select case when count(*) = 1 then min(i.id) end from items i where i.project_id = ${p.id})`,
};
export type CardRow = RowOf<typeof CARD_COLUMNS>;

/** Display currency and exchange rates. */
export interface PriceView {
  readonly currency: Currency;
  readonly exchange: ExchangeRates;
}

/** Converts an amount in minor units of `from` to the display currency. */
export function toDisplayAmount(minor: number, from: Currency, { currency, exchange }: PriceView): number {
  return fromMinor(convert(minor, from, currency, exchange), currency);
}

/** The price in the display currency: an own price, else converted. */
export function getDisplayPrice(priced: Priced, { currency, exchange }: PriceView): number {
  return fromMinor(convertPrice(priced, currency, exchange), currency);
}

/** The picture folder of a project: the id unless another is set (§3). */
export function getPictureFolder(project: { id: number; picture: string | null }): string {
  return project.picture || String(project.id);
}

/** Converts a row to a card. */
export function toCard<Row extends CardRow>({ own_prices, stock, ...row }: Row, view: PriceView) {
  return {
    ...row,
    project_id: row.id,
    picture: getPictureFolder(row),
    price: getDisplayPrice({ price: row.price, currency: row.currency, own_prices }, view),
    currency: view.currency,
    in_stock: stock > 0,
  } satisfies ProjectCard;
}

const SECTION_COLUMNS = { section: sql<string>`named.section`, ...CARD_COLUMNS };

/** Condition and order of a section. */
interface Section {
  readonly where: SQL;
  readonly order: SQL;
}

/** Reads the cards of several sections in one query, by section name. `from` joins what conditions need. */
export async function readSections<Name extends string>(
  db: Queryable,
  sections: Readonly<Record<Name, Section>>,
  { limit, offset = 0, from }: { limit: number; offset?: number; from?: SQL },
): Promise<(name: Name) => CardRow[]> {
  const rows = await readRows(db, SECTION_COLUMNS, (columns) => {
    const parts = Object.entries<Section>(sections).map(
      ([name, { where, order }]) => sql`(select ${columns} from projects p
        cross join (values (${name}::text)) named (section) ${from ? sql`cross join ${from}` : sql``}
        where ${where} order by ${order} limit ${limit} offset ${offset})`,
    );
    return sql.join(parts, sql` union all `);
  });
  return (name) => rows.flatMap(({ section, ...card }) => (section === name ? [card] : []));
}
