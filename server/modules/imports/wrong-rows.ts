import { withCount } from '#locales/counted.ts';
import { and, asc, eq, gt } from 'drizzle-orm';
import { Readable } from 'node:stream';
import type { Answer, Context, Handler } from '#server/core/api/handler.ts';
import { problem } from '#server/core/problems/problem.ts';
import { checkSignature, signedLink } from '#server/core/authentication/signed-link.ts';
import { getTexts } from '#server/core/problems/texts.ts';
import { writeAuditEntry } from '#server/resources/audit/audit.ts';
import { users } from '#server/core/authentication/accounts.table.ts';
import { csvLines, csvTable } from '#server/core/tabular/csv-cells.ts';
import { type ImportRecord, type ImportRowRecord, importRows, imports } from './imports.table.ts';
import type { ImportWork } from './kinds/kind.ts';
import { lockImport } from './own-imports.ts';
import { inTransaction } from '#server/core/database/database.ts';

const STRETCH = 500;

/** Creates a download address of the invalid rows, with an audit entry. */
export const adminLinkImportRows: Handler<'adminLinkImportRows'> = async (call) => {
  const { params, context, user } = call;
  return inTransaction(context.db, async (tx) => {
    const one = await lockImport(tx, params.id, user);
    if (one.rows_wrong === 0) throw problem(409, 'file_not_there');
    await writeAuditEntry(tx, call, 'imports', one.id, { before: {}, after: { rows_wrong: one.rows_wrong } });
    return signedLink(`/admin/imports/${one.id}/wrong-rows`, one, context.now());
  });
};

/** Sends the invalid rows in the file's columns with line and reasons, safe for spreadsheets. */
export const downloadWrongRows: Handler<'downloadWrongRows'> = async ({ params, query, context, reply }) => {
  const [one] = await context.db.select().from(imports).where(eq(imports.id, params.id));
  checkSignature(one, query, context.now());
  const [owner] = await context.db
    .select({ lang: users.lang })
    .from(users)
    .where(eq(users.id, one.created_by ?? 0));
  const name = one.name.replace(/\.\w+$/, '').replace(/[^\w.-]/g, '_');
  reply.header('content-type', 'application/octet-stream');
  reply.header('content-disposition', `attachment; filename="${name}-${one.id}-wrong.csv"`);
  const bytes: unknown = Readable.toWeb(Readable.from(lines(context, one, getTexts(owner?.lang ?? 'en'))));
  return bytes as Answer<'downloadWrongRows'>;
};

type Text = ReturnType<typeof getTexts>;

async function* lines({ db, extensions }: Context, one: ImportRecord, t: Text): AsyncGenerator<Buffer> {
  yield Buffer.from(csvTable([[...one.headings, t('fields.line'), t('fields.errors')]]));
  for (let above = 0; ;) {
    const which = and(eq(importRows.import_id, one.id), eq(importRows.status, 'wrong'), gt(importRows.position, above));
    const rows = await db.select().from(importRows).where(which).orderBy(asc(importRows.position)).limit(STRETCH);
    if (rows.length === 0) return;
    above = rows.at(-1)?.position ?? Number.MAX_SAFE_INTEGER;
    const cellsOf = (row: ImportRowRecord) => one.headings.map((_, index) => row.cells[index] ?? '');
    yield Buffer.from(
      csvLines(rows.map((row) => [...cellsOf(row), row.position, reasons(row, extensions.importKinds[one.kind], t)])),
    );
  }
}

function reasons({ errors }: ImportRowRecord, { fields }: ImportWork, t: Text): string {
  const labels = new Map<string, string>(fields.map(({ name, label }) => [name, label]));
  return errors
    .map(({ path, code, params }) => {
      const label = labels.get(path);
      return `${label ? `${t(label)}: ` : ''}${t(`errors.${code}`, { ...withCount(params ?? {}) })}`;
    })
    .join(' · ');
}
