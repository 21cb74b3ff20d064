import type { CsvRow } from '#domain/payments/payout-file.ts';
import { and, eq } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { AnyCall } from '#server/core/api/handler.ts';
import { invalid, type Problem } from '#server/core/problems/problem.ts';
import { readHead, readRows, type TableSource } from '#server/core/tabular/read-table.ts';
import { withTableProblems, TableFault } from '#server/core/tabular/table-fault.ts';
import { DOCUMENT, getUploadStore, type Upload } from '#server/core/uploads/find-upload.ts';
import { uploads } from '#server/core/uploads/uploads.table.ts';

/** A row with its line in the file. */
export interface PayoutLine {
  readonly line: number;
  readonly row: CsvRow;
}

/** An uploaded payout file. */
export interface PayoutSource {
  readonly upload: Upload;
  /** SHA-256 of the file, to detect repeated imports. */
  readonly hash: string;
  readonly headings: readonly string[];
  /** Reads the file from the beginning, some hundred rows at a time. Rejects with 422 when it cannot be read. */
  rows(): AsyncIterable<PayoutLine>;
}

/** Opens a file uploaded by the caller. Throws 422. */
export async function openPayoutFile({ context, user }: AnyCall, key: string): Promise<PayoutSource> {
  const isOwn = and(eq(uploads.key, key), eq(uploads.user_id, user?.id ?? 0));
  const [upload] = await context.db
    .select()
    .from(uploads)
    .where(and(isOwn, eq(uploads.purpose, 'payout_file'), eq(uploads.status, 'done')));
  if (!upload) throw invalid([{ path: 'file', code: 'input_not_allowed' }]);
  const open = () => getUploadStore(context).readKept(upload.id, DOCUMENT);
  const source: TableSource = { open, folder: join(context.config.dataDir, 'imports') };
  const hash = createHash('sha256');
  for await (const chunk of open() as AsyncIterable<Buffer>) hash.update(chunk);
  const { headings, format } = await withTableProblems(() => readHead(source, 1), toProblem);
  return { upload, hash: hash.digest('hex'), headings, rows: () => readLines(source, { ...format, headings }) };
}

async function* readLines(source: TableSource, table: Parameters<typeof readRows>[1]): AsyncGenerator<PayoutLine> {
  try {
    for await (const { line, cells } of readRows(source, table))
      yield { line, row: Object.fromEntries(table.headings.map((heading, index) => [heading, cells[index]])) };
  } catch (error) {
    throw error instanceof TableFault ? toProblem(error) : error;
  }
}

function toProblem({ code }: TableFault): Problem {
  return invalid([{ path: 'file', code: code === 'sheet_empty' ? 'payout_empty' : 'payout_unreadable' }]);
}
