import { getUniqueHeadings } from '#domain/imports/headings.ts';
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { detectFormat, readStart, type TableFormat, type TextFormat } from './detect.ts';
import { readCsvRows } from './read-csv.ts';
import { readXlsxRows } from './read-xlsx.ts';
import { TableFault } from './table-fault.ts';
import { TABLE_LIMITS, type TableLimits, type TableRow } from './table-row.ts';

/** Number of bytes to detect the format of a file. */
const HEAD_BYTES = 262_144;

/** Source of a table. */
export interface TableSource {
  /** Opens the file at its beginning. Called more than once. */
  open(): Readable;
  /** Folder for a temporary copy of a spreadsheet, whose parts need random access. */
  folder?: string;
  /** Number of bytes to detect the format. */
  head?: number;
  limits?: Partial<TableLimits>;
  /** Called with the number of bytes of a CSV read so far. */
  onBytes?(count: number): void;
}

/** Headings and first rows of a table. */
export interface TableHead {
  readonly format: TableFormat;
  /** Cells of the first row, made unique. */
  readonly headings: readonly string[];
  readonly rows: readonly TableRow[];
}

/** Detects the format of a table. Throws a TableFault for an empty file and other formats. */
const detectTableFormat = async ({ open, head = HEAD_BYTES }: TableSource): Promise<TableFormat> =>
  detectFormat(await readStart(open(), head));

/** Reads the headings and the first rows; `format` replaces the detected format of a CSV. */
export async function readHead(source: TableSource, count: number, format?: TextFormat): Promise<TableHead> {
  const detectedFormat = { ...(await detectTableFormat(source)), ...format };
  const rows: TableRow[] = [];
  for await (const row of readAllRows(source, detectedFormat)) if (rows.push(row) > count) break;
  const [first, ...dataRows] = rows;
  if (!first || dataRows.length === 0) throw new TableFault('sheet_empty');
  return { format: detectedFormat, headings: getUniqueHeadings(first.cells), rows: dataRows };
}

/** Yields the rows below the headings. Throws a TableFault when the headings of the file differ from `headings`. */
export async function* readRows(
  source: TableSource,
  { headings, ...format }: TextFormat & { headings: readonly string[] },
): AsyncGenerator<TableRow> {
  const { rows: maxRows } = { ...TABLE_LIMITS, ...source.limits };
  let count = -1;
  for await (const row of readAllRows(source, { ...(await detectTableFormat(source)), ...format })) {
    if (++count > maxRows) throw new TableFault('sheet_too_long', { line: row.line, params: { max: maxRows } });
    if (count > 0) yield row;
    else {
      const names = getUniqueHeadings(row.cells);
      if (headings.some((heading, index) => names[index] !== heading))
        throw new TableFault('import_other_headings', { line: row.line });
    }
  }
}

/** Reads a small table into memory. */
export async function readTable(source: TableSource): Promise<TableHead> {
  const { rows: maxRows } = { ...TABLE_LIMITS, ...source.limits };
  const table = await readHead(source, maxRows + 1);
  if (table.rows.length > maxRows) throw new TableFault('sheet_too_long', { params: { max: maxRows } });
  return table;
}

async function* readAllRows(source: TableSource, format: TableFormat): AsyncGenerator<TableRow> {
  const { open, folder = tmpdir(), onBytes } = source;
  const limits = { ...TABLE_LIMITS, ...source.limits };
  if (format.type === 'csv') {
    yield* readCsvRows(onBytes ? countBytes(open(), onBytes) : open(), format, limits);
    return;
  }
  await mkdir(folder, { recursive: true });
  const copy = join(folder, `${randomUUID()}.xlsx`);
  try {
    await pipeline(open(), createWriteStream(copy));
    yield* readXlsxRows(copy, limits);
  } finally {
    await rm(copy, { force: true });
  }
}

async function* countBytes(bytes: Readable, onBytes: (count: number) => void): AsyncGenerator<Buffer> {
  let count = 0;
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    onBytes((count += chunk.length));
    yield chunk;
  }
}
