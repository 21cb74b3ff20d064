import { createFileCells } from '#domain/fulfilment/partner-file.ts';
import { normaliseBarcode } from '#domain/catalogue/barcodes.ts';
import { and, desc, eq, sql } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import type { Handler } from '#server/core/api/handler.ts';
import { invalid, notFound } from '#server/core/problems/problem.ts';
import { barcodes, items, projects } from '#server/modules/catalogue/index.ts';
import { partnerMaps, partnerStocks } from './dispatch.table.ts';
import { checkUrl } from './public-http.ts';
import { readFileFacts } from './partner-file.ts';
import { readMap } from './partner-maps.ts';
import { formatPartnerFile } from './write-partner-file.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { partners } from '#server/modules/pricing/index.ts';
import { defineResource } from '#server/resources/define-resource.ts';

/** Partners with their column maps. The API secret is never part of a response. */
export const partnersResource = defineResource('partners', {
  table: partners,
  details: async ({ code, api_secret }, _call, db) => {
    const { map, version } = await readMap(db, code);
    return { map, map_version: version, has_secret: api_secret ? 1 : 0 };
  },
  hooks: {
    beforeUpdate: (values, _before, { context }) => {
      const urlError = values.api_url ? checkUrl(values.api_url, context.config.partnerHosts) : undefined;
      if (urlError) throw invalid([{ path: 'api_url', code: urlError }]);
    },
    afterChange: async ({ after }, { body, user }, tx) => {
      if (!after || !body.map) return;
      const { map, version } = await readMap(tx, after.code);
      if (isDeepStrictEqual(map, body.map)) return;
      const next = { partner: after.code, version: (version ?? 0) + 1, map: body.map, created_by: user?.id };
      await tx.insert(partnerMaps).values(next);
    },
  },
});

/** Number of orders in a preview. */
const PREVIEW_ORDERS = 3;

/** Previews the first rows of a file with unsaved columns: open orders of the partner, then the newest of all. */
export const adminPreviewMap: Handler<'adminPreviewMap'> = async ({ params, body, context }) => {
  const [partner] = await context.db.select().from(partners).where(eq(partners.id, params.id));
  if (!partner) throw notFound();
  const { rows: shopOrderRows } = await context.reads.execute<{ id: number }>(sql`
    with assigned as (
      select id, order_id from shop_orders where partner = ${partner.code}
        and status in ('pending', 'preorder', 'in_preparation') order by order_id desc limit ${PREVIEW_ORDERS}
    ), newest as (
      select id, order_id from shop_orders where id not in (select id from assigned) order by id desc limit ${PREVIEW_ORDERS}
    )
    select id from (select *, 1 as rank from assigned union all select *, 2 from newest) candidates
    order by rank, order_id desc limit ${PREVIEW_ORDERS}`);
  const facts = await readFileFacts(context.reads, body.map, { shopOrders: shopOrderRows.map(({ id }) => id) });
  return {
    rows: createFileCells(body.map, facts),
    text: formatPartnerFile(body.map, facts),
    orders: shopOrderRows.length,
  };
};

/** Copies in partners' stock, with items identified by barcode. */
export const partnerStocksResource = defineResource('partner-stocks', {
  table: partnerStocks,
  hooks: {
    beforeCreate: async ({ barcode = '' }, { context }, tx) => ({
      ...(await findItem(tx, barcode)),
      counted_at: context.now(),
    }),
    beforeUpdate: async ({ barcode }, _before, { context }, tx) => ({
      ...(barcode !== undefined && (await findItem(tx, barcode))),
      counted_at: context.now(),
    }),
  },
});

async function findItem(tx: Queryable, barcode: string) {
  const code = normaliseBarcode(barcode);
  const [item] = await tx
    .select({ item_id: items.id, variant: items.name, title: projects.name })
    .from(items)
    .innerJoin(projects, eq(projects.id, items.project_id))
    .innerJoin(barcodes, eq(barcodes.item_id, items.id))
    .where(and(eq(barcodes.barcode, code), eq(barcodes.quantity, 1)))
    .orderBy(desc(items.id))
    .limit(1);
  if (!item) throw invalid([{ path: 'barcode', code: 'reference_unknown' }]);
  return { item_id: item.item_id, barcode: code, name: `${item.title} – ${item.variant}` };
}
