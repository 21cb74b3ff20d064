import type { FieldDefinition, ResourceDefinition } from '#generated/definitions.ts';
import type { ResourceName } from '#generated/resources.ts';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Account, AnyCall } from '#server/core/api/handler.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { dialect } from '#server/core/database/dialect.ts';
import { matchesWords, type Source } from './conditions.ts';
import type { CustomCondition } from './custom-conditions.ts';
import type { Row } from '#server/core/api/wire.ts';

/** A call of any resource's operation. */
export interface ResourceCall extends AnyCall {
  params: { id: number };
  query: { filter?: string; range?: string; sort?: string; cursor?: string };
  body: Row;
}

/** Hooks of a resource, run in the transaction of the change. Columns returned by `before…` are written too. */
export interface RuntimeHooks {
  beforeCreate?(values: Row, call: ResourceCall, tx: Queryable): Promise<Row | void> | Row | void;
  beforeLock?(id: number, tx: Queryable): Promise<void>;
  beforeUpdate?(values: Row, before: Row, call: ResourceCall, tx: Queryable): Promise<Row | void> | Row | void;
  afterChange?(change: { before?: Row; after?: Row }, call: ResourceCall, tx: Queryable): Promise<void> | void;
  beforeDelete?(before: Row, call: ResourceCall, tx: Queryable): Promise<void> | void;
}

/** Condition for the records that an account may see; undefined for all. */
export type VisibilityRule = (user: Account | undefined) => SQL | undefined;

/** A resource definition bound to its table. */
export interface ResourceRuntime {
  name: ResourceName;
  definition: ResourceDefinition;
  table: PgTable;
  id: PgColumn;
  columns: Readonly<Record<string, PgColumn>>;
  computed: Readonly<Record<string, SQL>>;
  sources: ReadonlyMap<string, Source>;
  /** The first two columns of each index, e.g. `status created_at`: a status has its rows sorted by `created_at`. */
  indexedPairs: ReadonlySet<string>;
  /** Filters on fields without a source. */
  conditions: Readonly<Record<string, CustomCondition>>;
  /** The select list of a list row. */
  listSelection: SQL;
  /** Condition for records with all words of a text; undefined without search. */
  search: ((text: string) => SQL | undefined) | undefined;
  /** Condition for records with an exact identifier. */
  find(text: string): SQL;
  details(row: Row, call: ResourceCall, db: Queryable): Promise<Row> | Row;
  visible: VisibilityRule;
  /** Owner of the files that a row references, for files shared by several rows. */
  fileOwner: ((row: Row) => string) | undefined;
  hooks: RuntimeHooks;
  /** Distance of a record to a search text; lowest first. */
  searchDistance: ((text: string) => SQL) | undefined;
}

export interface RuntimeParts {
  table: PgTable;
  computed: Readonly<Record<string, SQL>>;
  texts: Readonly<Record<string, SQL>>;
  conditions: ResourceRuntime['conditions'];
  searchColumn: SQL | PgColumn | undefined;
  searchBy: ((text: string) => SQL) | undefined;
  searchDistance: ResourceRuntime['searchDistance'];
  find: ((text: string) => SQL) | undefined;
  details: ResourceRuntime['details'];
  visible: VisibilityRule;
  fileOwner: ResourceRuntime['fileOwner'];
  hooks: RuntimeHooks;
}

/** Binds a definition to its table. Throws when a described filter, sort or search has no column. */
export function createResourceRuntime(
  name: ResourceName,
  definition: ResourceDefinition,
  parts: RuntimeParts,
): ResourceRuntime {
  const { table, conditions } = parts;
  const computed = { ...parts.computed, ...parts.texts };
  const columns: Readonly<Record<string, PgColumn>> = getTableColumns(table);
  const id = columns.id;
  if (!id) throw new Error(`The table of ${name} has no id.`);
  const sources = new Map<string, Source>([
    ...Object.entries(columns).map(([name, column]): [string, Source] => [
      name,
      { expression: column, type: column.getSQLType(), nullable: !column.notNull },
    ]),
    ...Object.entries(computed).map(([field, expression]): [string, Source] => [
      field,
      {
        expression: sql`(${expression})`,
        type: field in parts.texts ? 'text' : 'integer',
        nullable: field in parts.texts,
      },
    ]),
  ]);
  const filteredFields = definition.filters.map((filter) => filter.name).filter((field) => !(field in conditions));
  const missingFields = [...definition.sorts, ...filteredFields].filter((field) => !sources.has(field));
  if (missingFields.length > 0)
    throw new Error(`${name} is described with ${missingFields.join(', ')}, which its table does not have.`);
  const searchColumn = parts.searchColumn ?? columns.search;
  const search = parts.searchBy ?? (searchColumn && ((text: string) => matchesWords(searchColumn, text)));
  if (definition.search && !search)
    throw new Error(`${name} is described with a search, but its table has no search column.`);
  const { details, visible, fileOwner, hooks, searchDistance } = parts;
  return {
    name,
    definition,
    table,
    id,
    columns,
    computed,
    sources,
    conditions,
    search,
    details,
    visible,
    fileOwner,
    searchDistance,
    find: parts.find ?? ((text) => eq(id, /^\d{1,9}$/.test(text.trim()) ? Number(text) : 0)),
    hooks,
    indexedPairs: readIndexedPairs(table),
    listSelection: buildSelection(definition, sources),
  };
}

function readIndexedPairs(table: PgTable): Set<string> {
  const getName = (column: object | undefined) => (column && 'name' in column ? String(column.name) : '');
  return new Set(
    getTableConfig(table).indexes.map(({ config: { columns } }) => `${getName(columns[0])} ${getName(columns[1])}`),
  );
}

/** The select list of list rows: described fields that are not hidden in lists. */
function buildSelection(definition: ResourceDefinition, sources: ReadonlyMap<string, Source>): SQL {
  const isListed = ({ name, hidden, required, writeOnly }: FieldDefinition) =>
    !writeOnly &&
    (name === 'id' || name === 'version' || required || definition.sorts.includes(name) || !hidden?.includes('list'));
  const parts = (definition.listFields ?? definition.fields).filter(isListed).flatMap(({ name }) => {
    const source = sources.get(name);
    return source ? [sql`${source.expression} as ${sql.identifier(name)}`] : [];
  });
  // rendered to text once rather than with every request
  const { sql: text, params } = dialect.sqlToQuery(sql.join(parts, sql.raw(', ')));
  return params.length === 0 ? sql.raw(text) : sql.join(parts, sql.raw(', '));
}
