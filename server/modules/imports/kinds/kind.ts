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
export interface ReadRow {
  readonly id: number;
  readonly position: number;
  readonly values: Values;
}

/** The rows of one record, the leading one first. */
export type Unit = readonly [ReadRow, ...ReadRow[]];

/** The result of a unit. */
export interface Verdict {
  /** Errors by row id. */
  readonly errors: ReadonlyMap<number, readonly FieldError[]>;
  readonly effect: ImportEffect | null;
  /** Id of the existing record, if any. */
  readonly record_id: number | null;
}

/** A result with its write plan. */
export interface Planned<Plan> extends Verdict {
  readonly plan?: Plan;
}

/** A written record: previous values (null when new) and written values. */
export interface Written {
  readonly record_id: number;
  readonly before: Values | null;
  readonly after: Values;
}

/** A written record to be undone. */
export interface Undoable extends Written {
  readonly row_id: number;
}

/** Context of a write: import, user and audit. */
export interface Work {
  readonly one: ImportRecord;
  readonly context: Pick<Context, 'now'>;
  readonly who: AuditContext;
}

/** The result of an undo: an error code, or the audited change. */
export type Undone = { readonly code: string } | AuditedChange;

/** Undoes records one by one. */
export function oneByOne(
  undo: (tx: Transaction, row: Undoable, work: Work) => Promise<Undone>,
): Definition<never>['undo'] {
  return async (tx, rows, work) => {
    const done: Undone[] = [];
    for (const row of rows) done.push(await undo(tx, row, work));
    return done;
  };
}

interface Definition<Plan> {
  readonly fields: readonly FieldDefinition[];
  /** Resource of the audit entries. */
  readonly resource: ResourceName;
  /** Several rows can be one record. */
  readonly grouped?: true;
  /** Consecutive rows of one record inherit these fields. */
  readonly carried?: { readonly by: string; readonly fields: readonly string[] };
  /** Key of a row's record within the file; empty when rows may share a record. */
  keyOf(texts: Texts, one: ImportRecord): string;
  check(db: Queryable, units: readonly Unit[], one: ImportRecord): Promise<readonly Planned<Plan>[]>;
  /** Writes the plans in order. */
  write(tx: Transaction, plans: readonly Plan[], work: Work): Promise<readonly Written[]>;
  /** Undoes records. Returns an error code or audited change for each. Throws on constraint violations. */
  undo(tx: Transaction, rows: readonly Undoable[], work: Work): Promise<readonly Undone[]>;
  /** The audited change of a written record. */
  told(written: Written): AuditedChange;
}

/** The result of writing a unit. */
export interface Outcome {
  readonly verdict: Verdict;
  readonly written?: Written;
}

/** An import kind, independent of its plan type. */
export interface ImportWork extends Omit<Definition<never>, 'check' | 'write'> {
  check(db: Queryable, units: readonly Unit[], one: ImportRecord): Promise<readonly Verdict[]>;
  /** Checks again, since records may have changed, and writes valid units. */
  write(tx: Transaction, units: readonly Unit[], work: Work): Promise<readonly Outcome[]>;
}

declare module '#server/core/api/handler.ts' {
  interface Extensions {
    readonly importKinds: Readonly<Record<ImportKind, ImportWork>>;
  }
}

/** @example export const stockImport = importKind({ fields: ImportedStockFields, … }); */
export function importKind<Plan>({ check, write, ...rest }: Definition<Plan>): ImportWork {
  return {
    ...rest,
    check: async (db, units, one) => (await check(db, units, one)).map(({ plan: _, ...verdict }) => verdict),
    write: async (tx, units, work) => {
      const checked = await check(tx, units, work.one);
      const plans = checked.flatMap(({ plan, effect }) => (plan !== undefined && effect !== 'unchanged' ? [plan] : []));
      const written = plans.length > 0 ? await write(tx, plans, work) : [];
      let next = 0;
      return checked.map(({ plan, ...verdict }): Outcome => {
        const isWritten = plan !== undefined && verdict.effect !== 'unchanged';
        const record = isWritten ? written[next++] : undefined;
        return { verdict, ...(record && { written: record }) };
      });
    },
  };
}

/** The result of an invalid unit. */
export function wrong(errors: ReadonlyMap<number, readonly FieldError[]>): Verdict {
  return { errors, effect: null, record_id: null };
}

/** An error of the leading row. */
export const wrongLead = ([{ id }]: Unit, path: string, code: string, params?: FieldError['params']): Verdict =>
  wrong(new Map([[id, [{ path, code, ...(params && { params }) }]]]));

/** No errors. */
export const fine: Verdict['errors'] = new Map();

/** Normalises a text for comparison: no accents, trimmed, lower case. */
export const folded = (text: unknown): string =>
  typeof text === 'string'
    ? text
        .normalize('NFD')
        .replace(/\p{Diacritic}/gu, '')
        .replace(/\s+/g, ' ')
        .trim()
        .toLowerCase()
    : '';

/** Names of values that differ from the existing record; missing values are ignored. */
export function differing(said: Values, there: Values): string[] {
  return Object.keys(said).filter((name) => said[name] !== undefined && said[name] !== (there[name] ?? null));
}

/** Picks values by name. */
export const pick = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(names.map((name) => [name, values[name] ?? null]));
