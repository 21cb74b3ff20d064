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
import { readingTable } from '#server/core/tabular/table-fault.ts';
import { inTransaction, type Transaction } from '#server/core/database/database.ts';
import { fieldOf, valueOf } from './rate-cells.ts';
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
const MOST_ROWS = 20_000;

type ImportCall = Call<'adminPreviewRates'> | Call<'adminImportRates'>;

/** Rolls back a preview. */
class LookedAt extends Error {}

/** Previews an import by a rolled-back transaction. */
export async function adminPreviewRates(call: Call<'adminPreviewRates'>): Promise<RateImportPreview> {
  let preview: RateImportPreview | undefined;
  const look = inTransaction(call.context.db, async (tx) => {
    preview = await importRows(call, tx);
    throw new LookedAt();
  });
  await look.catch((error: unknown) => {
    if (!(error instanceof LookedAt)) throw error;
  });
  if (!preview) throw new Error('The preview was not made.');
  return preview;
}

/** Imports all rows. Throws 409 when rows are invalid and not skipped. */
export function adminImportRates(call: Call<'adminImportRates'>): Promise<RateImportPreview> {
  return inTransaction(call.context.db, async (tx) => {
    const done = await importRows(call, tx);
    if (done.refused > 0 && !call.body.skip_refused) throw problem(409, 'rows_refused');
    return done;
  });
}

async function importRows(call: ImportCall, tx: Transaction): Promise<RateImportPreview> {
  const { table } = call.params;
  const runtime = getResource(call.context, table);
  if (!runtime) throw new Error(`no resource ${table}`);
  const open = () => Readable.from([Buffer.from(call.body.text)]);
  const { headings, rows: lines } = await readingTable(() => readTable({ open, limits: { rows: MOST_ROWS } }));
  const fields = runtime.definition.create ?? [];
  const columns = headings.map((heading) => fieldOf(heading, fields));
  const missing = KEYS[table].filter((name) => !columns.some((field) => field?.name === name));
  const lacking = missing.filter((name) => fields.find((field) => field.name === name)?.defaultValue === undefined);
  if (lacking.length > 0)
    throw invalid([{ path: 'text', code: 'columns_missing', params: { columns: lacking.join(', ') } }]);
  const rows: RateImportRow[] = [];
  const seen = new Set<string>();
  for (const { line, cells } of lines) {
    const body = bodyOf(cells, columns, fields);
    const key = KEYS[table].map((name) => String(body[name])).join(' ');
    const told = seen.has(key)
      ? refused([{ path: KEYS[table][0] ?? '', code: 'row_twice' }])
      : await importRow(call, tx, runtime, body);
    seen.add(key);
    rows.push({ line, cells: headings.map((_, place) => cells[place] ?? ''), ...told });
  }
  const count = (outcome: RateImportRow['outcome']) => rows.filter((row) => row.outcome === outcome).length;
  const counts = { added: count('added'), changed: count('changed'), unchanged: count('unchanged') };
  return { headings: [...headings], rows, ...counts, refused: count('refused') };
}

function bodyOf(
  cells: readonly string[],
  columns: readonly (FieldDefinition | undefined)[],
  fields: readonly FieldDefinition[],
): Row {
  const body: Record<string, unknown> = {};
  for (const { name, defaultValue } of fields) if (defaultValue !== undefined) body[name] = defaultValue;
  columns.forEach((field, place) => {
    if (field) body[field.name] = valueOf(cells[place] ?? '', field) ?? field.defaultValue ?? null;
  });
  return body;
}

type Told = Pick<RateImportRow, 'outcome' | 'errors'>;
const refused = (errors: readonly FieldError[]): Told => ({ outcome: 'refused', errors: [...errors] });

/** Writes a row by the rules of its resource in a savepoint and returns its result. */
async function importRow(call: ImportCall, tx: Transaction, runtime: ResourceRuntime, body: Row): Promise<Told> {
  const wrong = checkFields(runtime.definition.create ?? [], body, { named: shopValidators });
  if (wrong.length > 0)
    return refused(wrong.map(({ path, code, params }) => ({ path, code, ...(params && { params }) })));
  const known = await findRow(tx, runtime, KEYS[call.params.table], body);
  try {
    const version = await tx.transaction(async (savepoint) => {
      const own: ResourceCall = {
        ...call,
        ...{ body, query: {}, params: { id: Number(known?.id ?? 0) } },
        headers: { 'if-match': `"${String(known?.version ?? 1)}"` },
        context: { ...call.context, db: savepoint as unknown as ResourceCall['context']['db'] },
        // the response belongs to the import
        reply: { header: () => undefined, status: () => undefined },
      };
      const written = await (known ? updateRecord(runtime, own) : createRecord(runtime, own));
      return written.version;
    });
    if (!known) return { outcome: 'added' };
    return { outcome: version === known.version ? 'unchanged' : 'changed' };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const { errors = [] } = error.options;
    return refused(errors.length > 0 ? errors : [{ path: '', code: error.code }]);
  }
}

async function findRow(
  tx: Transaction,
  { table }: ResourceRuntime,
  key: readonly string[],
  body: Row,
): Promise<Row | undefined> {
  const columns = getTableColumns(table);
  const same = key.flatMap((name): SQL[] => {
    const column = columns[name];
    return column ? [eq(column, body[name])] : [];
  });
  const [row] = await tx
    .select()
    .from(table)
    .where(and(...same));
  return row;
}
