import { getPriceFor } from '#domain/pricing/own-prices.ts';
import type { Currency } from '#generated/enums.ts';
import type { ProjectDetail } from '#generated/schemas.ts';
import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Call } from '#server/core/api/handler.ts';
import { columnsOf, jsonRows, type RowOf, seconds } from '#server/core/database/selection.ts';
import { shops } from '#server/modules/shops/index.ts';
import { readAdmitted } from './access.ts';
import { CARD_COLUMNS, shownOwn, shownPrice, toCard, type PriceView } from './cards.ts';
import { items, projects, songs } from './catalogue.table.ts';
import { imagesOf } from './images.ts';
import { ownBarcode } from './own-barcode.ts';
import { DUE_PRICES, withDue } from './price-changes.ts';
import { priceView } from './view.ts';

const p = alias(projects, 'p');
const i = alias(items, 'i');
const t = alias(songs, 't');
const shop = alias(shops, 'shop');

const DAYS_OF_FORMER_PRICE = 30;

/** The tracklist of `projects p`. */
export const SONGS = jsonRows(
  columnsOf(t, 'id', 'uuid', 'title', 'artist_name', 'project_id', 'side', 'position', 'duration'),
  sql`from songs t where t.project_id = ${p.id}`,
  sql`t.position, t.id`,
);

/** Columns of an item with prices in minor units and the lowest former price by currency. */
const itemColumns = (now: Date) => ({
  ...columnsOf(i, 'id', 'name', 'color', 'size', 'price', 'currency', 'stock', 'weight', 'own_prices'),
  barcode: ownBarcode(sql`i.id`),
  due: DUE_PRICES,
  former: sql<Partial<Record<Currency, number>> | null>`(select json_object_agg(f.currency, f.price) from (
    select h.currency, min(h.price) as price from item_prices h where h.item_id = i.id and h.valid_until >
    ${now}::timestamptz - make_interval(days => ${DAYS_OF_FORMER_PRICE}) group by h.currency) f)`,
});
type ItemRow = RowOf<ReturnType<typeof itemColumns>>;

const detailColumns = (now: Date) => ({
  ...CARD_COLUMNS,
  ...columnsOf(p, 'description_en', 'description_fr', 'catalog_number', 'barcode', 'url_vinyl', 'cover_picture'),
  ...columnsOf(p, 'shop_id', 'label_id', 'goal', 'sold'),
  shop_name: shop.name,
  shop_code: shop.code,
  ends_at: seconds(p.ends_at),
  songs: SONGS,
  items: jsonRows(itemColumns(now), sql`from items i where i.project_id = ${p.id}`, sql`i.position, i.id`),
});

/** Reads a project with items and tracks in one query. Throws 404 and 403 as `admit`. */
export async function getProject(call: Call<'getProject'>): Promise<ProjectDetail> {
  const { context, params, query } = call;
  const view = await priceView(call, query.currency);
  const from = sql`projects p join shops shop on shop.id = p.shop_id`;
  const row = await readAdmitted(call, params.id, detailColumns(context.now()), from);
  const due = row.items.map((item) => withDue(item, item.due));
  return {
    ...toCard(row, view),
    images: imagesOf(row),
    items: due.map((one) => {
      const { former: _f, due: _d, own_prices: _o, ...item } = one;
      return { ...item, price: shownOwn(one, view), currency: view.currency };
    }),
    lowest_price_30d: lowestPrice(due, view),
  };
}

/** The lowest price of the last 30 days of the cheapest item when it is reduced (EU Omnibus directive), else null. */
function lowestPrice(items: readonly ItemRow[], view: PriceView): number | null {
  const [cheapest] = [...items].sort((a, b) => shownOwn(a, view) - shownOwn(b, view));
  if (!cheapest) return null;
  // compared in the currency of the price
  const { price, currency } = getPriceFor(cheapest, view.currency);
  const former = cheapest.former?.[currency];
  return former === undefined || former <= price ? null : shownPrice(former, currency, view);
}
