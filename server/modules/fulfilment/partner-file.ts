import { addressLines, formatPostalState } from '#domain/addresses/format-address.ts';
import { countryName } from '#domain/countries.ts';
import { type CustomsCodeRow, groupDeclaredGoods, toDigits } from '#domain/fulfilment/customs.ts';
import { dayOf } from '#domain/dates.ts';
import { currencyDecimals, fromMinor } from '#domain/money.ts';
import type { FieldValue, FileFacts } from '#domain/fulfilment/partner-file.ts';
import type { Carrier } from '#generated/enums.ts';
import type { PartnerMap } from '#generated/schemas.ts';
import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { BatchRow } from './batch-view.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { columnsOf, readRows, type RowOf, seconds } from '#server/core/database/selection.ts';
import { items, projects } from '#server/modules/catalogue/index.ts';
import { orderLines, orders, shopOrders } from '#server/modules/orders/index.ts';
import { shops } from '#server/modules/shops/index.ts';
import { readCustomsCodes } from './customs-codes.ts';
import { formatPartnerFile } from './write-partner-file.ts';

const so = alias(shopOrders, 'so');
const o = alias(orders, 'o');
const l = alias(orderLines, 'l');

/** A line as partner files need it; amounts are minor. */
const FACTS = {
  shop_order_id: so.id,
  shipping_type: so.shipping_type,
  paid_at: seconds(o.paid_at),
  ...columnsOf(o, 'number', 'customer_name', 'firstname', 'lastname', 'company', 'address', 'address2', 'zip_code'),
  ...columnsOf(o, 'city', 'state', 'country_id', 'phone', 'email', 'pickup', 'comment', 'is_gift', 'currency'),
  shop_name: alias(shops, 's').name,
  carrier: sql<Carrier | null>`pa.carrier`,
  ...columnsOf(l, 'item_id', 'barcode', 'name', 'artist_name', 'item_name', 'category', 'price'),
  weight: alias(items, 'i').weight,
  catalog_number: alias(projects, 'pr').catalog_number,
};
const OF_BATCH = {
  ...FACTS,
  batch_number: sql<string | null>`b.number`,
  quantity: sql<number>`bl.allocated`,
};
const OF_PREVIEW: typeof OF_BATCH = { ...FACTS, batch_number: sql`null`, quantity: sql`l.quantity` };
type FactRow = RowOf<typeof OF_BATCH>;

/** Lines of a file: those of a batch, or of the given shop orders for a preview. */
type FileSource = { batch: number } | { shopOrders: readonly number[] };

const TABLES = sql`join shop_orders so on so.id = l.shop_order_id join orders o on o.id = l.order_id
  join shops s on s.id = so.shop_id join items i on i.id = l.item_id join projects pr on pr.id = l.project_id
  left join partners pa on pa.code = so.partner`;

/** The facts of a file by row: a row each line, or each order with its lines together. */
export async function readFileFacts(db: Queryable, map: PartnerMap, wanted: FileSource): Promise<FileFacts[]> {
  const rows =
    'batch' in wanted
      ? await readRows(
          db,
          OF_BATCH,
          (columns) => sql`select ${columns} from batch_lines bl
          join batch_orders bo on bo.id = bl.batch_order_id join dispatch_batches b on b.id = bo.batch_id
          join order_lines l on l.id = bl.order_line_id ${TABLES}
          where b.id = ${wanted.batch} and bl.allocated > 0 order by o.paid_at, so.id, l.id`,
        )
      : await readRows(
          db,
          OF_PREVIEW,
          (columns) => sql`select ${columns} from order_lines l ${TABLES}
          where so.id = any(${sql.param([...wanted.shopOrders])}::int[]) order by o.paid_at, so.id, l.id`,
        );
  const codes = await readCustomsCodes(db);
  const groups =
    map.rows === 'line' ? rows.map((row) => [row]) : Map.groupBy(rows, (row) => row.shop_order_id).values();
  return [...groups].map((lines) => toFacts(lines, codes));
}

const text = (value: string | number | null | undefined): FieldValue | undefined =>
  value === null || value === undefined || value === '' ? undefined : { kind: 'text', value: String(value) };
const count = (value: number, decimals = 0): FieldValue => ({ kind: 'number', value, decimals });

/** Combines the lines of one row; differing values are listed side by side. */
function toFacts(lines: readonly FactRow[], customs: readonly CustomsCodeRow[]): FileFacts {
  const [first] = lines;
  if (!first) return {};
  const each = (pick: (line: FactRow) => string | null) =>
    text([...new Set(lines.map(pick).filter((value) => value !== null && value !== ''))].join(' | '));
  const sum = (pick: (line: FactRow) => number) => lines.reduce((total, line) => total + pick(line), 0);
  const decimals = currencyDecimals(first.currency);
  const amount = (minor: number) => count(fromMinor(minor, first.currency), decimals);
  const { pickup } = first;
  const codes = groupDeclaredGoods(lines, first.country_id, customs).flatMap(({ code }) =>
    code ? toDigits(code) : [],
  );
  return {
    order_number: text(first.number),
    order_date: first.paid_at === null ? undefined : { kind: 'day', value: dayOf(first.paid_at) },
    shop_order_id: text(first.shop_order_id),
    shop_name: text(first.shop_name),
    customer_name: text(first.customer_name),
    firstname: text(first.firstname),
    lastname: text(first.lastname),
    company: text(first.company),
    address: text(first.address),
    address2: text(first.address2),
    zip_code: text(first.zip_code),
    city: text(first.city),
    state: text(formatPostalState(first.country_id, first.state)),
    country_code: text(first.country_id),
    country_name: text(countryName(first.country_id, 'en')),
    phone: text(first.phone),
    email: text(first.email),
    sku: each(({ catalog_number, item_id }) => `${catalog_number ?? 'ITEM'}-${item_id}`),
    barcode: each(({ barcode }) => barcode),
    title: each(({ name }) => name),
    artist: each(({ artist_name }) => artist_name),
    variant: each(({ item_name }) => item_name),
    quantity: count(sum(({ quantity }) => quantity)),
    weight: count(sum(({ quantity, weight }) => quantity * weight)),
    price: amount(first.price),
    total: amount(sum(({ quantity, price }) => quantity * price)),
    currency: text(first.currency),
    customs_code: text(codes.join(' | ')),
    comment: text(first.comment),
    carrier: text(first.carrier),
    shipping_type: text(first.shipping_type),
    pickup: pickup ? text(addressLines({ ...pickup, country_id: first.country_id }).join(', ')) : undefined,
    is_gift: text(first.is_gift ? 'yes' : 'no'),
    batch_number: text(first.batch_number),
  };
}

/** The file of a batch, as text. */
export async function writeBatchFile(db: Queryable, batch: BatchRow, map: PartnerMap): Promise<string> {
  return formatPartnerFile(map, await readFileFacts(db, map, { batch: batch.id }));
}

/** A file's bytes. What Latin 1 does not know becomes a question mark rather than another letter. */
export function encodeFile(file: string, { encoding }: PartnerMap): Buffer {
  if (encoding === 'latin1') return Buffer.from(file.replace(/[^\u0000-\u00ff]/gu, '?'), 'latin1');
  return Buffer.from(encoding === 'utf8_bom' ? `\uFEFF${file}` : file);
}

/** B-1012-daudin.csv */
export const getFileName = ({ number, partner }: BatchRow, { separator }: PartnerMap): string =>
  `${number}-${partner}.${separator === 'tab' ? 'tsv' : 'csv'}`;
