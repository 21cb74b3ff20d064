// Two imports of the demo shop, done by its own code: a delivery that was taken into stock, and a Bandcamp report of which some
// rows want a hand.
import { asc, eq, sql } from 'drizzle-orm';
import { hash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { detectColumns } from '#domain/imports/detect-columns.ts';
import { users } from '#server/core/authentication/accounts.table.ts';
import { toAccount } from '#server/core/authentication/sessions.ts';
import { csvLines } from '#server/core/tabular/csv-cells.ts';
import {
  checkUnits,
  countRows,
  fieldsOf,
  importKinds,
  type ImportRecord,
  importRows,
  imports,
  insertRows,
  rowReader,
  unitsOf,
  writeUnits,
} from '#server/modules/imports/index.ts';
import { DOCUMENT } from '#server/core/uploads/find-upload.ts';
import type { Transaction } from '#server/core/database/database.ts';
import { uploads } from '#server/core/uploads/uploads.table.ts';
import { BANDCAMP_HEADINGS, DEMO_BANDCAMP, DEMO_DELIVERY, DELIVERY_HEADINGS, type DemoFile } from '../texts/imports.ts';

const DAY = 24 * 3600 * 1000;

/** Loads both files with their bytes, so that they can be read another way, mended and undone. */
export async function loadImports(tx: Transaction, dataDir: string, now: Date): Promise<void> {
  const { rows: sold } = await tx.execute<Sold>(sql`
    select b.barcode, p.name, p.artist_name, i.name as item_name from barcodes b join items i on i.id = b.item_id
      join projects p on p.id = i.project_id
    where b.quantity = 1 and b.kind <> 'house' and p.category = 'vinyl' and p.type = 'stock' order by p.id, i.id limit 40`);
  if (sold.length === 0) return;
  const delivery = DEMO_DELIVERY.map(({ at, quantity, pallet }) => [
    ...toItemValues(sold[at % sold.length]),
    quantity,
    pallet,
  ]);

  await load(tx, dataDir, new Date(now.getTime() - 2 * DAY), {
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
  const report = DEMO_BANDCAMP.map(({ at, ...sale }) => {
    const item = at === null ? undefined : sold[at % sold.length];
    const known = { 'item name': item?.name, artist: item?.artist_name, upc: item?.barcode, package: item?.item_name };
    const cells: Readonly<Record<string, string | number | null | undefined>> = { ...known, ...sale };
    return BANDCAMP_HEADINGS.map((heading) => String(cells[heading] ?? ''));
  });
  await load(tx, dataDir, new Date(now.getTime() - 3600 * 1000), {
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

interface Sold extends Record<string, unknown> {
  barcode: string;
  name: string;
  artist_name: string;
  item_name: string;
}

const toItemValues = (item: Sold | undefined): string[] => [item?.barcode ?? '', item?.name ?? ''];

/** Keeps the bytes as an upload would, in a folder that is the same each time, and returns its key. */
async function keep(tx: Transaction, dataDir: string, user: number, name: string, text: string): Promise<string> {
  const named = (what: string) => hash('sha256', `demo-${what}-${name}`).slice(0, 32);
  const [id, key] = [named('upload'), named('key')];
  const folder = join(dataDir, 'media', 'uploads', id, 'kept');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, DOCUMENT), text);
  const size = Buffer.byteLength(text);
  const facts = { name, size, part_size: size, type: 'text/csv', status: 'done', idle_since: null } as const;
  await tx.insert(uploads).values({ id, key, user_id: user, purpose: 'import_file', ...facts });
  return key;
}

async function load(tx: Transaction, dataDir: string, created_at: Date, file: DemoFile): Promise<void> {
  const { kind, name, headings, rows, stock_mode, dates, isWritten } = file;
  const [admin] = await tx.select().from(users).where(eq(users.role, 'admin')).orderBy(asc(users.id)).limit(1);
  if (!admin) return;
  const text = csvLines([headings, ...rows]);
  const work = importKinds[kind];
  const facts = {
    name,
    kind,
    stock_mode,
    dates,
    created_by: admin.id,
    created_at,
    request_id: `demo-${name}`,
  } as const;
  const [one] = await tx
    .insert(imports)
    .values({
      ...facts,
      file: await keep(tx, dataDir, admin.id, name, text),
      headings: [...headings],
      sample: rows.slice(0, 12).map((cells) => [...cells]),
      ...detectColumns(kind, headings, fieldsOf(work)),
    })
    .returning();
  if (!one) return;
  await tx
    .update(uploads)
    .set({ used_by: `imports/${one.id}` })
    .where(eq(uploads.key, one.file));
  const toRow = rowReader(one, work);
  await insertRows(
    tx,
    one.id,
    rows.map((cells, index) => toRow({ line: index + 2, cells })),
  );
  const leads = await tx
    .select()
    .from(importRows)
    .where(eq(importRows.import_id, one.id))
    .orderBy(asc(importRows.position));
  await checkUnits(tx, await unitsOf(tx, leads, work), one, work);
  if (isWritten) await write(tx, one, { user: toAccount(admin), at: created_at });
  const outcome = { status: isWritten ? 'done' : 'ready', task: isWritten ? 'write' : 'check', percent: 100 } as const;
  await tx
    .update(imports)
    .set({ ...outcome, rows_total: rows.length, finished_at: created_at, ...(await countRows(tx, one.id)) })
    .where(eq(imports.id, one.id));
}

async function write(
  tx: Transaction,
  one: ImportRecord,
  { user, at }: { user: ReturnType<typeof toAccount>; at: Date },
): Promise<void> {
  const work = importKinds[one.kind];
  const right = await tx
    .select()
    .from(importRows)
    .where(eq(importRows.import_id, one.id))
    .orderBy(asc(importRows.position));
  const who = { operation: 'adminWriteImport', user, requestId: one.request_id, at } as const;
  const units = await unitsOf(
    tx,
    right.filter(({ status }) => status === 'valid'),
    work,
  );
  await writeUnits(tx, units, work, { one, context: { now: () => at }, who });
}
