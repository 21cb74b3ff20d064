// Second step of a check: compares rows with existing records.
import type { FieldError } from '#generated/schemas.ts';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { type ImportRecord, type ImportRowRecord, importRows } from './imports.table.ts';
import type { ImportWork, Unit, Verdict } from './kinds/kind.ts';
import { readValues } from './read-values.ts';
import type { Queryable } from '#server/core/database/database.ts';

/** The rows of one record, the leading one first. */
export type RowUnit = readonly [ImportRowRecord, ...ImportRowRecord[]];

/** Loads the rows of records by their leading rows. */
export async function unitsOf(
  db: Queryable,
  leads: readonly ImportRowRecord[],
  { grouped }: ImportWork,
): Promise<RowUnit[]> {
  const [first] = leads;
  if (!grouped || !first) return leads.map((lead): RowUnit => [lead]);
  const keys = leads.map(({ key }) => key);
  const isOne = and(
    eq(importRows.import_id, first.import_id),
    inArray(importRows.key, keys),
    eq(importRows.lead, false),
  );
  const others = await db.select().from(importRows).where(isOne).orderBy(asc(importRows.position));
  const byKey = Map.groupBy(
    others.filter(({ status }) => status !== 'skipped'),
    ({ key }) => key,
  );
  return leads.map((lead): RowUnit => [lead, ...(lead.key === '' ? [] : (byKey.get(lead.key) ?? []))]);
}

/** Errors of rows by id, and the units without errors. */
export function readUnits(units: readonly RowUnit[], one: ImportRecord, { fields }: ImportWork) {
  const faults = new Map<number, FieldError[]>();
  const right: Unit[] = [];
  for (const unit of units) {
    const [lead, ...others] = unit.map(({ id, position, values, errors }) => {
      const read = readValues(fields, values, one);
      const kept = errors.filter(({ code }) => code === 'import_row_ragged');
      if (kept.length + read.errors.length > 0) faults.set(id, [...kept, ...read.errors]);
      return { id, position, values: read.values };
    });
    if (lead && unit.every(({ id }) => !faults.has(id))) right.push([lead, ...others]);
  }
  return { faults, right };
}

/** Rows whose record already has an earlier row. */
async function repeated(db: Queryable, units: readonly RowUnit[], { grouped }: ImportWork): Promise<Set<number>> {
  const leads = units.map(([lead]) => lead).filter(({ key }) => key !== '');
  const [first] = leads;
  if (grouped || !first) return new Set();
  const keys = [...new Set(leads.map(({ key }) => key))];
  const { rows } = await db.execute<{ key: string; position: number }>(sql`
    select key, min(position) as position from import_rows
    where import_id = ${first.import_id} and key = any(${sql.param(keys)}::text[]) and status <> 'skipped' group by key`);
  const firsts = new Map(rows.map(({ key, position }) => [key, position]));
  return new Set(leads.filter(({ key, position }) => (firsts.get(key) ?? position) < position).map(({ id }) => id));
}

/** Checks records and stores the result of each row. */
export async function checkUnits(
  db: Queryable,
  units: readonly RowUnit[],
  one: ImportRecord,
  work: ImportWork,
): Promise<void> {
  const { faults, right } = readUnits(units, one, work);
  const twice = await repeated(db, units, work);
  for (const id of twice) faults.set(id, [...(faults.get(id) ?? []), { path: '', code: 'import_row_twice' }]);
  const asked = right.filter(([{ id }]) => !twice.has(id));
  const verdicts = asked.length > 0 ? await work.check(db, asked, one) : [];
  const byLead = new Map(asked.map(([{ id }], index) => [id, verdicts[index]]));
  await note(
    db,
    units.flatMap((unit) => judged(unit, faults, byLead.get(unit[0].id))),
  );
}

/** A row with its result. */
export interface Judged {
  id: number;
  status: 'valid' | 'wrong';
  effect: Verdict['effect'];
  errors: readonly FieldError[];
  record_id: number | null;
}

/** The results of a unit's rows. An invalid row also invalidates the leading one. */
export function judged(
  unit: RowUnit,
  faults: ReadonlyMap<number, readonly FieldError[]>,
  verdict: Verdict | undefined,
): Judged[] {
  const errorsOf = ({ id }: ImportRowRecord): readonly FieldError[] => faults.get(id) ?? verdict?.errors.get(id) ?? [];
  const isWrong = unit.some((row) => errorsOf(row).length > 0);
  return unit.map((row): Judged => {
    const own = errorsOf(row);
    const errors = own.length === 0 && isWrong && row.lead ? [{ path: '', code: 'import_other_row_wrong' }] : own;
    const { effect = null, record_id = null } = isWrong ? {} : (verdict ?? {});
    return { id: row.id, status: errors.length > 0 ? 'wrong' : 'valid', effect, errors, record_id };
  });
}

/** Stores the results of rows. */
export async function note(db: Queryable, rows: readonly Judged[]): Promise<void> {
  if (rows.length === 0) return;
  await db.execute(sql`update import_rows r set status = now.status, effect = now.effect, errors = now.errors,
      record_id = now.record_id, note = null
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as now (id integer, status text, effect text, errors jsonb, record_id integer)
    where r.id = now.id`);
}
