import { getUniqueHeadings } from '#domain/imports/headings.ts';
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { detectFormat, headOf, type TableFormat, type TextFormat } from './detect.ts';
import { csvRows } from './read-csv.ts';
import { xlsxRows } from './read-xlsx.ts';
import { TableFault } from './table-fault.ts';
import { TABLE_LIMITS, type TableLimits, type TableRow } from './table-row.ts';

/** Bytes that identify the format of a file. */
const HEAD = 262_144;

/** The bytes of a table. */
export interface TableSource {
  /** Opens the bytes at their beginning; is called more than once. */
  open(): Readable;
  /** Path of the copy of a spreadsheet while it is read, as its parts need random access. */
  folder?: string;
  /** Number of bytes needed to detect the format. */
  head?: number;
  limits?: Partial<TableLimits>;
  /** Is called with the bytes of a CSV that were read so far. */
  onBytes?(count: number): void;
}

/** The beginning of a table. */
export interface TableHead {
  readonly format: TableFormat;
  /** The cells of the first row, each of them once. */
  readonly headings: readonly string[];
  readonly rows: readonly TableRow[];
}

/** Detects the format of a table. Throws a TableFault for an empty file and one that is no CSV or XLSX. */
export const formatOf = async ({ open, head = HEAD }: TableSource): Promise<TableFormat> =>
  detectFormat(await headOf(open(), head));

/** Reads the headings and the first rows; `format` replaces the detected format of a CSV. */
export async function readHead(source: TableSource, count: number, format?: TextFormat): Promise<TableHead> {
  const detected = { ...(await formatOf(source)), ...format };
  const rows: TableRow[] = [];
  for await (const row of allRows(source, detected)) if (rows.push(row) > count) break;
  const [first, ...others] = rows;
  if (!first || others.length === 0) throw new TableFault('sheet_empty');
  return { format: detected, headings: getUniqueHeadings(first.cells), rows: others };
}

/** Reads the rows below the headings while they are consumed. Throws a TableFault where the headings differ from those given. */
export async function* readRows(
  source: TableSource,
  { headings, ...format }: TextFormat & { headings: readonly string[] },
): AsyncGenerator<TableRow> {
  const { rows: most } = { ...TABLE_LIMITS, ...source.limits };
  let count = -1;
  for await (const row of allRows(source, { ...(await formatOf(source)), ...format })) {
    if (++count > most) throw new TableFault('sheet_too_long', { line: row.line, params: { max: most } });
    if (count > 0) yield row;
    else {
      const names = getUniqueHeadings(row.cells);
      if (headings.some((heading, index) => names[index] !== heading))
        throw new TableFault('import_other_headings', { line: row.line });
    }
  }
}

/** Reads a small table at once. */
export async function readTable(source: TableSource): Promise<TableHead> {
  const { rows: most } = { ...TABLE_LIMITS, ...source.limits };
  const table = await readHead(source, most + 1);
  if (table.rows.length > most) throw new TableFault('sheet_too_long', { params: { max: most } });
  return table;
}

async function* allRows(source: TableSource, format: TableFormat): AsyncGenerator<TableRow> {
  const { open, folder = tmpdir(), onBytes } = source;
  const limits = { ...TABLE_LIMITS, ...source.limits };
  if (format.type === 'csv') {
    yield* csvRows(onBytes ? counted(open(), onBytes) : open(), format, limits);
    return;
  }
  await mkdir(folder, { recursive: true });
  const copy = join(folder, `${randomUUID()}.xlsx`);
  try {
    await pipeline(open(), createWriteStream(copy));
    yield* xlsxRows(copy, limits);
  } finally {
    await rm(copy, { force: true });
  }
}

async function* counted(bytes: Readable, onBytes: (count: number) => void): AsyncGenerator<Buffer> {
  let count = 0;
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    onBytes((count += chunk.length));
    yield chunk;
  }
}
