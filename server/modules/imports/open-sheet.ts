import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Context } from '#server/core/api/handler.ts';
import { csvRows, guessFormat } from '#server/core/tabular/read-csv.ts';
import { xlsxRows } from '#server/core/tabular/read-xlsx.ts';
import { type SheetFormat, SheetFault, type SheetRow } from '#server/core/tabular/sheet-source.ts';
import { DOCUMENT, getUploadStore } from '#server/core/uploads/find-upload.ts';

/** So many bytes tell how a file is written. */
const HEAD = 262_144;
/** What old Excel files begin with, which no library that is kept reads safely. */
const OLD_EXCEL = 'd0cf11e0';

type Where = Pick<Context, 'config'>;

const open = (where: Where, upload: string): Readable => getUploadStore(where).readKept(upload, DOCUMENT);

async function headOf(bytes: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= HEAD) break;
  }
  return Buffer.concat(chunks).subarray(0, HEAD);
}

const isBook = (head: Buffer): boolean => head.subarray(0, 2).toString('latin1') === 'PK';

/** How an uploaded file seems to be written. Throws a SheetFault for an empty one and for what is no CSV or XLSX. */
export async function formatOf(where: Where, upload: string): Promise<SheetFormat> {
  const head = await headOf(open(where, upload));
  if (head.length === 0) throw new SheetFault('sheet_empty');
  if (head.subarray(0, 4).toString('hex') === OLD_EXCEL) throw new SheetFault('import_old_excel');
  return isBook(head) ? { encoding: 'utf_8', delimiter: 'comma' } : guessFormat(head);
}

async function* counted(bytes: Readable, onBytes: (count: number) => void): AsyncGenerator<Buffer> {
  let count = 0;
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    onBytes((count += chunk.length));
    yield chunk;
  }
}

/**
 * The rows of an uploaded file, its headings first, read while they are asked for: a CSV from the store, a spreadsheet from a
 * copy on the disk, as its parts lie anywhere in it. `onBytes` hears how many bytes of a CSV were read.
 */
export async function* sheetOf(
  where: Where,
  upload: string,
  format: SheetFormat,
  onBytes: (count: number) => void = () => undefined,
): AsyncGenerator<SheetRow> {
  if (!isBook(await headOf(open(where, upload)))) {
    yield* csvRows(counted(open(where, upload), onBytes), format);
    return;
  }
  const folder = join(where.config.dataDir, 'imports');
  await mkdir(folder, { recursive: true });
  const copy = join(folder, `${randomUUID()}.xlsx`);
  try {
    await pipeline(open(where, upload), createWriteStream(copy));
    yield* xlsxRows(copy);
  } finally {
    await rm(copy, { force: true });
  }
}

/** The first rows of an uploaded file. */
export async function firstRows(where: Where, upload: string, format: SheetFormat, count: number): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  for await (const row of sheetOf(where, upload, format)) {
    rows.push(row);
    if (rows.length === count) break;
  }
  return rows;
}
