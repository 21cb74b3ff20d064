import type { CsvRow } from '#domain/payments/payout-file.ts';
import { parse } from 'csv-parse';
import { and, eq } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { pipeline, type Readable } from 'node:stream';
import type { AnyCall } from '#server/core/api/handler.ts';
import { invalid } from '#server/core/problems/problem.ts';
import { DOCUMENT, getUploadStore, type Upload } from '#server/core/uploads/find-upload.ts';
import { uploads } from '#server/core/uploads/uploads.table.ts';

/** Maximum length of a row, in bytes. */
const MAX_ROW_BYTES = 100_000;
const DELIMITERS = [',', ';', '\t', '|'];

/** An uploaded payout file. */
export interface PayoutSource {
  readonly upload: Upload;
  /** SHA-256 of its bytes, to detect repeated imports. */
  readonly hash: string;
  readonly headings: readonly string[];
  /** Streams its rows from the beginning. Rejects with 422 for an invalid CSV. */
  rows(): AsyncIterable<CsvRow>;
}

/** Opens a file uploaded by the caller. Throws 422. */
export async function openPayoutFile({ context, user }: AnyCall, key: string): Promise<PayoutSource> {
  const isOwn = and(eq(uploads.key, key), eq(uploads.user_id, user?.id ?? 0));
  const [upload] = await context.db
    .select()
    .from(uploads)
    .where(and(isOwn, eq(uploads.purpose, 'payout_file'), eq(uploads.status, 'done')));
  if (!upload) throw invalid([{ path: 'file', code: 'input_not_allowed' }]);
  const read = (): Readable => getUploadStore(context).readKept(upload.id, DOCUMENT);
  const hash = createHash('sha256');
  let head = '';
  for await (const chunk of read() as AsyncIterable<Buffer>) {
    hash.update(chunk);
    if (head.length < MAX_ROW_BYTES) head += chunk.toString('utf8');
  }
  const delimiter = delimiterOf(head);
  const rows = () => parsed(read(), delimiter);
  return { upload, hash: hash.digest('hex'), headings: await headingsOf(read(), delimiter), rows };
}

/** Detects the delimiter from the headings. */
function delimiterOf(head: string): string {
  const [first = ''] = head.split(/\r?\n/, 1);
  const count = (mark: string): number => first.split(mark).length;
  return DELIMITERS.toSorted((one, other) => count(other) - count(one))[0] ?? ',';
}

const FORMAT = { bom: true, trim: true, skip_empty_lines: true, max_record_size: MAX_ROW_BYTES } as const;

async function headingsOf(source: Readable, delimiter: string): Promise<string[]> {
  const parser = pipeline(source, parse({ ...FORMAT, delimiter, to: 1 }), () => undefined);
  return mapReadErrors(async () => {
    for await (const row of parser as AsyncIterable<string[]>) return row;
    return [];
  });
}

async function* parsed(source: Readable, delimiter: string): AsyncGenerator<CsvRow> {
  const options = { ...FORMAT, delimiter, columns: true, relax_column_count: true } as const;
  const parser = pipeline(source, parse(options), () => undefined);
  try {
    yield* parser as AsyncIterable<CsvRow>;
  } catch (error) {
    throw unreadable(error);
  }
}

async function mapReadErrors<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw unreadable(error);
  }
}

function unreadable(error: unknown): unknown {
  const isParser = error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_');
  return isParser ? invalid([{ path: 'file', code: 'payout_unreadable' }]) : error;
}
