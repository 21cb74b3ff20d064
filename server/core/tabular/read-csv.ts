import type { ImportDelimiter, ImportEncoding } from '#generated/enums.ts';
import { parse } from 'csv-parse';
import { pipeline } from 'node:stream';
import { type SheetFormat, SheetFault, type SheetRow, tidied } from './sheet-source.ts';

/** A row longer than this has lost its end: a quotation mark that is never closed. Bytes. */
const LONGEST_ROW = 2_000_000;

const MARKS: Readonly<Record<ImportDelimiter, string>> = { comma: ',', semicolon: ';', tab: '\t', pipe: '|' };
const LABELS: Readonly<Record<ImportEncoding, string>> = {
  utf_8: 'utf-8',
  utf_16: 'utf-16le',
  windows_1252: 'windows-1252',
  macintosh: 'macintosh',
};

/** How a text file seems to be written, by its first bytes. Throws for what is no text. */
export function guessFormat(head: Buffer): SheetFormat {
  const encoding = encodingOf(head);
  if (encoding !== 'utf_16' && head.includes(0)) throw new SheetFault('sheet_unreadable');
  const text = new TextDecoder(LABELS[encoding]).decode(head);
  return { encoding, delimiter: delimiterOf(text) };
}

function encodingOf(head: Buffer): ImportEncoding {
  const [first, second] = head;
  if ((first === 0xff && second === 0xfe) || isWideText(head)) return 'utf_16';
  try {
    // what is cut off at the end of the beginning is no fault
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
    return 'utf_8';
  } catch {
    return 'windows_1252';
  }
}

/** Western text in two bytes a letter has a 0 in every other one. */
function isWideText(head: Buffer): boolean {
  const looked = head.subarray(0, 200);
  const zeros = looked.filter((byte, index) => index % 2 === 1 && byte === 0).length;
  return looked.length > 8 && zeros > looked.length / 3 && !looked.filter((_, index) => index % 2 === 0).includes(0);
}

/** The mark that the first line has most of, outside quotation marks. */
function delimiterOf(text: string): ImportDelimiter {
  const [line = ''] = text.replace(/"(?:[^"]|"")*"/g, '').split(/\r\n|\r|\n/, 1);
  const counted = (Object.keys(MARKS) as ImportDelimiter[]).map((name) => ({
    name,
    count: line.split(MARKS[name]).length,
  }));
  return counted.reduce((best, one) => (one.count > best.count ? one : best)).name;
}

async function* decoded(bytes: AsyncIterable<Buffer>, encoding: ImportEncoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(LABELS[encoding], { fatal: encoding === 'utf_8' });
  try {
    for await (const chunk of bytes) {
      const text = decoder.decode(chunk, { stream: true });
      if (text.includes('\0')) throw new SheetFault('sheet_unreadable');
      yield text;
    }
    yield decoder.decode();
  } catch (error) {
    throw error instanceof TypeError ? new SheetFault('import_encoding', null, error) : error;
  }
}

/** The rows of a text file as it is read; some hundred are in memory. Throws a SheetFault for what cannot be read. */
export async function* csvRows(
  bytes: AsyncIterable<Buffer>,
  { encoding, delimiter }: SheetFormat,
): AsyncGenerator<SheetRow> {
  const parser = parse({
    delimiter: MARKS[delimiter],
    bom: true,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: LONGEST_ROW,
  });
  const over = pipeline(decoded(bytes, encoding), parser, () => undefined);
  let line = 0;
  try {
    for await (const { record, info } of over as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      line = info.lines;
      if (record.some((cell) => cell !== '')) yield { line, cells: tidied(record, line) };
    }
  } catch (error) {
    if (error instanceof SheetFault) throw error;
    throw isParserError(error) ? new SheetFault('import_row_too_long', line + 1, error) : error;
  } finally {
    parser.destroy();
  }
}

const isParserError = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_');
