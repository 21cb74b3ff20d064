import type { ImportDelimiter, ImportEncoding } from '#generated/enums.ts';
import type { Readable } from 'node:stream';
import { TableFault } from './table-fault.ts';

/** Format of a text file. */
export interface TextFormat {
  readonly encoding: ImportEncoding;
  readonly delimiter: ImportDelimiter;
}

/** Format of a table; encoding and delimiter are not used for XLSX. */
export interface TableFormat extends TextFormat {
  readonly type: 'csv' | 'xlsx';
}

export const DELIMITERS: Readonly<Record<ImportDelimiter, string>> = {
  comma: ',',
  semicolon: ';',
  tab: '\t',
  pipe: '|',
};

/** Labels of `TextDecoder`. */
export const ENCODINGS: Readonly<Record<ImportEncoding, string>> = {
  utf_8: 'utf-8',
  utf_16: 'utf-16le',
  windows_1252: 'windows-1252',
  macintosh: 'macintosh',
};

const ZIP_SIGNATURE = 'PK';
/** Signature of XLS and encrypted XLSX, which are not supported. */
const OLE2_SIGNATURE = 'd0cf11e0';

/** Detects the format of a file by its first bytes. Throws a TableFault for an empty file and other formats. */
export function detectFormat(head: Buffer): TableFormat {
  if (head.length === 0) throw new TableFault('sheet_empty');
  if (head.toString('hex', 0, 4) === OLE2_SIGNATURE) throw new TableFault('import_old_excel');
  if (head.toString('latin1', 0, 2) === ZIP_SIGNATURE) return { type: 'xlsx', encoding: 'utf_8', delimiter: 'comma' };
  const encoding = detectEncoding(head);
  if (encoding !== 'utf_16' && head.includes(0)) throw new TableFault('sheet_unreadable');
  const text = new TextDecoder(ENCODINGS[encoding]).decode(head);
  return { type: 'csv', encoding, delimiter: detectDelimiter(text) };
}

/** Reads the first bytes of a stream and ends it. */
export async function readStart(bytes: Readable, size: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    length += chunk.length;
    if (length >= size) break;
  }
  return Buffer.concat(chunks).subarray(0, size);
}

function detectEncoding(head: Buffer): ImportEncoding {
  const [first, second] = head;
  if ((first === 0xff && second === 0xfe) || isWideText(head)) return 'utf_16';
  try {
    // the last character may be incomplete
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
    return 'utf_8';
  } catch {
    return 'windows_1252';
  }
}

/** Whether bytes are Western text in UTF-16 without a BOM: every other byte is 0. */
function isWideText(head: Buffer): boolean {
  const start = head.subarray(0, 200);
  const zeros = start.filter((byte, index) => index % 2 === 1 && byte === 0).length;
  return start.length > 8 && zeros > start.length / 3 && !start.filter((_, index) => index % 2 === 0).includes(0);
}

/**
 * Returns the most frequent delimiter of the first line, outside quotes. The `delimiter_auto` of csv-parse throws for
 * characters beyond ASCII and counts delimiters inside quotes and texts.
 */
function detectDelimiter(text: string): ImportDelimiter {
  const [line = ''] = text.replace(/"(?:[^"]|"")*"/g, '').split(/\r\n|\r|\n/, 1);
  const names = Object.keys(DELIMITERS) as ImportDelimiter[];
  const counts = names.map((name) => ({ name, count: line.split(DELIMITERS[name]).length }));
  return counts.reduce((best, one) => (one.count > best.count ? one : best)).name;
}
