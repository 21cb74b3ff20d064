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
  /** The first two columns of each index, as `status created_at`: rows of one value sorted by the other. */
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
  /** Owner of the files that a row names, for files shared by several rows. */
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
    ...Object.entries(columns).map(([column, of]): [string, Source] => [
      column,
      { expression: of, type: of.getSQLType(), nullable: !of.notNull },
    ]),
    ...Object.entries(computed).map(([column, expression]): [string, Source] => [
      column,
      {
        expression: sql`(${expression})`,
        type: column in parts.texts ? 'text' : 'integer',
        nullable: column in parts.texts,
      },
    ]),
  ]);
  const filtered = definition.filters.map((filter) => filter.name).filter((field) => !(field in conditions));
  const missing = [...definition.sorts, ...filtered].filter((field) => !sources.has(field));
  if (missing.length > 0)
    throw new Error(`${name} is described with ${missing.join(', ')}, which its table does not have.`);
  const searched = parts.searchColumn ?? columns.search;
  const search = parts.searchBy ?? (searched && ((text: string) => matchesWords(searched, text)));
  if (definition.search && !search)
    throw new Error(`${name} is described with a search, but its table has no search column.`);
  const { details: one, visible, fileOwner, hooks, searchDistance } = parts;
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
    details: one,
    visible,
    fileOwner,
    searchDistance,
    find: parts.find ?? ((text) => eq(id, /^\d{1,9}$/.test(text.trim()) ? Number(text) : 0)),
    hooks,
    indexedPairs: readIndexedPairs(table),
    listSelection: selection(definition, sources),
  };
}

function readIndexedPairs(table: PgTable): Set<string> {
  const named = (column: object | undefined) => (column && 'name' in column ? String(column.name) : '');
  return new Set(
    getTableConfig(table).indexes.map(({ config: { columns } }) => `${named(columns[0])} ${named(columns[1])}`),
  );
}

/** The select list of list rows: described fields that are not hidden in lists. */
function selection(definition: ResourceDefinition, sources: ReadonlyMap<string, Source>): SQL {
  const isListed = ({ name, hidden, required, writeOnly }: FieldDefinition) =>
    !writeOnly &&
    (name === 'id' || name === 'version' || required || definition.sorts.includes(name) || !hidden?.includes('list'));
  const parts = (definition.listFields ?? definition.fields).filter(isListed).flatMap(({ name }) => {
    const source = sources.get(name);
    return source ? [sql`${source.expression} as ${sql.identifier(name)}`] : [];
  });
  // constant: rendered to text once rather than with every request
  const { sql: text, params } = dialect.sqlToQuery(sql.join(parts, sql.raw(', ')));
  return params.length === 0 ? sql.raw(text) : sql.join(parts, sql.raw(', '));
}
