import { priceFor, type Priced } from '#domain/pricing/own-prices.ts';
import type { Currency } from '#generated/enums.ts';
import type { Item, ProjectDetail, Song } from '#generated/schemas.ts';
import { sql } from 'drizzle-orm';
import type { Call } from '#server/core/api/handler.ts';
import { ownBarcode } from './own-barcode.ts';
import { DUE_PRICES, withDue, type DuePrices } from './price-changes.ts';
import { admit, GUARD_COLUMNS, type Guarded } from './access.ts';
import { CARD_COLUMNS, shownOwn, shownPrice, toCard, type CardRow, type PriceView } from './cards.ts';
import { imagesOf } from './images.ts';
import { priceView } from './view.ts';

/** An item with its prices, minor, and by currency the lowest other ones it had within the last 30 days. */
type ItemRow = Omit<Item, 'price' | 'currency'> &
  Priced & { former: Partial<Record<Currency, number>> | null; due: DuePrices };

type DetailRow = CardRow &
  Guarded & {
    description_en: string | null;
    description_fr: string | null;
    catalog_number: string | null;
    barcode: string | null;
    url_vinyl: string | null;
    cover_picture: string | null;
    shop_id: number;
    shop_name: string;
    shop_code: string;
    label_id: number | null;
    goal: number | null;
    sold: number;
    ends_at: number | null;
    items: ItemRow[];
    songs: Song[];
  };

const DAYS_OF_FORMER_PRICE = 30;

/** The tracklist of `projects p` as one JSON column. */
export const SONGS_COLUMN =
  sql.raw(`(select coalesce(json_agg(json_build_object('id', t.id, 'uuid', t.uuid, 'title', t.title,
    'artist_name', t.artist_name, 'project_id', t.project_id, 'side', t.side, 'position', t.position, 'duration', t.duration)
    order by t.position, t.id), '[]') from songs t where t.project_id = p.id) as songs`);

/** A project with its items and tracks, in one query. Throws 404 and 403 as `admit` does. */
export async function getProject(call: Call<'getProject'>): Promise<ProjectDetail> {
  const { context, params, query } = call;
  const view = await priceView(call, query.currency);
  const { rows } = await context.reads.execute<DetailRow>(sql`
    select ${CARD_COLUMNS}, ${GUARD_COLUMNS}, p.description_en, p.description_fr, p.catalog_number, p.barcode, p.url_vinyl,
      p.cover_picture, p.shop_id, p.label_id, p.goal, p.sold, extract(epoch from p.ends_at)::int as ends_at,
      shop.name as shop_name, shop.code as shop_code, ${SONGS_COLUMN},
      (select coalesce(json_agg(json_build_object('id', i.id, 'name', i.name, 'color', i.color, 'size', i.size,
        'price', i.price, 'currency', i.currency, 'stock', i.stock, 'barcode', ${ownBarcode(sql`i.id`)}, 'weight', i.weight,
        'own_prices', i.own_prices, 'due', ${DUE_PRICES}, 'former', (select json_object_agg(f.currency, f.price) from (
          select h.currency, min(h.price) as price from item_prices h where h.item_id = i.id and h.valid_until >
          ${context.now()}::timestamptz - make_interval(days => ${DAYS_OF_FORMER_PRICE}) group by h.currency) f))
        order by i.position, i.id), '[]') from items i where i.project_id = p.id) as items
    from projects p join shops shop on shop.id = p.shop_id where p.id = ${params.id}`);
  return toDetail(await admit(call, rows[0]), view);
}

function toDetail(row: DetailRow, view: PriceView): ProjectDetail {
  const items = row.items.map((item) => withDue(item, item.due));
  return {
    ...toCard(row, view),
    description_en: row.description_en,
    description_fr: row.description_fr,
    catalog_number: row.catalog_number,
    barcode: row.barcode,
    url_vinyl: row.url_vinyl,
    cover_picture: row.cover_picture,
    images: imagesOf(row),
    shop_id: row.shop_id,
    shop_name: row.shop_name,
    shop_code: row.shop_code,
    label_id: row.label_id,
    items: items.map((one) => {
      const { former: _f, due: _d, own_prices: _o, ...item } = one;
      return { ...item, price: shownOwn(one, view), currency: view.currency };
    }),
    songs: row.songs,
    goal: row.goal,
    sold: row.sold,
    ends_at: row.ends_at,
    lowest_price_30d: lowestPrice(items, view),
  };
}

/**
 * The lowest price of the last 30 days of what the project's price stands for, its cheapest item, when that one is
 * reduced (trade facts: EU reductions); else null.
 */
function lowestPrice(items: readonly ItemRow[], view: PriceView): number | null {
  const [cheapest] = [...items].sort((a, b) => shownOwn(a, view) - shownOwn(b, view));
  if (!cheapest) return null;
  // reduced or not is told in the currency that the price is of
  const { price, currency } = priceFor(cheapest, view.currency);
  const former = cheapest.former?.[currency];
  return former === undefined || former <= price ? null : shownPrice(former, currency, view);
}
