import {
  normaliseTrackingNumber,
  getOutcomeGroup,
  matchRow,
  parseRowOrder,
  parseCarrier,
  type TrackedPart,
} from '#domain/fulfilment/tracking-file.ts';
import type { Carrier } from '#generated/enums.ts';
import type { TrackingColumns } from '#generated/schemas.ts';
import { asc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { trackingImports, trackingRows } from './tracking.table.ts';
import type { Queryable, Transaction } from '#server/core/database/database.ts';
import { columnsOf, readRows, type RowOf } from '#server/core/database/selection.ts';
import { orders, shopOrders } from '#server/modules/orders/index.ts';
import { partners } from '#server/modules/pricing/index.ts';

export type ImportRow = typeof trackingImports.$inferSelect;
export type Row = typeof trackingRows.$inferSelect;

/** Reads the values of the mapped columns of a row. */
export function readRow(cells: readonly string[], columns: TrackingColumns) {
  const getCell = (index: number | null | undefined) => (index == null ? '' : (cells[index] ?? ''));
  const link = getCell(columns.link);
  const carrier_text = getCell(columns.carrier);
  return {
    order_number: getCell(columns.order),
    tracking_number: normaliseTrackingNumber(getCell(columns.number)),
    carrier_text,
    carrier: parseCarrier(carrier_text) ?? null,
    tracking_link: /^https?:\/\//i.test(link) ? link : null,
  };
}

const so = alias(shopOrders, 'so');
const o = alias(orders, 'o');

const PART = {
  order_id: o.id,
  order_status: o.status,
  payment_status: o.payment_status,
  shop_order_id: so.id,
  ...columnsOf(so, 'status', 'partner'),
  handed_over: sql<boolean>`exists (select from batch_orders bo join dispatch_batches b on b.id = bo.batch_id
      where bo.shop_order_id = so.id and bo.live and b.status = 'handed_over')
    or exists (select from shipments p where p.shop_order_id = so.id and p.status = 'in_preparation'
      and p.tracking_number is null)`,
  numbers: sql<string[]>`array(select p.tracking_number from shipments p where p.shop_order_id = so.id
    and p.status <> 'cancelled' and p.tracking_number is not null order by p.id)`,
};
type PartRow = RowOf<typeof PART>;

/** Reads the parts of orders with the tracking numbers of their parcels, by order id. */
export async function readParts(db: Queryable, orderIds: readonly number[]): Promise<Map<number, PartRow[]>> {
  const rows = await readRows(
    db,
    PART,
    (columns) => sql`
    select ${columns}
    from orders o join shop_orders so on so.order_id = o.id
    where o.id = any(${sql.param([...new Set(orderIds)])}::int[]) order by so.id`,
  );
  return Map.groupBy(rows, ({ order_id }) => order_id);
}

/** Default carrier of a partner's parcels, if the file names none. */
async function readUsualCarrier(db: Queryable, { partner }: ImportRow): Promise<Carrier | null> {
  const [row] = partner ? await db.select().from(partners).where(eq(partners.code, partner)) : [];
  return row?.carrier ?? null;
}

/** Matches all rows of an import with orders, writes the outcome of each, and counts them. */
export async function matchRows(tx: Transaction, trackingImport: ImportRow): Promise<ImportRow> {
  const rows = await tx
    .select()
    .from(trackingRows)
    .where(eq(trackingRows.import_id, trackingImport.id))
    .orderBy(asc(trackingRows.position));
  const parts = await readParts(
    tx,
    rows.flatMap((row) => parseRowOrder(row) ?? []),
  );
  const usualCarrier = await readUsualCarrier(tx, trackingImport);
  const rowsByKey = new Map<string, Row[]>();
  const matched = rows.map((row) => {
    const key = `${parseRowOrder(row)} ${normaliseTrackingNumber(row.tracking_number)}`;
    const earlierRows = rowsByKey.get(key) ?? [];
    const isRepeated = !row.excluded && earlierRows.some((earlier) => isSameParcel(earlier, row));
    const matchColumns = toMatchColumns(row, parts, {
      partner: trackingImport.partner,
      usualCarrier,
      isRepeated,
      chosen: row.chosen,
    });
    if (!row.excluded) rowsByKey.set(key, [...earlierRows, row]);
    return { id: row.id, ...matchColumns };
  });
  if (matched.length > 0) {
    await tx.execute(sql`
      update tracking_import_rows r set outcome = m.outcome, order_id = m.order_id, shop_order_ids = m.shop_order_ids,
        choices = m.choices, there = m.there, carrier = m.carrier
      from json_to_recordset(${JSON.stringify(matched)}::json) m(id int, outcome text, order_id int, shop_order_ids int[],
        choices int[], there text, carrier text)
      where r.id = m.id`);
  }
  return countRows(tx, trackingImport);
}

/** Whether two rows of the same number and order concern the same part: no different parts were chosen for them. */
function isSameParcel({ chosen: earlierChosen }: Row, { chosen }: Row): boolean {
  return !earlierChosen || !chosen || chosen.some((id) => earlierChosen.includes(id));
}

function toMatchColumns(
  row: Row,
  parts: ReadonlyMap<number, readonly TrackedPart[]>,
  context: Parameters<typeof matchRow>[2],
): Pick<Row, 'outcome' | 'order_id' | 'shop_order_ids' | 'choices' | 'there' | 'carrier'> {
  const order = parseRowOrder(row);
  if (row.outcome === 'written') return row;
  const orderParts = (order && parts.get(order)) || [];
  const { outcome, parts: matchedParts, choices } = matchRow(row, orderParts, context);
  const carrier = row.carrier ?? (outcome === 'ready' ? context.usualCarrier : null);
  return {
    outcome,
    carrier,
    order_id: orderParts.length > 0 ? (order ?? null) : null,
    shop_order_ids: matchedParts.map(({ shop_order_id }) => shop_order_id),
    choices: choices.map(({ shop_order_id }) => shop_order_id),
    there: getNewestNumber(matchedParts),
  };
}

/** Returns the newest tracking number of the parts, null when they have none. */
export function getNewestNumber(parts: readonly TrackedPart[]): string | null {
  return parts.flatMap(({ numbers }) => numbers).at(-1) ?? null;
}

/** Updates the counts of an import from its rows, together with `changes`. */
export async function countRows(
  tx: Queryable,
  { id }: Pick<ImportRow, 'id'>,
  changes: Partial<ImportRow> = {},
): Promise<ImportRow> {
  const { rows } = await tx.execute<{ outcome: Row['outcome']; count: number }>(sql`
    select outcome, count(*)::int as count from tracking_import_rows where import_id = ${id} group by outcome`);
  const countRowsIf = (isCounted: (outcome: Row['outcome']) => boolean) =>
    rows.filter(({ outcome }) => isCounted(outcome)).reduce((total, row) => total + row.count, 0);
  const [after] = await tx
    .update(trackingImports)
    .set({
      rows_count: countRowsIf(() => true),
      matched: countRowsIf((outcome) => outcome === 'ready' || outcome === 'written'),
      unmatched: countRowsIf((outcome) => getOutcomeGroup(outcome) === 'unmatched'),
      conflicting: countRowsIf((outcome) => outcome !== 'excluded' && getOutcomeGroup(outcome) === 'conflicting'),
      written: countRowsIf((outcome) => outcome === 'written'),
      ...changes,
      version: sql`${trackingImports.version} + 1`,
    })
    .where(eq(trackingImports.id, id))
    .returning();
  if (!after) throw new Error(`import ${id} is gone`);
  return after;
}
