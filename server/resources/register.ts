import { resources } from '#generated/resources.ts';
import type { ResourceName } from '#generated/resources.ts';
import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Account, AnyCall, Body, Handler, OperationId } from '#server/core/api/handler.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { listRecords } from './list.ts';
import { makeMachine } from './machine.ts';
import type { Machine, ResourceCall } from './machine.ts';
import { getRecord } from './records.ts';
import type { OwnCondition } from './own-conditions.ts';
import type { Row } from '#server/core/api/wire.ts';
import { createRecord, deleteRecord, updateRecord } from './write.ts';

type Operations<R extends ResourceName> = (typeof resources)[R]['operations'];
type OperationOf<R extends ResourceName> = Extract<Operations<R>[keyof Operations<R>], OperationId>;
type Named<R extends ResourceName, Kind extends string> =
  Operations<R> extends { readonly [K in Kind]: infer Id extends OperationId } ? Body<Id> : never;

/** The handlers of a resource's list, get, create, update and delete. */
export type ResourceHandlers<R extends ResourceName> = { [Op in OperationOf<R>]: Handler<Op> };

/** A resource made ready, and what serves it. */
export interface Resource<R extends ResourceName> {
  readonly machine: Machine;
  readonly handlers: ResourceHandlers<R>;
}

/** A call that creates or changes a record; its body is already checked against the description. */
export interface WriteCall<R extends ResourceName> extends AnyCall {
  params: { id: number };
  /** All of it when creating, what was sent when updating. */
  body: Partial<Named<R, 'create'> | Named<R, 'update'>>;
}

/**
 * Rules of a resource's own. Each runs in the transaction of the change and may refuse it by throwing a problem; what
 * `beforeCreate` and `beforeUpdate` answer is written besides the columns that were sent.
 */
export interface Hooks<R extends ResourceName, T extends PgTable> {
  beforeCreate?(values: Partial<T['$inferInsert']>, call: WriteCall<R>, tx: Queryable): Changes<T>;
  /** Applies pending changes of a record before it is locked and its version compared. */
  beforeLock?(id: number, tx: Queryable): Promise<void>;
  beforeUpdate?(
    values: Partial<T['$inferInsert']>,
    before: T['$inferSelect'],
    call: WriteCall<R>,
    tx: Queryable,
  ): Changes<T>;
  afterChange?(
    change: { before?: T['$inferSelect']; after?: T['$inferSelect'] },
    call: WriteCall<R>,
    tx: Queryable,
  ): Promise<void> | void;
  beforeDelete?(before: T['$inferSelect'], call: AnyCall, tx: Queryable): Promise<void> | void;
}

type Written<T extends PgTable> = Partial<T['$inferInsert']> | void;
type Changes<T extends PgTable> = Promise<Written<T>> | Written<T>;

export interface ResourceOptions<R extends ResourceName, T extends PgTable> {
  table: T;
  /** Whole numbers computed by SQL, for described fields that are no columns. */
  computed?: Readonly<Record<string, SQL>>;
  /** Texts computed by SQL, likewise. */
  texts?: Readonly<Record<string, SQL>>;
  /** How records are found by described fields that are neither column nor computed. */
  conditions?: Readonly<Record<string, OwnCondition>>;
  /** What the single record shows besides its columns. Read with `db`, which sees the transaction under way. */
  one?: (row: T['$inferSelect'], call: AnyCall, db: Queryable) => Promise<Row> | Row;
  hooks?: Hooks<R, T>;
  /** Which records an account may know of, where those are not all. */
  visible?: (user: Account | undefined) => SQL | undefined;
  /** Whose the files are that rows name (`x-field.upload`), as 'shops/4', where several rows have them in common. */
  fileOwner?: (row: T['$inferSelect']) => string;
  /** The records that a whole identifier leads to, beside their number: what is looked up and scanned. */
  find?: (text: string) => SQL;
  /** Searched instead of the table's `search` column: lower case, without accents. */
  searchColumn?: SQL | PgColumn;
  /** How words are searched where that is not in one column. */
  searchBy?: (text: string) => SQL;
  /** Puts what is searched in order, the lowest first: an exact match before one that only has the words in it. */
  nearness?: (text: string) => SQL;
}

const WORK: Readonly<Record<string, (machine: Machine, call: ResourceCall) => Promise<unknown>>> = {
  list: listRecords,
  get: getRecord,
  create: createRecord,
  update: updateRecord,
  delete: deleteRecord,
};

/**
 * A resource of the back office, from its description and its table. Filters, sorts, pages, counts, versions,
 * transitions, roles of fields and the audit record come with it.
 *
 * @example export const ordersResource = resource('orders', { table: orders });
 */
export function resource<R extends ResourceName, T extends PgTable>(
  name: R,
  options: ResourceOptions<R, T>,
): Resource<R> {
  const {
    table,
    computed = {},
    texts = {},
    conditions = {},
    one,
    hooks = {},
    visible = () => undefined,
    fileOwner,
    find,
    searchColumn,
    searchBy,
    nearness,
  } = options;
  const machine = makeMachine(name, resources[name], {
    table,
    computed,
    texts,
    conditions,
    searchColumn,
    searchBy,
    nearness,
    find,
    one: (row, call, db) => one?.(row, call, db) ?? {},
    visible,
    fileOwner,
    hooks: loose(hooks),
  });
  const handlers = Object.fromEntries(
    Object.entries(machine.definition.operations).map(([kind, operation]) => [
      operation,
      (call: ResourceCall) => WORK[kind]?.(machine, call),
    ]),
  );
  return { machine, handlers };
}

/** The machinery knows rows, not tables: here the types of one resource end. */
function loose<R extends ResourceName, T extends PgTable>(hooks: Hooks<R, T>): Machine['hooks'] {
  const typed = (call: ResourceCall): WriteCall<R> => ({ ...call, body: call.body as WriteCall<R>['body'] });
  const { beforeLock, beforeCreate, beforeUpdate, afterChange, beforeDelete } = hooks;
  return {
    ...(beforeLock && { beforeLock: (id, tx) => beforeLock(id, tx) }),
    ...(beforeCreate && {
      beforeCreate: (values, call, tx) => beforeCreate(values as Partial<T['$inferInsert']>, typed(call), tx),
    }),
    ...(beforeUpdate && {
      beforeUpdate: (values, before, call, tx) =>
        beforeUpdate(values as Partial<T['$inferInsert']>, before, typed(call), tx),
    }),
    ...(afterChange && { afterChange: (change, call, tx) => afterChange(change, typed(call), tx) }),
    ...(beforeDelete && { beforeDelete: (before, call, tx) => beforeDelete(before, call, tx) }),
  };
}
