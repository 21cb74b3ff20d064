import { withCount } from '#locales/counted.ts';
import { and, asc, eq, gt } from 'drizzle-orm';
import { Readable } from 'node:stream';
import type { Answer, Context, Handler } from '#server/core/api/handler.ts';
import { problem } from '#server/core/problems/problem.ts';
import { checkSignature, createSignedLink } from '#server/core/authentication/signed-link.ts';
import { getTexts } from '#server/core/problems/texts.ts';
import { writeAuditEntry } from '#server/resources/audit/audit.ts';
import { users } from '#server/core/authentication/accounts.table.ts';
import { formatCsvLines, formatCsvTable } from '#server/core/tabular/csv-cells.ts';
import { type ImportRecord, type ImportRowRecord, importRows, imports } from './imports.table.ts';
import type { ImportHandler } from './kinds/kind.ts';
import { lockImport } from './own-imports.ts';
import { inTransaction } from '#server/core/database/database.ts';

/** Rows per query. */
const BATCH_SIZE = 500;

/** Creates a download link of the invalid rows, with an audit entry. */
export const adminLinkImportRows: Handler<'adminLinkImportRows'> = async (call) => {
  const { params, context, user } = call;
  return inTransaction(context.db, async (tx) => {
    const importRecord = await lockImport(tx, params.id, user);
    const { id, rows_wrong } = importRecord;
    if (rows_wrong === 0) throw problem(409, 'file_not_there');
    await writeAuditEntry(tx, call, 'imports', id, { before: {}, after: { rows_wrong } });
    return createSignedLink(`/admin/imports/${id}/wrong-rows`, importRecord, context.now());
  });
};

/** Sends the invalid rows in the file's columns with line and reasons, safe for spreadsheets. */
export const downloadWrongRows: Handler<'downloadWrongRows'> = async ({ params, query, context, reply }) => {
  const [importRecord] = await context.db.select().from(imports).where(eq(imports.id, params.id));
  checkSignature(importRecord, query, context.now());
  const [owner] = await context.db
    .select({ lang: users.lang })
    .from(users)
    .where(eq(users.id, importRecord.created_by ?? 0));
  const name = importRecord.name.replace(/\.\w+$/, '').replace(/[^\w.-]/g, '_');
  reply.header('content-type', 'application/octet-stream');
  reply.header('content-disposition', `attachment; filename="${name}-${importRecord.id}-wrong.csv"`);
  const lines = writeLines(context, importRecord, getTexts(owner?.lang ?? 'en'));
  const bytes: unknown = Readable.toWeb(Readable.from(lines));
  return bytes as Answer<'downloadWrongRows'>;
};

type Text = ReturnType<typeof getTexts>;

async function* writeLines({ db, extensions }: Context, importRecord: ImportRecord, t: Text): AsyncGenerator<Buffer> {
  const handler = extensions.importKinds[importRecord.kind];
  yield Buffer.from(formatCsvTable([[...importRecord.headings, t('fields.line'), t('fields.errors')]]));
  for (let lastPosition = 0; ;) {
    const condition = and(
      eq(importRows.import_id, importRecord.id),
      eq(importRows.status, 'wrong'),
      gt(importRows.position, lastPosition),
    );
    const rows = await db
      .select()
      .from(importRows)
      .where(condition)
      .orderBy(asc(importRows.position))
      .limit(BATCH_SIZE);
    if (rows.length === 0) return;
    lastPosition = rows.at(-1)?.position ?? Number.MAX_SAFE_INTEGER;
    const padCells = (row: ImportRowRecord) => importRecord.headings.map((_, index) => row.cells[index] ?? '');
    yield Buffer.from(
      formatCsvLines(rows.map((row) => [...padCells(row), row.position, formatErrors(row, handler, t)])),
    );
  }
}

function formatErrors({ errors }: ImportRowRecord, { fields }: ImportHandler, t: Text): string {
  const labels = new Map<string, string>(fields.map(({ name, label }) => [name, label]));
  return errors
    .map(({ path, code, params }) => {
      const label = labels.get(path);
      return `${label ? `${t(label)}: ` : ''}${t(`errors.${code}`, { ...withCount(params ?? {}) })}`;
    })
    .join(' · ');
}
