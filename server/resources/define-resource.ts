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

/** Handlers of a resource's CRUD operations. */
export type ResourceHandlers<R extends ResourceName> = { [Op in OperationOf<R>]: Handler<Op> };

/** A resource with its handlers. */
export interface Resource<R extends ResourceName> {
  readonly runtime: ResourceRuntime;
  readonly handlers: ResourceHandlers<R>;
}

/** A validated call that creates or updates a record. */
export interface WriteCall<R extends ResourceName> extends AnyCall {
  params: { id: number };
  /** All fields on creation, the sent ones on update. */
  body: Partial<WriteBody<R, 'create'> | WriteBody<R, 'update'>>;
}

/**
 * Hooks of a resource. Each runs in the transaction of the change and may throw a problem. Columns returned by
 * `beforeCreate` and `beforeUpdate` are written together with the sent ones.
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

type ColumnValues<T extends PgTable> = Partial<T['$inferInsert']> | void;
type Changes<T extends PgTable> = Promise<ColumnValues<T>> | ColumnValues<T>;

export interface ResourceOptions<R extends ResourceName, T extends PgTable> {
  table: T;
  /** SQL of integer fields that are not columns. */
  computed?: Readonly<Record<string, SQL>>;
  /** SQL of text fields that are not columns. */
  texts?: Readonly<Record<string, SQL>>;
  /** Filters of fields that are neither columns nor computed. */
  conditions?: Readonly<Record<string, CustomCondition>>;
  /** Additional members of the single record. `db` is the current transaction. */
  details?: (row: T['$inferSelect'], call: AnyCall, db: Queryable) => Promise<Row> | Row;
  hooks?: Hooks<R, T>;
  /** Condition for the records that an account may see; all by default. */
  visible?: (user: Account | undefined) => SQL | undefined;
  /** Owner of uploaded files (`x-field.upload`), e.g. 'shops/4', when several rows share them. */
  fileOwner?: (row: T['$inferSelect']) => string;
  /** Condition for records with an exact identifier, for look-up and scanning; the id by default. */
  find?: (text: string) => SQL;
  /** Search column, lower case without accents; the table's `search` by default. */
  searchColumn?: SQL | PgColumn;
  /** Search condition when it does not use a single column. */
  searchBy?: (text: string) => SQL;
  /** Distance to the search text, lowest first, e.g. 0 for an exact match. */
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
 * Defines a back-office resource from its description and table. Provides filters, sorting, paging, counts, versions,
 * status transitions, field roles and audit entries.
 *
 * @example export const ordersResource = defineResource('orders', { table: orders });
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
    details,
    hooks = {},
    visible = () => undefined,
    fileOwner,
    find,
    searchColumn,
    searchBy,
    searchDistance,
  } = options;
  const runtime = createResourceRuntime(name, resources[name], {
    table,
    computed,
    texts,
    conditions,
    searchColumn,
    searchBy,
    searchDistance,
    find,
    details: (row, call, db) => details?.(row, call, db) ?? {},
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

/** Erases the row types of one resource's hooks. */
function toRuntimeHooks<R extends ResourceName, T extends PgTable>(hooks: Hooks<R, T>): ResourceRuntime['hooks'] {
  const toWriteCall = (call: ResourceCall): WriteCall<R> => ({ ...call, body: call.body as WriteCall<R>['body'] });
  const { beforeLock, beforeCreate, beforeUpdate, afterChange, beforeDelete } = hooks;
  return {
    ...(beforeLock && { beforeLock: (id, tx) => beforeLock(id, tx) }),
    ...(beforeCreate && {
      beforeCreate: (values, call, tx) => beforeCreate(values as Partial<T['$inferInsert']>, toWriteCall(call), tx),
    }),
    ...(beforeUpdate && {
      beforeUpdate: (values, before, call, tx) =>
        beforeUpdate(values as Partial<T['$inferInsert']>, before, toWriteCall(call), tx),
    }),
    ...(afterChange && { afterChange: (change, call, tx) => afterChange(change, toWriteCall(call), tx) }),
    ...(beforeDelete && { beforeDelete: (before, call, tx) => beforeDelete(before, call, tx) }),
  };
}
