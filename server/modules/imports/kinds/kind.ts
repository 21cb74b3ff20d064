import type { FieldDefinition } from '#generated/definitions.ts';
import type { ImportEffect, ImportKind } from '#generated/enums.ts';
import type { FieldError } from '#generated/schemas.ts';
import type { Context } from '#server/core/api/handler.ts';
import type { AuditedChange, AuditContext } from '#server/resources/audit/audit.ts';
import type { ImportRecord } from '../imports.table.ts';
import type { Texts, Values } from '../read-values.ts';
import type { Queryable, Transaction } from '#server/core/database/database.ts';
import type { ResourceName } from '#generated/resources.ts';

/** A parsed row without errors. */
export interface ParsedRow {
  readonly id: number;
  readonly position: number;
  readonly values: Values;
}

/** The rows of one record, the leading one first. */
export type Unit = readonly [ParsedRow, ...ParsedRow[]];

/** The result of a unit. */
export interface Verdict {
  /** Errors by row id. */
  readonly errors: ReadonlyMap<number, readonly FieldError[]>;
  readonly effect: ImportEffect | null;
  /** Id of the existing record, if any. */
  readonly record_id: number | null;
}

/** The result of a unit with its write plan. */
export interface PlannedVerdict<Plan> extends Verdict {
  readonly plan?: Plan;
}

/** A written record: previous values (null when new) and written values. */
export interface WrittenRecord {
  readonly record_id: number;
  readonly before: Values | null;
  readonly after: Values;
}

/** A written record to be undone. */
export interface UndoableRecord extends WrittenRecord {
  readonly row_id: number;
}

/** Context of a write: import, user and audit. */
export interface WriteContext {
  readonly one: ImportRecord;
  readonly context: Pick<Context, 'now'>;
  readonly who: AuditContext;
}

/** The result of an undo: an error code, or the audited change. */
export type UndoResult = { readonly code: string } | AuditedChange;

/** Builds an `undo` that undoes records one by one. */
export function undoOneByOne(
  undo: (tx: Transaction, row: UndoableRecord, writeContext: WriteContext) => Promise<UndoResult>,
): ImportDefinition<never>['undo'] {
  return async (tx, rows, writeContext) => {
    const results: UndoResult[] = [];
    for (const row of rows) results.push(await undo(tx, row, writeContext));
    return results;
  };
}

interface ImportDefinition<Plan> {
  readonly fields: readonly FieldDefinition[];
  /** Resource of the audit entries. */
  readonly resource: ResourceName;
  /** Whether several rows can be one record. */
  readonly grouped?: true;
  /** Fields that consecutive rows with the same value of `by` inherit. */
  readonly inherited?: { readonly by: string; readonly fields: readonly string[] };
  /** Key of a row's record within the file; empty when rows may share a record. */
  getKey(texts: Texts, importRecord: ImportRecord): string;
  check(db: Queryable, units: readonly Unit[], importRecord: ImportRecord): Promise<readonly PlannedVerdict<Plan>[]>;
  /** Writes the plans in order. */
  write(tx: Transaction, plans: readonly Plan[], writeContext: WriteContext): Promise<readonly WrittenRecord[]>;
  /** Undoes records. Returns an error code or audited change for each. Throws on constraint violations. */
  undo(tx: Transaction, rows: readonly UndoableRecord[], writeContext: WriteContext): Promise<readonly UndoResult[]>;
  /** Returns the audited change of a written record. */
  toAuditedChange(written: WrittenRecord): AuditedChange;
}

/** The result of writing a unit. */
export interface Outcome {
  readonly verdict: Verdict;
  readonly written?: WrittenRecord;
}

/** The functions of an import kind, independent of its plan type. */
export interface ImportHandler extends Omit<ImportDefinition<never>, 'check' | 'write'> {
  check(db: Queryable, units: readonly Unit[], importRecord: ImportRecord): Promise<readonly Verdict[]>;
  /** Checks again, since records may have changed, and writes valid units. */
  write(tx: Transaction, units: readonly Unit[], writeContext: WriteContext): Promise<readonly Outcome[]>;
}

declare module '#server/core/api/handler.ts' {
  interface Extensions {
    readonly importKinds: Readonly<Record<ImportKind, ImportHandler>>;
  }
}

/** @example export const stockImport = defineImportKind({ fields: ImportedStockFields, … }); */
export function defineImportKind<Plan>({ check, write, ...definition }: ImportDefinition<Plan>): ImportHandler {
  return {
    ...definition,
    check: async (db, units, importRecord) => {
      const planned = await check(db, units, importRecord);
      return planned.map(({ plan: _, ...verdict }) => verdict);
    },
    write: async (tx, units, writeContext) => {
      const planned = await check(tx, units, writeContext.one);
      const plans = planned.flatMap(({ plan, effect }) => (plan !== undefined && effect !== 'unchanged' ? [plan] : []));
      const writtenRecords = plans.length > 0 ? await write(tx, plans, writeContext) : [];
      let nextIndex = 0;
      return planned.map(({ plan, ...verdict }): Outcome => {
        const isWritten = plan !== undefined && verdict.effect !== 'unchanged';
        const record = isWritten ? writtenRecords[nextIndex++] : undefined;
        return { verdict, ...(record && { written: record }) };
      });
    },
  };
}

/** Creates the result of an invalid unit. */
export function createErrorVerdict(errors: ReadonlyMap<number, readonly FieldError[]>): Verdict {
  return { errors, effect: null, record_id: null };
}

/** Creates the result of a unit with one error at its leading row. */
export const createLeadError = ([{ id }]: Unit, path: string, code: string, params?: FieldError['params']): Verdict =>
  createErrorVerdict(new Map([[id, [{ path, code, ...(params && { params }) }]]]));

export const NO_ERRORS: Verdict['errors'] = new Map();

/** Normalises a text for comparison: no accents, trimmed, lower case. */
export const normaliseText = (text: unknown): string =>
  typeof text === 'string'
    ? text
        .normalize('NFD')
        .replace(/\p{Diacritic}/gu, '')
        .replace(/\s+/g, ' ')
        .trim()
        .toLowerCase()
    : '';

/** Returns the names of values that differ from the existing record; missing values are ignored. */
export function findDifferences(values: Values, existing: Values): string[] {
  return Object.keys(values).filter((name) => values[name] !== undefined && values[name] !== (existing[name] ?? null));
}

/** Picks values by name; missing ones become null. */
export const pickValues = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(names.map((name) => [name, values[name] ?? null]));
