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

/** Values of the mapped columns of one row. */
export function readRow(cells: readonly string[], columns: TrackingColumns) {
  const at = (index: number | null | undefined) => (index == null ? '' : (cells[index] ?? ''));
  const link = at(columns.link);
  const carrier_text = at(columns.carrier);
  return {
    order_number: at(columns.order),
    tracking_number: normaliseTrackingNumber(at(columns.number)),
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

/** The parts of some orders, with the numbers their parcels have. */
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
  const [found] = partner ? await db.select().from(partners).where(eq(partners.code, partner)) : [];
  return found?.carrier ?? null;
}

/** Matches all rows of an import with orders, writes the outcome of each, and counts them. */
export async function matchRows(tx: Transaction, one: ImportRow): Promise<ImportRow> {
  const rows = await tx
    .select()
    .from(trackingRows)
    .where(eq(trackingRows.import_id, one.id))
    .orderBy(asc(trackingRows.position));
  const parts = await readParts(
    tx,
    rows.flatMap((row) => parseRowOrder(row) ?? []),
  );
  const usualCarrier = await readUsualCarrier(tx, one);
  const above = new Map<string, Row[]>();
  const matched = rows.map((row) => {
    const key = `${parseRowOrder(row)} ${normaliseTrackingNumber(row.tracking_number)}`;
    const alike = above.get(key) ?? [];
    const isRepeated = !row.excluded && alike.some((earlier) => isSameParcel(earlier, row));
    const found = toMatchColumns(row, parts, { partner: one.partner, usualCarrier, isRepeated, chosen: row.chosen });
    if (!row.excluded) above.set(key, [...alike, row]);
    return { id: row.id, ...found };
  });
  if (matched.length > 0) {
    await tx.execute(sql`
      update tracking_import_rows r set outcome = m.outcome, order_id = m.order_id, shop_order_ids = m.shop_order_ids,
        choices = m.choices, there = m.there, carrier = m.carrier
      from json_to_recordset(${JSON.stringify(matched)}::json) m(id int, outcome text, order_id int, shop_order_ids int[],
        choices int[], there text, carrier text)
      where r.id = m.id`);
  }
  return countRows(tx, one);
}

/** Whether two rows with one number and order are about the same part: unless different ones were chosen for them. */
function isSameParcel({ chosen: earlier }: Row, { chosen }: Row): boolean {
  return !earlier || !chosen || chosen.some((id) => earlier.includes(id));
}

function toMatchColumns(
  row: Row,
  parts: ReadonlyMap<number, readonly TrackedPart[]>,
  context: Parameters<typeof matchRow>[2],
): Pick<Row, 'outcome' | 'order_id' | 'shop_order_ids' | 'choices' | 'there' | 'carrier'> {
  const order = parseRowOrder(row);
  if (row.outcome === 'written') return row;
  const known = (order && parts.get(order)) || [];
  const { outcome, parts: about, choices } = matchRow(row, known, context);
  const carrier = row.carrier ?? (outcome === 'ready' ? context.usualCarrier : null);
  return {
    outcome,
    carrier,
    order_id: known.length > 0 ? (order ?? null) : null,
    shop_order_ids: about.map(({ shop_order_id }) => shop_order_id),
    choices: choices.map(({ shop_order_id }) => shop_order_id),
    there: getNewestNumber(about),
  };
}

/** The newest number that parts have already; null where there is none. */
export function getNewestNumber(parts: readonly TrackedPart[]): string | null {
  return parts.flatMap(({ numbers }) => numbers).at(-1) ?? null;
}

/** Brings the counts of an import in step with its rows, and writes what else changes. */
export async function countRows(
  tx: Queryable,
  { id }: Pick<ImportRow, 'id'>,
  changes: Partial<ImportRow> = {},
): Promise<ImportRow> {
  const { rows } = await tx.execute<{ outcome: Row['outcome']; count: number }>(sql`
    select outcome, count(*)::int as count from tracking_import_rows where import_id = ${id} group by outcome`);
  const count = (fits: (outcome: Row['outcome']) => boolean) =>
    rows.filter(({ outcome }) => fits(outcome)).reduce((total, row) => total + row.count, 0);
  const [after] = await tx
    .update(trackingImports)
    .set({
      rows_count: count(() => true),
      matched: count((outcome) => outcome === 'ready' || outcome === 'written'),
      unmatched: count((outcome) => getOutcomeGroup(outcome) === 'unmatched'),
      conflicting: count((outcome) => outcome !== 'excluded' && getOutcomeGroup(outcome) === 'conflicting'),
      written: count((outcome) => outcome === 'written'),
      ...changes,
      version: sql`${trackingImports.version} + 1`,
    })
    .where(eq(trackingImports.id, id))
    .returning();
  if (!after) throw new Error(`import ${id} is gone`);
  return after;
}
