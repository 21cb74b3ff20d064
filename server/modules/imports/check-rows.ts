// Second step of a check: compares rows with existing records.
import type { FieldError } from '#generated/schemas.ts';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { type ImportRecord, type ImportRowRecord, importRows } from './imports.table.ts';
import type { ImportHandler, Unit, Verdict } from './kinds/kind.ts';
import { readValues } from './read-values.ts';
import type { Queryable } from '#server/core/database/database.ts';

/** The stored rows of one record, the leading one first. */
export type RowUnit = readonly [ImportRowRecord, ...ImportRowRecord[]];

/** Loads the rows of each record of the given leading rows. */
export async function loadUnits(
  db: Queryable,
  leads: readonly ImportRowRecord[],
  { grouped }: ImportHandler,
): Promise<RowUnit[]> {
  const [first] = leads;
  if (!grouped || !first) return leads.map((lead): RowUnit => [lead]);
  const keys = leads.map(({ key }) => key);
  const isOther = and(
    eq(importRows.import_id, first.import_id),
    inArray(importRows.key, keys),
    eq(importRows.lead, false),
  );
  const others = await db.select().from(importRows).where(isOther).orderBy(asc(importRows.position));
  const byKey = Map.groupBy(
    others.filter(({ status }) => status !== 'skipped'),
    ({ key }) => key,
  );
  return leads.map((lead): RowUnit => [lead, ...(lead.key === '' ? [] : (byKey.get(lead.key) ?? []))]);
}

/** Parses the rows of units. Returns the errors by row id and the units without errors. */
export function readUnits(units: readonly RowUnit[], importRecord: ImportRecord, { fields }: ImportHandler) {
  const errorsByRow = new Map<number, FieldError[]>();
  const validUnits: Unit[] = [];
  for (const unit of units) {
    const [lead, ...others] = unit.map(({ id, position, values, errors }) => {
      const parsed = readValues(fields, values, importRecord);
      const raggedErrors = errors.filter(({ code }) => code === 'import_row_ragged');
      if (raggedErrors.length + parsed.errors.length > 0) errorsByRow.set(id, [...raggedErrors, ...parsed.errors]);
      return { id, position, values: parsed.values };
    });
    if (lead && unit.every(({ id }) => !errorsByRow.has(id))) validUnits.push([lead, ...others]);
  }
  return { errorsByRow, validUnits };
}

/** Returns the ids of rows whose record has an earlier row. */
async function findRepeatedRows(
  db: Queryable,
  units: readonly RowUnit[],
  { grouped }: ImportHandler,
): Promise<Set<number>> {
  const leads = units.map(([lead]) => lead).filter(({ key }) => key !== '');
  const [first] = leads;
  if (grouped || !first) return new Set();
  const keys = [...new Set(leads.map(({ key }) => key))];
  const { rows } = await db.execute<{ key: string; position: number }>(sql`
    select key, min(position) as position from import_rows
    where import_id = ${first.import_id} and key = any(${sql.param(keys)}::text[]) and status <> 'skipped' group by key`);
  const firstPositions = new Map(rows.map(({ key, position }) => [key, position]));
  const repeated = leads.filter(({ key, position }) => (firstPositions.get(key) ?? position) < position);
  return new Set(repeated.map(({ id }) => id));
}

/** Checks records and stores the result of each row. */
export async function checkUnits(
  db: Queryable,
  units: readonly RowUnit[],
  importRecord: ImportRecord,
  handler: ImportHandler,
): Promise<void> {
  const { errorsByRow, validUnits } = readUnits(units, importRecord, handler);
  const repeatedIds = await findRepeatedRows(db, units, handler);
  for (const id of repeatedIds)
    errorsByRow.set(id, [...(errorsByRow.get(id) ?? []), { path: '', code: 'import_row_twice' }]);
  const uniqueUnits = validUnits.filter(([{ id }]) => !repeatedIds.has(id));
  const verdicts = uniqueUnits.length > 0 ? await handler.check(db, uniqueUnits, importRecord) : [];
  const verdictsByLead = new Map(uniqueUnits.map(([{ id }], index) => [id, verdicts[index]]));
  await storeResults(
    db,
    units.flatMap((unit) => toRowResults(unit, errorsByRow, verdictsByLead.get(unit[0].id))),
  );
}

/** A row with its result. */
export interface RowResult {
  id: number;
  status: 'valid' | 'wrong';
  effect: Verdict['effect'];
  errors: readonly FieldError[];
  record_id: number | null;
}

/** Returns the results of a unit's rows. An invalid row also invalidates the leading one. */
export function toRowResults(
  unit: RowUnit,
  errorsByRow: ReadonlyMap<number, readonly FieldError[]>,
  verdict: Verdict | undefined,
): RowResult[] {
  const getErrors = ({ id }: ImportRowRecord): readonly FieldError[] =>
    errorsByRow.get(id) ?? verdict?.errors.get(id) ?? [];
  const isWrong = unit.some((row) => getErrors(row).length > 0);
  return unit.map((row): RowResult => {
    const rowErrors = getErrors(row);
    const errors =
      rowErrors.length === 0 && isWrong && row.lead ? [{ path: '', code: 'import_other_row_wrong' }] : rowErrors;
    const { effect = null, record_id = null } = isWrong ? {} : (verdict ?? {});
    return { id: row.id, status: errors.length > 0 ? 'wrong' : 'valid', effect, errors, record_id };
  });
}

/** Stores the results of rows. */
export async function storeResults(db: Queryable, rows: readonly RowResult[]): Promise<void> {
  if (rows.length === 0) return;
  await db.execute(sql`update import_rows r set status = result.status, effect = result.effect,
      errors = result.errors, record_id = result.record_id, note = null
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as result (id integer, status text, effect text, errors jsonb, record_id integer)
    where r.id = result.id`);
}
