import type { FieldDefinition } from '#generated/definitions.ts';
import type { ImportEffect, ImportKind } from '#generated/enums.ts';
import type { FieldError } from '#generated/schemas.ts';
import type { Context } from '#server/core/api/handler.ts';
import type { AuditedChange, AuditContext } from '#server/resources/audit/audit.ts';
import type { ImportRecord } from '../imports.table.ts';
import type { Texts, Values } from '../read-values.ts';
import type { Queryable, Transaction } from '#server/core/database/database.ts';
import type { ResourceName } from '#generated/resources.ts';

/** A row whose values were read and are right by themselves. */
export interface ReadRow {
  readonly id: number;
  readonly position: number;
  readonly values: Values;
}

/** What becomes one record: a row, or of an order all its rows, the leading one first. */
export type Unit = readonly [ReadRow, ...ReadRow[]];

/** What a unit comes to among the records there are. */
export interface Verdict {
  /** What is wrong, by the row's number. */
  readonly errors: ReadonlyMap<number, readonly FieldError[]>;
  readonly effect: ImportEffect | null;
  /** The record it is about, if it is there. */
  readonly record_id: number | null;
}

/** The same with what is needed to write it. */
export interface Planned<Plan> extends Verdict {
  readonly plan?: Plan;
}

/** A record that was written; what it was before (null for a new one) and what was written of it. */
export interface Written {
  readonly record_id: number;
  readonly before: Values | null;
  readonly after: Values;
}

/** A record that an import wrote, to be taken back. */
export interface Undoable extends Written {
  readonly row_id: number;
}

/** Who imports into what, and what the history hears of it. */
export interface Work {
  readonly one: ImportRecord;
  readonly context: Pick<Context, 'now'>;
  readonly who: AuditContext;
}

/** What became of a record that was to be taken back: why it stays, or what its history hears. */
export type Undone = { readonly code: string } | AuditedChange;

/** Takes records back one after the other. */
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
  /** Whose history tells of what was written. */
  readonly resource: ResourceName;
  /** Several rows may be one record. */
  readonly grouped?: true;
  /** Rows of one `carriedBy` that follow each other inherit these from the one above. */
  readonly carried?: { readonly by: string; readonly fields: readonly string[] };
  /** What tells a record among the rows of a file; empty where rows may be about the same one. */
  keyOf(texts: Texts, one: ImportRecord): string;
  check(db: Queryable, units: readonly Unit[], one: ImportRecord): Promise<readonly Planned<Plan>[]>;
  /** Writes what is right and says something, in order. */
  write(tx: Transaction, plans: readonly Plan[], work: Work): Promise<readonly Written[]>;
  /** Takes records back; says of each why that is not possible, or what its history hears. Throws where the database refuses. */
  undo(tx: Transaction, rows: readonly Undoable[], work: Work): Promise<readonly Undone[]>;
  /** What the history hears of a written record. */
  told(written: Written): AuditedChange;
}

/** What became of a unit that was to be written. */
export interface Outcome {
  readonly verdict: Verdict;
  readonly written?: Written;
}

/** A kind of import, whatever it plans. */
export interface ImportWork extends Omit<Definition<never>, 'check' | 'write'> {
  check(db: Queryable, units: readonly Unit[], one: ImportRecord): Promise<readonly Verdict[]>;
  /** Checks once more, as records may have changed since, and writes what is right. */
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

/** A verdict on a unit that is wrong. */
export function wrong(errors: ReadonlyMap<number, readonly FieldError[]>): Verdict {
  return { errors, effect: null, record_id: null };
}

/** One thing wrong with the leading row. */
export const wrongLead = ([{ id }]: Unit, path: string, code: string, params?: FieldError['params']): Verdict =>
  wrong(new Map([[id, [{ path, code, ...(params && { params }) }]]]));

/** Nothing wrong. */
export const fine: Verdict['errors'] = new Map();

/** A text as it is compared: without accents, spaces around and capitals. */
export const folded = (text: unknown): string =>
  typeof text === 'string'
    ? text
        .normalize('NFD')
        .replace(/\p{Diacritic}/gu, '')
        .replace(/\s+/g, ' ')
        .trim()
        .toLowerCase()
    : '';

/** Names with values that differ between what is said and what is there; what is not said says nothing. */
export function differing(said: Values, there: Values): string[] {
  return Object.keys(said).filter((name) => said[name] !== undefined && said[name] !== (there[name] ?? null));
}

/** The values of some names. */
export const pick = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(names.map((name) => [name, values[name] ?? null]));
