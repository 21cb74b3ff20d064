import type { ImportEncoding } from '#generated/enums.ts';
import { CsvError, parse } from 'csv-parse';
import { pipeline } from 'node:stream';
import { DELIMITERS, ENCODINGS, type TextFormat } from './detect.ts';
import { TableFault } from './table-fault.ts';
import { limitedCells, type TableLimits, type TableRow } from './table-row.ts';

/** A longer row has lost its end: a quote that is never closed. Bytes. */
const LONGEST_ROW = 2_000_000;

async function* decoded(bytes: AsyncIterable<Buffer>, encoding: ImportEncoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(ENCODINGS[encoding], { fatal: encoding === 'utf_8' });
  try {
    for await (const chunk of bytes) {
      const text = decoder.decode(chunk, { stream: true });
      if (text.includes('\0')) throw new TableFault('sheet_unreadable');
      yield text;
    }
    yield decoder.decode();
  } catch (error) {
    throw error instanceof TypeError ? new TableFault('import_encoding', { cause: error }) : error;
  }
}

/** The rows of a text file while it is read; some hundred are in memory. Throws a TableFault for what cannot be read. */
export async function* csvRows(
  bytes: AsyncIterable<Buffer>,
  { encoding, delimiter }: TextFormat,
  limits: TableLimits,
): AsyncGenerator<TableRow> {
  const parser = parse({
    delimiter: DELIMITERS[delimiter],
    bom: true,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: LONGEST_ROW,
  });
  const parsed = pipeline(decoded(bytes, encoding), parser, () => undefined);
  let line = 0;
  try {
    for await (const { record, info } of parsed as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      line = info.lines;
      if (record.some((cell) => cell !== '')) yield { line, cells: limitedCells(record, line, limits) };
    }
  } catch (error) {
    throw error instanceof CsvError ? new TableFault('import_row_too_long', { line: line + 1, cause: error }) : error;
  } finally {
    parser.destroy();
  }
}
