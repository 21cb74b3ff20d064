import { formatPostalAddress, formatPostalState } from '#domain/addresses/format-address.ts';
import { getCountryName } from '#domain/countries.ts';
import { type CustomsCodeRow, groupDeclaredGoods, toDigits } from '#domain/fulfilment/customs.ts';
import { toLocalDay } from '#domain/dates.ts';
import { getCurrencyDecimals, fromMinor } from '#domain/money.ts';
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

/** Columns of a line for partner files; amounts in minor units of `currency`. */
const LINE_COLUMNS = {
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
const BATCH_COLUMNS = {
  ...LINE_COLUMNS,
  batch_number: sql<string | null>`b.number`,
  quantity: sql<number>`bl.allocated`,
};
const PREVIEW_COLUMNS: typeof BATCH_COLUMNS = { ...LINE_COLUMNS, batch_number: sql`null`, quantity: sql`l.quantity` };
type FactRow = RowOf<typeof BATCH_COLUMNS>;

/** Lines of a file: those of a batch, or of the given shop orders for a preview. */
type FileSource = { batch: number } | { shopOrders: readonly number[] };

const TABLES = sql`join shop_orders so on so.id = l.shop_order_id join orders o on o.id = l.order_id
  join shops s on s.id = so.shop_id join items i on i.id = l.item_id join projects pr on pr.id = l.project_id
  left join partners pa on pa.code = so.partner`;

/** Reads the values of a file by row: one row per line or, depending on `map.rows`, per shop order. */
export async function readFileFacts(db: Queryable, map: PartnerMap, source: FileSource): Promise<FileFacts[]> {
  const rows =
    'batch' in source
      ? await readRows(
          db,
          BATCH_COLUMNS,
          (columns) => sql`select ${columns} from batch_lines bl
          join batch_orders bo on bo.id = bl.batch_order_id join dispatch_batches b on b.id = bo.batch_id
          join order_lines l on l.id = bl.order_line_id ${TABLES}
          where b.id = ${source.batch} and bl.allocated > 0 order by o.paid_at, so.id, l.id`,
        )
      : await readRows(
          db,
          PREVIEW_COLUMNS,
          (columns) => sql`select ${columns} from order_lines l ${TABLES}
          where so.id = any(${sql.param([...source.shopOrders])}::int[]) order by o.paid_at, so.id, l.id`,
        );
  const codes = await readCustomsCodes(db);
  const groups =
    map.rows === 'line' ? rows.map((row) => [row]) : Map.groupBy(rows, (row) => row.shop_order_id).values();
  return [...groups].map((lines) => toFacts(lines, codes));
}

const toText = (value: string | number | null | undefined): FieldValue | undefined =>
  value === null || value === undefined || value === '' ? undefined : { kind: 'text', value: String(value) };
const toNumber = (value: number, decimals = 0): FieldValue => ({ kind: 'number', value, decimals });

/** Combines the lines of one row; distinct texts are joined by ` | `, quantities and amounts are summed. */
function toFacts(lines: readonly FactRow[], customs: readonly CustomsCodeRow[]): FileFacts {
  const [first] = lines;
  if (!first) return {};
  const joinDistinct = (pick: (line: FactRow) => string | null) =>
    toText([...new Set(lines.map(pick).filter((value) => value !== null && value !== ''))].join(' | '));
  const sum = (pick: (line: FactRow) => number) => lines.reduce((total, line) => total + pick(line), 0);
  const decimals = getCurrencyDecimals(first.currency);
  const amount = (minor: number) => toNumber(fromMinor(minor, first.currency), decimals);
  const { pickup } = first;
  const codes = groupDeclaredGoods(lines, first.country_id, customs).flatMap(({ code }) =>
    code ? toDigits(code) : [],
  );
  return {
    order_number: toText(first.number),
    order_date: first.paid_at === null ? undefined : { kind: 'day', value: toLocalDay(first.paid_at) },
    shop_order_id: toText(first.shop_order_id),
    shop_name: toText(first.shop_name),
    customer_name: toText(first.customer_name),
    firstname: toText(first.firstname),
    lastname: toText(first.lastname),
    company: toText(first.company),
    address: toText(first.address),
    address2: toText(first.address2),
    zip_code: toText(first.zip_code),
    city: toText(first.city),
    state: toText(formatPostalState(first.country_id, first.state)),
    country_code: toText(first.country_id),
    country_name: toText(getCountryName(first.country_id, 'en')),
    phone: toText(first.phone),
    email: toText(first.email),
    sku: joinDistinct(({ catalog_number, item_id }) => `${catalog_number ?? 'ITEM'}-${item_id}`),
    barcode: joinDistinct(({ barcode }) => barcode),
    title: joinDistinct(({ name }) => name),
    artist: joinDistinct(({ artist_name }) => artist_name),
    variant: joinDistinct(({ item_name }) => item_name),
    quantity: toNumber(sum(({ quantity }) => quantity)),
    weight: toNumber(sum(({ quantity, weight }) => quantity * weight)),
    price: amount(first.price),
    total: amount(sum(({ quantity, price }) => quantity * price)),
    currency: toText(first.currency),
    customs_code: toText(codes.join(' | ')),
    comment: toText(first.comment),
    carrier: toText(first.carrier),
    shipping_type: toText(first.shipping_type),
    pickup: pickup ? toText(formatPostalAddress({ ...pickup, country_id: first.country_id }).join(', ')) : undefined,
    is_gift: toText(first.is_gift ? 'yes' : 'no'),
    batch_number: toText(first.batch_number),
  };
}

/** Formats the file of a batch as text. */
export async function writeBatchFile(db: Queryable, batch: BatchRow, map: PartnerMap): Promise<string> {
  return formatPartnerFile(map, await readFileFacts(db, map, { batch: batch.id }));
}

/** Encodes a file. In Latin 1, characters outside it become `?`. */
export function encodeFile(file: string, { encoding }: PartnerMap): Buffer {
  if (encoding === 'latin1') return Buffer.from(file.replace(/[^\u0000-\u00ff]/gu, '?'), 'latin1');
  return Buffer.from(encoding === 'utf8_bom' ? `\uFEFF${file}` : file);
}

/** Returns a file name such as `B-1012-daudin.csv`. */
export const getFileName = ({ number, partner }: BatchRow, { separator }: PartnerMap): string =>
  `${number}-${partner}.${separator === 'tab' ? 'tsv' : 'csv'}`;
