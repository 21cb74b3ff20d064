// Two imports run by the server's code: a delivery added to stock, and a Bandcamp report with rows to correct.
import { asc, eq, sql } from 'drizzle-orm';
import { hash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { detectColumns } from '#domain/imports/detect-columns.ts';
import { users } from '#server/core/authentication/accounts.table.ts';
import { toAccount } from '#server/core/authentication/sessions.ts';
import { formatCsvLines } from '#server/core/tabular/csv-cells.ts';
import {
  checkUnits,
  countRows,
  fieldsOf,
  importKinds,
  type ImportRecord,
  importRows,
  imports,
  insertRows,
  createRowReader,
  loadUnits,
  writeUnits,
} from '#server/modules/imports/index.ts';
import { DOCUMENT } from '#server/core/uploads/find-upload.ts';
import type { Transaction } from '#server/core/database/database.ts';
import { uploads } from '#server/core/uploads/uploads.table.ts';
import { BANDCAMP_HEADINGS, DEMO_BANDCAMP, DEMO_DELIVERY, DELIVERY_HEADINGS, type DemoFile } from '../texts/imports.ts';

const DAY = 24 * 3600 * 1000;

/** Loads both imports with their files, so that they can be mapped again, corrected and undone. */
export async function loadImports(tx: Transaction, dataDir: string, now: Date): Promise<void> {
  const { rows: stockItems } = await tx.execute<StockItem>(sql`
    select b.barcode, p.name, p.artist_name, i.name as item_name from barcodes b join items i on i.id = b.item_id
      join projects p on p.id = i.project_id
    where b.quantity = 1 and b.kind <> 'house' and p.category = 'vinyl' and p.type = 'stock' order by p.id, i.id limit 40`);
  if (stockItems.length === 0) return;
  const delivery = DEMO_DELIVERY.map(({ itemIndex, quantity, pallet }) => [
    ...toItemValues(stockItems[itemIndex % stockItems.length]),
    quantity,
    pallet,
  ]);

  await loadImport(tx, dataDir, new Date(now.getTime() - 2 * DAY), {
    ...{
      kind: 'stock',
      name: 'repress-delivery.csv',
      headings: DELIVERY_HEADINGS,
      stock_mode: 'add',
      dates: 'day_first',
    },
    rows: delivery,
    isWritten: true,
  });
  const report = DEMO_BANDCAMP.map(({ itemIndex, ...sale }) => {
    const item = itemIndex === null ? undefined : stockItems[itemIndex % stockItems.length];
    const cells: Readonly<Record<string, string | number | null | undefined>> = {
      ...{ 'item name': item?.name, artist: item?.artist_name, upc: item?.barcode, package: item?.item_name },
      ...sale,
    };
    return BANDCAMP_HEADINGS.map((heading) => String(cells[heading] ?? ''));
  });
  await loadImport(tx, dataDir, new Date(now.getTime() - 3600 * 1000), {
    ...{
      kind: 'orders',
      name: 'bandcamp-sales-autumn.csv',
      headings: BANDCAMP_HEADINGS,
      stock_mode: 'set',
      dates: 'month_first',
    },
    rows: report,
    isWritten: false,
  });
}

interface StockItem extends Record<string, unknown> {
  barcode: string;
  name: string;
  artist_name: string;
  item_name: string;
}

const toItemValues = (item: StockItem | undefined): string[] => [item?.barcode ?? '', item?.name ?? ''];

/** Stores a finished upload under a fixed id and returns its key. */
async function storeUpload(
  tx: Transaction,
  dataDir: string,
  userId: number,
  name: string,
  text: string,
): Promise<string> {
  const toHash = (purpose: string) => hash('sha256', `demo-${purpose}-${name}`).slice(0, 32);
  const [id, key] = [toHash('upload'), toHash('key')];
  const folder = join(dataDir, 'media', 'uploads', id, 'kept');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, DOCUMENT), text);
  const size = Buffer.byteLength(text);
  const facts = { name, size, part_size: size, type: 'text/csv', status: 'done', idle_since: null } as const;
  await tx.insert(uploads).values({ id, key, user_id: userId, purpose: 'import_file', ...facts });
  return key;
}

async function loadImport(tx: Transaction, dataDir: string, created_at: Date, file: DemoFile): Promise<void> {
  const { kind, name, headings, rows, stock_mode, dates, isWritten } = file;
  const [admin] = await tx.select().from(users).where(eq(users.role, 'admin')).orderBy(asc(users.id)).limit(1);
  if (!admin) return;
  const text = formatCsvLines([headings, ...rows]);
  const definition = importKinds[kind];
  const facts = {
    name,
    kind,
    stock_mode,
    dates,
    created_by: admin.id,
    created_at,
    request_id: `demo-${name}`,
  } as const;
  const [record] = await tx
    .insert(imports)
    .values({
      ...facts,
      file: await storeUpload(tx, dataDir, admin.id, name, text),
      headings: [...headings],
      sample: rows.slice(0, 12).map((cells) => [...cells]),
      ...detectColumns(kind, headings, fieldsOf(definition)),
    })
    .returning();
  if (!record) return;
  await tx
    .update(uploads)
    .set({ used_by: `imports/${record.id}` })
    .where(eq(uploads.key, record.file));
  const toRow = createRowReader(record, definition);
  await insertRows(
    tx,
    record.id,
    rows.map((cells, index) => toRow({ line: index + 2, cells })),
  );
  const insertedRows = await tx
    .select()
    .from(importRows)
    .where(eq(importRows.import_id, record.id))
    .orderBy(asc(importRows.position));
  await checkUnits(tx, await loadUnits(tx, insertedRows, definition), record, definition);
  if (isWritten) await writeImport(tx, record, { user: toAccount(admin), at: created_at });
  const outcome = { status: isWritten ? 'done' : 'ready', task: isWritten ? 'write' : 'check', percent: 100 } as const;
  await tx
    .update(imports)
    .set({ ...outcome, rows_total: rows.length, finished_at: created_at, ...(await countRows(tx, record.id)) })
    .where(eq(imports.id, record.id));
}

async function writeImport(
  tx: Transaction,
  record: ImportRecord,
  { user, at }: { user: ReturnType<typeof toAccount>; at: Date },
): Promise<void> {
  const definition = importKinds[record.kind];
  const checkedRows = await tx
    .select()
    .from(importRows)
    .where(eq(importRows.import_id, record.id))
    .orderBy(asc(importRows.position));
  const author = { operation: 'adminWriteImport', user, requestId: record.request_id, at } as const;
  const units = await loadUnits(
    tx,
    checkedRows.filter(({ status }) => status === 'valid'),
    definition,
  );
  await writeUnits(tx, units, definition, { one: record, context: { now: () => at }, who: author });
}
