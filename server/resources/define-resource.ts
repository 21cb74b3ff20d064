import { resources } from '#generated/resources.ts';
import type { ResourceName } from '#generated/resources.ts';
import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Account, AnyCall, Body, Handler, OperationId } from '#server/core/api/handler.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { listRecords } from './list-records.ts';
import { createResourceRuntime } from './resource-runtime.ts';
import type { ResourceRuntime, ResourceCall } from './resource-runtime.ts';
import { getRecord } from './read-records.ts';
import type { CustomCondition } from './custom-conditions.ts';
import type { Row } from '#server/core/api/wire.ts';
import { createRecord, deleteRecord, updateRecord } from './write-records.ts';

type Operations<R extends ResourceName> = (typeof resources)[R]['operations'];
type OperationOf<R extends ResourceName> = Extract<Operations<R>[keyof Operations<R>], OperationId>;
type WriteBody<R extends ResourceName, Kind extends string> =
  Operations<R> extends { readonly [K in Kind]: infer Id extends OperationId } ? Body<Id> : never;

/** The handlers of a resource's list, get, create, update and delete. */
export type ResourceHandlers<R extends ResourceName> = { [Op in OperationOf<R>]: Handler<Op> };

/** A resource made ready, and what serves it. */
export interface Resource<R extends ResourceName> {
  readonly runtime: ResourceRuntime;
  readonly handlers: ResourceHandlers<R>;
}

/** A call that creates or changes a record; its body is already checked against the description. */
export interface WriteCall<R extends ResourceName> extends AnyCall {
  params: { id: number };
  /** All of it when creating, what was sent when updating. */
  body: Partial<WriteBody<R, 'create'> | WriteBody<R, 'update'>>;
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
  conditions?: Readonly<Record<string, CustomCondition>>;
  /** What the single record shows besides its columns. Read with `db`, which sees the transaction under way. */
  details?: (row: T['$inferSelect'], call: AnyCall, db: Queryable) => Promise<Row> | Row;
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
  searchDistance?: (text: string) => SQL;
}

const OPERATIONS: Readonly<Record<string, (runtime: ResourceRuntime, call: ResourceCall) => Promise<unknown>>> = {
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
export function defineResource<R extends ResourceName, T extends PgTable>(
  name: R,
  options: ResourceOptions<R, T>,
): Resource<R> {
  const {
    table,
    computed = {},
    texts = {},
    conditions = {},
    details: one,
    hooks = {},
    visible = () => undefined,
    fileOwner,
    find,
    searchColumn,
    searchBy,
    searchDistance: nearness,
  } = options;
  const runtime = createResourceRuntime(name, resources[name], {
    table,
    computed,
    texts,
    conditions,
    searchColumn,
    searchBy,
    searchDistance: nearness,
    find,
    details: (row, call, db) => one?.(row, call, db) ?? {},
    visible,
    fileOwner,
    hooks: toRuntimeHooks(hooks),
  });
  const handlers = Object.fromEntries(
    Object.entries(runtime.definition.operations).map(([kind, operation]) => [
      operation,
      (call: ResourceCall) => OPERATIONS[kind]?.(runtime, call),
    ]),
  );
  return { runtime, handlers };
}

/** The machinery knows rows, not tables: here the types of one resource end. */
function toRuntimeHooks<R extends ResourceName, T extends PgTable>(hooks: Hooks<R, T>): ResourceRuntime['hooks'] {
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
