// The personal-data export: JSON, an HTML page, the pictures of the account and its messages, and the issued invoices.
import { eq, sql } from 'drizzle-orm';
import { getTableName } from 'drizzle-orm';
import { createWriteStream } from 'node:fs';
import { basename, join } from 'node:path';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { notFound } from '#server/core/problems/problem.ts';
import type { Context } from '#server/core/api/handler.ts';
import { renderCustomerPage } from './customer-page.ts';
import { customers } from '#server/modules/accounts/index.ts';
import type { DataSubject, PersonalDataSource } from '#server/resources/privacy/personal-data.ts';
import { toDataSubject } from './data-subject.ts';
import { getFileName, renderInvoice, readSheets } from '#server/modules/invoicing/index.ts';
import type { ExportTarget } from '#server/resources/exports/export-kind.ts';
import type { ExportRow } from '#server/resources/exports/exports.table.ts';
import { readOriginals } from '#server/core/media/originals.ts';
import { getUploadStore } from '#server/core/uploads/find-upload.ts';
import type { Queryable } from '#server/core/database/database.ts';
import type { PersonalDataRows } from './held-rows.ts';

/** Internal columns: keys, hashes, secrets, search columns. */
const EXCLUDED_COLUMNS = /secret|password|token|hash|_key$|^search$|^version$|^claim|^lease_id$|^packing$/;

/** Reads the personal data of a customer. */
async function readPersonalData(
  db: Queryable,
  sources: readonly PersonalDataSource[],
  person: DataSubject,
): Promise<PersonalDataRows[]> {
  const personalData: PersonalDataRows[] = [];
  for (const { table, kind, rows, excluded = [] } of sources) {
    const result = await db.execute<Record<string, unknown>>(sql`select * from ${table} where ${rows(person)}`);
    const isIncluded = (name: string) => !EXCLUDED_COLUMNS.test(name) && !excluded.includes(name);
    const includedRows = result.rows.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([name]) => isIncluded(name))),
    );
    if (includedRows.length > 0) personalData.push({ name: getTableName(table), kind, rows: includedRows });
  }
  return personalData;
}

/** Finds the files of the account's uploaded picture. */
async function findPictures(personalData: readonly PersonalDataRows[], dataDir: string): Promise<string[]> {
  const accounts = personalData.flatMap(({ name, rows }) => (name === 'users' ? rows : []));
  const files = accounts.map(async ({ picture }) => {
    if (typeof picture !== 'string') return [];
    return (await readOriginals(join(dataDir, 'media'), 'pictures', picture))?.file('original') ?? [];
  });
  return (await Promise.all(files)).flat();
}

/** Finds the uploaded pictures of messages. */
const findMessagePictures = (personalData: readonly PersonalDataRows[]): { id: string; key: string }[] =>
  personalData
    .flatMap(({ name, rows }) => (name === 'uploads' ? rows : []))
    .filter(({ purpose, status }) => purpose === 'message_picture' && status === 'done')
    .map(({ id, key }) => ({ id: String(id), key: String(key) }));

/** Writes the file and returns its number of records. */
export async function writeCustomerExport(
  { customer_id, lang }: ExportRow,
  context: Context,
  { path, signal, onProgress }: ExportTarget,
): Promise<number> {
  const { config, db, now, extensions } = context;
  const [customer] = await db
    .select()
    .from(customers)
    .where(eq(customers.id, customer_id ?? 0));
  if (!customer || customer.erased_at) throw notFound();
  const personalData = await readPersonalData(db, extensions.personalData, await toDataSubject(db, customer));
  const total = personalData.reduce((sum, { rows }) => sum + rows.length, 0);
  const zip = new ZipFile();
  const output = createWriteStream(path, { flush: true });
  const closed = finished(output);
  closed.catch(() => undefined);
  zip.outputStream.pipe(output);
  const add = (name: string, text: string) => zip.addBuffer(Buffer.from(text), name);
  const data = Object.fromEntries(personalData.map(({ name, rows }) => [name, rows]));
  add('data.json', JSON.stringify({ made_at: now().toISOString(), data }, null, 2));
  add('index.html', await renderCustomerPage({ customer, personalData, lang, now: now() }));
  for (const picture of await findPictures(personalData, config.dataDir))
    zip.addFile(picture, `pictures/${basename(picture)}`, { compress: false });
  const store = getUploadStore(context);
  for (const { id, key } of findMessagePictures(personalData))
    zip.addReadStreamLazy(`pictures/messages/${key}.webp`, { compress: false }, (callback) =>
      callback(null, store.readKept(id, 'full')),
    );
  const ids = personalData.flatMap(({ name, rows }) => (name === 'invoices' ? rows.map(({ id }) => Number(id)) : []));
  for (const sheet of await readSheets(db, ids)) {
    signal.throwIfAborted();
    // PDFs are already compressed
    zip.addBuffer(await renderInvoice(sheet), `invoices/${getFileName(sheet.invoice)}`, { compress: false });
    onProgress(0, total);
  }
  zip.end();
  await closed;
  onProgress(total, total);
  return total;
}
