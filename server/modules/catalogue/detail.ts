import { getPriceFor } from '#domain/pricing/own-prices.ts';
import type { Currency } from '#generated/enums.ts';
import type { ProjectDetail } from '#generated/schemas.ts';
import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Call } from '#server/core/api/handler.ts';
import { columnsOf, buildJsonRows, type RowOf, seconds } from '#server/core/database/selection.ts';
import { shops } from '#server/modules/shops/index.ts';
import { readAccessibleProject, VISIBILITY_COLUMNS } from './access.ts';
import { CARD_COLUMNS, getDisplayPrice, toDisplayAmount, toCard, type PriceView } from './cards.ts';
import { items, projects, songs } from './catalogue.table.ts';
import { listImages } from './images.ts';
import { selectOwnBarcode } from './own-barcode.ts';
import { DUE_PRICES, applyDuePrices } from './price-changes.ts';
import { readPriceView } from './view.ts';

const p = alias(projects, 'p');
const i = alias(items, 'i');
const t = alias(songs, 't');
const shop = alias(shops, 'shop');

const FORMER_PRICE_DAYS = 30;

/** The tracklist of `projects p`. */
export const SONGS = buildJsonRows(
  columnsOf(t, 'id', 'uuid', 'title', 'artist_name', 'project_id', 'side', 'position', 'duration'),
  sql`from songs t where t.project_id = ${p.id}`,
  sql`t.position, t.id`,
);

/** Columns of an item with prices in minor units and the lowest former price by currency; `clock` has the time. */
const ITEM_COLUMNS = {
  ...columnsOf(
    i,
    'id',
    'name',
    'color',
    'size',
    'width_cm',
    'length_cm',
    'price',
    'currency',
    'stock',
    'weight',
    'own_prices',
  ),
  barcode: selectOwnBarcode(sql`i.id`),
  due: DUE_PRICES,
  formerPrices: sql<Partial<Record<Currency, number>> | null>`(select json_object_agg(f.currency, f.price) from (
    select h.currency, min(h.price) as price from item_prices h where h.item_id = i.id and h.valid_until >
    clock.now - make_interval(days => ${sql.raw(String(FORMER_PRICE_DAYS))}) group by h.currency) f)`,
};
type ItemRow = RowOf<typeof ITEM_COLUMNS>;

const DETAIL_COLUMNS = {
  ...CARD_COLUMNS,
  ...VISIBILITY_COLUMNS,
  ...columnsOf(
    p,
    'description_en',
    'description_fr',
    'video',
    'catalog_number',
    'barcode',
    'url_vinyl',
    'cover_picture',
  ),
  ...columnsOf(p, 'shop_id', 'label_id', 'goal', 'sold', 'likes'),
  shop_name: shop.name,
  shop_code: shop.code,
  ends_at: seconds(p.ends_at),
  songs: SONGS,
  items: buildJsonRows(ITEM_COLUMNS, sql`from items i where i.project_id = ${p.id}`, sql`i.position, i.id`),
};

/** Reads a project with items and tracks in one query. Throws 404 and 403 as `checkProjectAccess`. */
export async function getProject(call: Call<'getProject'>): Promise<ProjectDetail> {
  const { context, params, query } = call;
  const view = await readPriceView(call, query.currency);
  const from = sql`projects p join shops shop on shop.id = p.shop_id
    cross join (select ${context.now()}::timestamptz as now) clock`;
  const row = await readAccessibleProject(call, params.id, DETAIL_COLUMNS, from);
  const pricedItems = row.items.map((item) => applyDuePrices(item, item.due));
  return {
    ...toCard(row, view),
    images: await listImages(context, row),
    items: pricedItems.map((pricedItem) => {
      const { formerPrices: _f, due: _d, own_prices: _o, ...item } = pricedItem;
      return { ...item, price: getDisplayPrice(pricedItem, view), currency: view.currency };
    }),
    lowest_price_30d: findLowestPrice(pricedItems, view),
  };
}

/** The lowest price of the last 30 days of the cheapest item when it is reduced (EU Omnibus directive), else null. */
function findLowestPrice(items: readonly ItemRow[], view: PriceView): number | null {
  const [cheapest] = [...items].sort((a, b) => getDisplayPrice(a, view) - getDisplayPrice(b, view));
  if (!cheapest) return null;
  // compared in the currency of the price
  const { price, currency } = getPriceFor(cheapest, view.currency);
  const former = cheapest.formerPrices?.[currency];
  return former === undefined || former <= price ? null : toDisplayAmount(former, currency, view);
}
