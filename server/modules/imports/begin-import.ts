import { detectColumns, type NamedField } from '#domain/imports/detect-columns.ts';
import { parseNumber } from '#domain/imports/cells.ts';
import { type ImportDates, type ImportDecimal, type ImportKind, Language } from '#generated/enums.ts';
import { and, eq, or } from 'drizzle-orm';
import type { Account, Context, Handler } from '#server/core/api/handler.ts';
import { invalid } from '#server/core/problems/problem.ts';
import { requireAccount } from '#server/core/authentication/require-account.ts';
import { getTexts } from '#server/core/problems/texts.ts';
import type { TextFormat } from '#server/core/tabular/detect.ts';
import { readHead } from '#server/core/tabular/read-table.ts';
import { withTableProblems } from '#server/core/tabular/table-fault.ts';
import { importMaps, imports } from './imports.table.ts';
import type { ImportHandler } from './kinds/kind.ts';
import { createTableSource } from './import-upload.ts';
import { auditImport, checkKind, toWireImport } from './own-imports.ts';
import { checkQuota } from '#server/core/jobs/leases.ts';
import { inTransaction, type Queryable } from '#server/core/database/database.ts';
import { assignUpload } from '#server/core/uploads/assign-upload.ts';
import type { Upload } from '#server/core/uploads/find-upload.ts';
import { uploads } from '#server/core/uploads/uploads.table.ts';

/** Number of rows of a sample. */
const SAMPLE_ROWS = 11;
/** Unfinished imports per user. */
const MAX_UNFINISHED = 5;

/** Creates an import from an upload: detects format, columns and formats of numbers and dates. */
export const adminCreateImport: Handler<'adminCreateImport'> = async (call) => {
  const { body, context, reply, requestId } = call;
  const user = requireAccount(call.user);
  checkKind(body.kind, user);
  const upload = await loadOwnUpload(context.db, body.file, user);
  const content = await readSample(context, upload);
  const saved = await readColumnMaps(context.db, body.kind, user);
  const row = await inTransaction(context.db, async (tx) => {
    await checkQuota(tx, { table: imports, user: user.id, most: MAX_UNFINISHED, code: 'imports_quota' });
    const facts = { name: upload.name, kind: body.kind, file: body.file, created_by: user.id, request_id: requestId };
    const detected = detectColumns(
      body.kind,
      content.headings,
      fieldsOf(context.extensions.importKinds[body.kind]),
      saved,
    );
    const [created] = await tx
      .insert(imports)
      .values({ ...facts, ...content, ...guessFormats(content.sample), ...detected, created_at: context.now() })
      .returning();
    if (!created) throw new Error('The database did not return the import.');
    const file = { purpose: 'import_file', field: 'file', before: null, after: body.file } as const;
    await assignUpload(tx, { ...file, record: `imports/${created.id}` }, call);
    await auditImport(tx, call, undefined, created);
    return created;
  });
  reply.status(201);
  return toWireImport(row);
};

/** Loads a complete upload of the user. Throws 422 at `file`. */
async function loadOwnUpload(db: Queryable, key: string, user: Account): Promise<Upload> {
  const isOwn = and(eq(uploads.key, key), eq(uploads.user_id, user.id), eq(uploads.purpose, 'import_file'));
  const [upload] = await db
    .select()
    .from(uploads)
    .where(and(isOwn, eq(uploads.status, 'done')));
  if (!upload) throw invalid([{ path: 'file', code: 'input_not_allowed' }]);
  return upload;
}

/** Reads headings and sample rows; `format` skips the detection. Throws 422 at `file` for unreadable files. */
export async function readSample(context: Pick<Context, 'config'>, upload: Pick<Upload, 'id'>, format?: TextFormat) {
  const read = () => readHead(createTableSource(context, upload), SAMPLE_ROWS, format);
  const {
    headings,
    rows,
    format: detected,
  } = await withTableProblems(read, ({ code, line, params }) => {
    const errorParams = { ...params, ...(line !== null && { line }) };
    return invalid([{ path: 'file', code, ...(Object.keys(errorParams).length > 0 && { params: errorParams }) }]);
  });
  const { encoding, delimiter } = detected;
  return { encoding, delimiter, headings: [...headings], sample: rows.map(({ cells }) => [...cells]) };
}

/** Returns the fields to detect columns for, with their labels in all languages. */
export const fieldsOf = ({ fields }: Pick<ImportHandler, 'fields'>): NamedField[] =>
  fields.map(({ name, label }) => ({
    name,
    labels: Language.values.map((lang) => getTexts(lang)(label)),
  }));

/** Reads the column maps available to the account, own ones first. */
async function readColumnMaps(db: Queryable, kind: ImportKind, user: Account) {
  const rows = await db
    .select()
    .from(importMaps)
    .where(and(eq(importMaps.kind, kind), or(eq(importMaps.shared, true), eq(importMaps.created_by, user.id))));
  return rows.toSorted((a, b) => Number(b.created_by === user.id) - Number(a.created_by === user.id));
}

/** Guesses number and date formats from sample rows. */
function guessFormats(sample: readonly (readonly string[])[]): { decimal: ImportDecimal; dates: ImportDates } {
  const cells = sample.flat();
  const isComma = cells.some(
    (cell) => /^-?\d+([.\s]\d{3})*,\d{1,2}(\s?€)?$/.test(cell) && parseNumber(cell, 'comma') !== undefined,
  );
  const days = cells.flatMap(
    (cell) => [...(/^(\d{1,2})[-/](\d{1,2})[-/]\d{2,4}\b/.exec(cell) ?? [])].slice(1, 3).join(' ') || [],
  );
  const isMonthFirst = days.some((day) => Number(day.split(' ')[1]) > 12);
  const isAmerican = cells.some((cell) => /^\d{1,2}\/\d{1,2}\/\d{2} \d{1,2}:\d{2}[ap]m$/i.test(cell));
  return { decimal: isComma ? 'comma' : 'point', dates: isMonthFirst || isAmerican ? 'month_first' : 'day_first' };
}
