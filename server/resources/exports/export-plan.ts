import { getListableFields } from '#domain/resources/listable.ts';
import type { FieldDefinition } from '#generated/definitions.ts';
import type { Language } from '#generated/enums.ts';
import type { ListSort } from '#generated/schemas.ts';
import { and, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Account, Context } from '#server/core/api/handler.ts';
import { invalid, problem } from '#server/core/problems/problem.ts';
import { buildFilter } from '../filters.ts';
import type { ResourceRuntime } from '../resource-runtime.ts';
import { getResource } from '../get-resource.ts';
import { canList } from '../can-list.ts';
import { orderBy, readSort } from '../sorting.ts';

/** The requested rows and columns. */
export interface ExportQuery {
  resource: string;
  columns: readonly string[];
  filter: Readonly<Record<string, unknown>>;
  sort: ListSort;
  /** Language of the labels that rows are sorted by. */
  lang?: Language;
}

/** The validated queries of an export. */
export interface ExportPlan {
  runtime: ResourceRuntime;
  /** Fields of the file in order, each amount followed by its currency. */
  fields: readonly FieldDefinition[];
  rows: SQL;
  count: SQL;
}

/**
 * Builds the queries of an export. Throws 422 for an unknown resource or column, 403 for a resource that the account
 * may not list, and 400 for a filter or sort that the list does not offer.
 */
export function planExport(
  { resource, columns, filter, sort, lang }: ExportQuery,
  user: Account,
  context: Pick<Context, 'extensions' | 'now'>,
): ExportPlan {
  const runtime = getResource(context, resource);
  if (!runtime) throw invalid([{ path: 'resource', code: 'input_not_allowed' }]);
  if (!canList(runtime, user)) throw problem(403, 'not_allowed');
  const fields = addCurrencies(runtime, selectFields(runtime, columns));
  const order = orderBy(runtime, readSort(runtime, JSON.stringify([sort.field, sort.order]), lang));
  const where = and(buildFilter(runtime, filter, { now: context.now(), user }), runtime.visible(user));
  const from = sql`from ${runtime.table}${where ? sql` where ${where}` : sql``}`;
  const selected = fields.map(({ name }) => sql`${getExpression(runtime, name)} as ${sql.identifier(name)}`);
  // attachments are looked up by id even where it is not a column
  if (!fields.some(({ name }) => name === 'id')) selected.push(sql`${runtime.id} as id`);
  return {
    runtime,
    fields,
    rows: sql`select ${sql.join(selected, sql.raw(', '))} ${from} order by ${order}`,
    count: sql`select count(*)::integer as count ${from}`,
  };
}

const getExpression = ({ sources }: ResourceRuntime, name: string) => sources.get(name)?.expression;

function selectFields(runtime: ResourceRuntime, columns: readonly string[]): FieldDefinition[] {
  const fields = getListableFields(runtime.definition);
  const selected = columns.flatMap(
    (name) => fields.find((field) => field.name === name && getExpression(runtime, name)) ?? [],
  );
  if (selected.length < columns.length) throw invalid([{ path: 'columns', code: 'unknown_field' }]);
  return selected;
}

/** Adds the currency of each amount, unless it is selected. */
function addCurrencies({ definition }: ResourceRuntime, fields: readonly FieldDefinition[]): FieldDefinition[] {
  const listFields = definition.listFields ?? definition.fields;
  const complete: FieldDefinition[] = [];
  for (const field of fields) {
    if (!complete.includes(field)) complete.push(field);
    const name = field.type === 'money' ? (field.currency ?? 'currency') : undefined;
    const currency = listFields.find((candidate) => candidate.name === name);
    if (currency && !complete.includes(currency) && !fields.includes(currency)) complete.push(currency);
  }
  return complete;
}
