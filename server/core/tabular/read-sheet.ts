import { parse } from 'csv-parse/sync';
import type { Readable } from 'node:stream';
import readXlsx from 'read-excel-file/node';
import { problem, type Problem } from '#server/core/problems/problem.ts';

/** A sheet has no more rows; larger files are split by whoever makes them. */
const MOST_ROWS = 20_000;
const MOST_COLUMNS = 200;
const MOST_TEXT = 300;

/** Bytes of a file at most, as the description says; a spreadsheet may unfold to so many. */
const MOST_BYTES = 5_242_880;
const MOST_UNFOLDED = 100_000_000;

/** The bytes of a file, counted while they arrive. Throws 413 when there are too many. */
export async function takeSheet(body: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MOST_BYTES) throw problem(413, 'payload_too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** How many bytes the files of a zip are said to have, by its directory. */
function unfoldedSize(bytes: Buffer): number {
  let size = 0;
  for (let at = bytes.indexOf(ENTRY); at >= 0 && at + 28 <= bytes.length; at = bytes.indexOf(ENTRY, at + 4))
    size += bytes.readUInt32LE(at + 24);
  return size;
}

const ENTRY = Buffer.from([0x50, 0x4b, 1, 2]);

/** The rows of a CSV or XLSX file as texts; what kind it is, its first bytes tell. Throws 422 for anything else. */
export async function readSheet(bytes: Buffer): Promise<string[][]> {
  const isZip = bytes.subarray(0, 2).toString('latin1') === 'PK';
  if (!isZip && bytes.includes(0)) throw unreadable();
  const rows = isZip ? await xlsxRows(bytes) : csvRows(bytes);
  const used = rows
    .map((row) => row.slice(0, MOST_COLUMNS).map((cell) => cell.trim().slice(0, MOST_TEXT)))
    .filter((row) => row.some((cell) => cell !== ''));
  if (used.length < 2) throw problem(422, 'sheet_empty');
  if (used.length > MOST_ROWS) throw problem(422, 'sheet_too_long', { detailParams: { max: MOST_ROWS } });
  return used;
}

function unreadable(cause?: unknown): Problem {
  return problem(422, 'sheet_unreadable', { cause });
}

async function xlsxRows(bytes: Buffer): Promise<string[][]> {
  if (unfoldedSize(bytes) > MOST_UNFOLDED) throw problem(413, 'payload_too_large');
  try {
    const [sheet] = await readXlsx(bytes);
    return (sheet?.data ?? []).map((row) => row.map(cellText));
  } catch (error) {
    throw unreadable(error);
  }
}

/** A cell as people see it; whole numbers without an exponent. */
function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return typeof cell === 'number' && Number.isSafeInteger(cell) ? cell.toFixed(0) : String(cell);
}

function csvRows(bytes: Buffer): string[][] {
  const text = decoded(bytes);
  try {
    const rows: unknown = parse(text, {
      delimiter: separatorOf(text),
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      to: MOST_ROWS + 1,
    });
    return rows as string[][];
  } catch (error) {
    throw unreadable(error);
  }
}

/** UTF-8 where it is that, else what Windows writes in western Europe. */
function decoded(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The sign that the first line has most of. */
function separatorOf(text: string): string {
  const [line = ''] = text.split(/\r?\n/, 1);
  const counted = [';', ',', '\t', '|'].map((sign) => ({ sign, count: line.split(sign).length }));
  return counted.reduce((best, one) => (one.count > best.count ? one : best)).sign;
}
