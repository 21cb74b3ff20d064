import { convert, fromMinor, type ExchangeRates } from '#domain/money.ts';
import { priceIn, type Priced } from '#domain/pricing/own-prices.ts';
import type { Currency, Genre } from '#generated/enums.ts';
import type { ProjectCard } from '#generated/schemas.ts';
import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '#server/core/database/database.ts';
import { columnsOf, readRows, type RowOf } from '#server/core/database/selection.ts';
import { projects } from './catalogue.table.ts';

const p = alias(projects, 'p');

/**
 * The columns of a card, of `projects p`; `price` is minor in its own `currency`. The item of a quick add is there when nothing
 * has to be chosen.
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

/** In which currency prices are shown, and the rates of the day. */
export interface PriceView {
  readonly currency: Currency;
  readonly exchange: ExchangeRates;
}

/** An amount (minor in `from`) as the wire has it, in the currency the caller wants. */
export function shownPrice(minor: number, from: Currency, { currency, exchange }: PriceView): number {
  return fromMinor(convert(minor, from, currency, exchange), currency);
}

/** The price of something as the wire has it: its own one in the wanted currency where it has one. */
export function shownOwn(of: Priced, { currency, exchange }: PriceView): number {
  return fromMinor(priceIn(of, currency, exchange), currency);
}

/** The folder of a project's pictures: its own number unless another is named (§3). */
export function pictureOf(project: { id: number; picture: string | null }): string {
  return project.picture || String(project.id);
}

/** A row as lists and grids show it. */
export function toCard<Row extends CardRow>({ own_prices, stock, ...row }: Row, view: PriceView) {
  return {
    ...row,
    project_id: row.id,
    picture: pictureOf(row),
    price: shownOwn({ price: row.price, currency: row.currency, own_prices }, view),
    currency: view.currency,
    in_stock: stock > 0,
  } satisfies ProjectCard;
}

/** Which projects a section shows, and in which order. */
interface Section {
  readonly where: SQL;
  readonly order: SQL;
}

/** Reads the cards of several sections in one query; returns those of a section by its name. `from` joins what conditions need. */
export async function readSections<Name extends string>(
  db: Queryable,
  sections: Readonly<Record<Name, Section>>,
  { limit, from }: { limit: number; from?: SQL },
): Promise<(name: Name) => CardRow[]> {
  const selection = { section: sql<Name>`named.section`, ...CARD_COLUMNS };
  const rows = await readRows(db, selection, (columns) => {
    const parts = Object.entries<Section>(sections).map(
      ([name, { where, order }]) => sql`(select ${columns} from projects p
        cross join (values (${name}::text)) named (section) ${from ? sql`cross join ${from}` : sql``}
        where ${where} order by ${order} limit ${limit})`,
    );
    return sql.join(parts, sql` union all `);
  });
  return (name) => rows.flatMap(({ section, ...card }) => (section === name ? [card] : []));
}
