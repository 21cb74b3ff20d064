import { convert, fromMinor, type ExchangeRates } from '#domain/money.ts';
import { priceIn, type Priced } from '#domain/pricing/own-prices.ts';
import type { Currency } from '#generated/enums.ts';
import type { ProjectCard } from '#generated/schemas.ts';
import { sql } from 'drizzle-orm';

/** A project as `CARD_COLUMNS` reads it; `price` is minor in its own `currency`. */
export type CardRow = {
  id: number;
  name: string;
  artist_name: string;
  artist_id: number;
  label_name: string | null;
  picture: string | null;
  category: ProjectCard['category'];
  type: ProjectCard['type'];
  step: ProjectCard['step'];
  genres: ProjectCard['genres'];
  color_vinyl: string | null;
  sleeve: ProjectCard['sleeve'];
  price: number;
  currency: Currency;
  own_prices: Partial<Record<Currency, number>>;
  stock: number;
  released_on: string | null;
  item_id: number | null;
};

/** The columns of a card, of `projects p`. The item of a quick add is there when nothing has to be chosen. */
export const CARD_COLUMNS =
  sql.raw(`p.id, p.name, p.artist_name, p.artist_id, p.label_name, p.picture, p.category, p.type, p.step,
  p.genres, p.color_vinyl, p.sleeve, p.price, p.currency, p.own_prices, p.stock, p.released_on,
  (select case when count(*) = 1 then min(i.id) end from items i where i.project_id = p.id) as item_id`);

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
export function toCard(row: CardRow, view: PriceView): ProjectCard {
  return {
    id: row.id,
    project_id: row.id,
    name: row.name,
    artist_name: row.artist_name,
    artist_id: row.artist_id,
    label_name: row.label_name,
    picture: pictureOf(row),
    category: row.category,
    type: row.type,
    step: row.step,
    genres: row.genres,
    color_vinyl: row.color_vinyl,
    sleeve: row.sleeve,
    price: shownOwn(row, view),
    currency: view.currency,
    item_id: row.item_id,
    in_stock: row.stock > 0,
    released_on: row.released_on,
  };
}
