import { checkFields } from '#forms-schema/rules.ts';
import { shopValidators } from '#forms-schema/shop-validators.ts';
import type { FieldDefinition } from '#generated/definitions.ts';
import type { RateTable } from '#generated/enums.ts';
import type { RateImportPreview, RateImportRow } from '#generated/schemas.ts';
import { and, eq, getTableColumns, type SQL } from 'drizzle-orm';
import { Readable } from 'node:stream';
import type { Call } from '#server/core/api/handler.ts';
import { invalid, Problem, problem, type FieldError } from '#server/core/problems/problem.ts';
import { readTable } from '#server/core/tabular/read-table.ts';
import { withTableProblems } from '#server/core/tabular/table-fault.ts';
import { inTransaction, type Transaction } from '#server/core/database/database.ts';
import { findField, parseCell } from './rate-cells.ts';
import type { ResourceRuntime, ResourceCall } from '#server/resources/resource-runtime.ts';
import { getResource } from '#server/resources/get-resource.ts';
import { createRecord, updateRecord } from '#server/resources/write-records.ts';
import type { Row } from '#server/core/api/wire.ts';

/** Key fields of each table. */
const KEYS: Readonly<Record<RateTable, readonly string[]>> = {
  'vat-rates': ['country_id', 'valid_from'],
  'fx-rates': ['currency', 'day'],
  'shipping-rates': ['zone', 'shipping_type', 'max_weight', 'valid_from'],
  'quote-prices': ['line', 'option', 'size', 'quantity_from', 'valid_from'],
};

/** Maximum number of rows, written in one transaction. */
const MAX_ROWS = 20_000;

type ImportCall = Call<'adminPreviewRates'> | Call<'adminImportRates'>;

/** Thrown to roll back the transaction of a preview. */
class PreviewRollback extends Error {}

/** Previews an import by a rolled-back transaction. */
export async function adminPreviewRates(call: Call<'adminPreviewRates'>): Promise<RateImportPreview> {
  let preview: RateImportPreview | undefined;
  const rolledBack = inTransaction(call.context.db, async (tx) => {
    preview = await importRows(call, tx);
    throw new PreviewRollback();
  });
  await rolledBack.catch((error: unknown) => {
    if (!(error instanceof PreviewRollback)) throw error;
  });
  if (!preview) throw new Error('The preview was not made.');
  return preview;
}

/** Imports all rows. Throws 409 when rows are invalid and not skipped. */
export function adminImportRates(call: Call<'adminImportRates'>): Promise<RateImportPreview> {
  return inTransaction(call.context.db, async (tx) => {
    const result = await importRows(call, tx);
    if (result.refused > 0 && !call.body.skip_refused) throw problem(409, 'rows_refused');
    return result;
  });
}

async function importRows(call: ImportCall, tx: Transaction): Promise<RateImportPreview> {
  const { table } = call.params;
  const runtime = getResource(call.context, table);
  if (!runtime) throw new Error(`no resource ${table}`);
  const open = () => Readable.from([Buffer.from(call.body.text)]);
  const { headings, rows: lines } = await withTableProblems(() => readTable({ open, limits: { rows: MAX_ROWS } }));
  const fields = runtime.definition.create ?? [];
  const columns = headings.map((heading) => findField(heading, fields));
  const missing = KEYS[table].filter((name) => !columns.some((field) => field?.name === name));
  const missingRequired = missing.filter(
    (name) => fields.find((field) => field.name === name)?.defaultValue === undefined,
  );
  if (missingRequired.length > 0)
    throw invalid([{ path: 'text', code: 'columns_missing', params: { columns: missingRequired.join(', ') } }]);
  const rows: RateImportRow[] = [];
  const seen = new Set<string>();
  for (const { line, cells } of lines) {
    const body = toBody(cells, columns, fields);
    const key = KEYS[table].map((name) => String(body[name])).join(' ');
    const result = seen.has(key)
      ? toRefusal([{ path: KEYS[table][0] ?? '', code: 'row_twice' }])
      : await importRow(call, tx, runtime, body);
    seen.add(key);
    rows.push({ line, cells: headings.map((_, index) => cells[index] ?? ''), ...result });
  }
  const count = (outcome: RateImportRow['outcome']) => rows.filter((row) => row.outcome === outcome).length;
  const counts = { added: count('added'), changed: count('changed'), unchanged: count('unchanged') };
  return { headings: [...headings], rows, ...counts, refused: count('refused') };
}

/** The body of a row by its cells; missing columns have their defaults. */
function toBody(
  cells: readonly string[],
  columns: readonly (FieldDefinition | undefined)[],
  fields: readonly FieldDefinition[],
): Row {
  const body: Record<string, unknown> = {};
  for (const { name, defaultValue } of fields) if (defaultValue !== undefined) body[name] = defaultValue;
  columns.forEach((field, index) => {
    if (field) body[field.name] = parseCell(cells[index] ?? '', field) ?? field.defaultValue ?? null;
  });
  return body;
}

type RowResult = Pick<RateImportRow, 'outcome' | 'errors'>;
const toRefusal = (errors: readonly FieldError[]): RowResult => ({ outcome: 'refused', errors: [...errors] });

/** Creates or updates a row by its resource in a savepoint and returns the outcome. */
async function importRow(call: ImportCall, tx: Transaction, runtime: ResourceRuntime, body: Row): Promise<RowResult> {
  const fieldErrors = checkFields(runtime.definition.create ?? [], body, { named: shopValidators });
  if (fieldErrors.length > 0)
    return toRefusal(fieldErrors.map(({ path, code, params }) => ({ path, code, ...(params && { params }) })));
  const existing = await findRow(tx, runtime, KEYS[call.params.table], body);
  try {
    const version = await tx.transaction(async (savepoint) => {
      const rowCall: ResourceCall = {
        ...call,
        ...{ body, query: {}, params: { id: Number(existing?.id ?? 0) } },
        headers: { 'if-match': `"${String(existing?.version ?? 1)}"` },
        context: { ...call.context, db: savepoint as unknown as ResourceCall['context']['db'] },
        // the row must not set status or headers of the import
        reply: { header: () => undefined, status: () => undefined },
      };
      const written = await (existing ? updateRecord(runtime, rowCall) : createRecord(runtime, rowCall));
      return written.version;
    });
    if (!existing) return { outcome: 'added' };
    return { outcome: version === existing.version ? 'unchanged' : 'changed' };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const { errors = [] } = error.options;
    return toRefusal(errors.length > 0 ? errors : [{ path: '', code: error.code }]);
  }
}

/** Finds the row with the key of `body`. */
async function findRow(
  tx: Transaction,
  { table }: ResourceRuntime,
  key: readonly string[],
  body: Row,
): Promise<Row | undefined> {
  const columns = getTableColumns(table);
  const conditions = key.flatMap((name): SQL[] => {
    const column = columns[name];
    return column ? [eq(column, body[name])] : [];
  });
  const [row] = await tx
    .select()
    .from(table)
    .where(and(...conditions));
  return row;
}
