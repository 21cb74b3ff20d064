import type { ImportEncoding } from '#generated/enums.ts';
import { CsvError, parse } from 'csv-parse';
import { pipeline } from 'node:stream';
import { DELIMITERS, ENCODINGS, type TextFormat } from './detect.ts';
import { TableFault } from './table-fault.ts';
import { limitCells, type TableLimits, type TableRow } from './table-row.ts';

/** A longer row has an unclosed quote. */
const MAX_ROW_BYTES = 2_000_000;

async function* decode(bytes: AsyncIterable<Buffer>, encoding: ImportEncoding): AsyncGenerator<string> {
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

/** Yields the rows of a text file while it is read; a few hundred are in memory. Throws a TableFault. */
export async function* readCsvRows(
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
    max_record_size: MAX_ROW_BYTES,
  });
  const records = pipeline(decode(bytes, encoding), parser, () => undefined);
  let line = 0;
  try {
    for await (const { record, info } of records as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      line = info.lines;
      if (record.some((cell) => cell !== '')) yield { line, cells: limitCells(record, line, limits) };
    }
  } catch (error) {
    throw error instanceof CsvError ? new TableFault('import_row_too_long', { line: line + 1, cause: error }) : error;
  } finally {
    parser.destroy();
  }
}
