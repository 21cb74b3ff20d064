import { listableFields } from '#domain/resources/listable.ts';
import type { FieldDefinition } from '#generated/definitions.ts';
import type { Language } from '#generated/enums.ts';
import type { ListSort } from '#generated/schemas.ts';
import { and, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Account, Context } from '#server/core/api/handler.ts';
import { invalid, problem } from '#server/core/problems/problem.ts';
import { filterOf } from '../filters.ts';
import type { Machine } from '../machine.ts';
import { machineOf } from '../machines.ts';
import { mayList } from '../may-list.ts';
import { orderBy, readSort } from '../sorting.ts';

/** What is to be exported, as it was asked for. */
export interface ExportWish {
  resource: string;
  columns: readonly string[];
  filter: Readonly<Record<string, unknown>>;
  sort: ListSort;
  /** Language of the names that rows are sorted by. */
  lang?: Language;
}

/** A list ready to be read. */
export interface ExportPlan {
  machine: Machine;
  /** Fields of the file in their order, each amount with its currency behind it. */
  fields: readonly FieldDefinition[];
  rows: SQL;
  count: SQL;
}

/**
 * Ties a wish to the list it is about. Throws 422 for a list or columns that are not described, 403 for a list of other
 * roles and 400 for conditions or an order that the list does not offer.
 */
export function planExport(
  { resource, columns, filter, sort, lang }: ExportWish,
  user: Account,
  context: Pick<Context, 'extensions' | 'now'>,
): ExportPlan {
  const machine = machineOf(context, resource);
  if (!machine) throw invalid([{ path: 'resource', code: 'input_not_allowed' }]);
  if (!mayList(machine, user)) throw problem(403, 'not_allowed');
  const fields = withCurrencies(machine, chosen(machine, columns));
  const order = orderBy(machine, readSort(machine, JSON.stringify([sort.field, sort.order]), lang));
  const where = and(filterOf(machine, filter, { now: context.now(), user }), machine.visible(user));
  const from = sql`from ${machine.table}${where ? sql` where ${where}` : sql``}`;
  const selected = fields.map(({ name }) => sql`${sourceOf(machine, name)} as ${sql.identifier(name)}`);
  // files of records are found by it, whether or not it is a column
  if (!fields.some(({ name }) => name === 'id')) selected.push(sql`${machine.id} as id`);
  return {
    machine,
    fields,
    rows: sql`select ${sql.join(selected, sql.raw(', '))} ${from} order by ${order}`,
    count: sql`select count(*)::integer as count ${from}`,
  };
}

const sourceOf = ({ sources }: Machine, name: string) => sources.get(name)?.expression;

function chosen(machine: Machine, columns: readonly string[]): FieldDefinition[] {
  const fields = listableFields(machine.definition);
  const found = columns.flatMap((name) => fields.find((field) => field.name === name && sourceOf(machine, name)) ?? []);
  if (found.length < columns.length) throw invalid([{ path: 'columns', code: 'unknown_field' }]);
  return found;
}

/** A number without its currency is no amount. */
function withCurrencies({ definition }: Machine, fields: readonly FieldDefinition[]): FieldDefinition[] {
  const all = definition.listFields ?? definition.fields;
  const whole: FieldDefinition[] = [];
  for (const field of fields) {
    if (!whole.includes(field)) whole.push(field);
    const name = field.type === 'money' ? (field.currency ?? 'currency') : undefined;
    const currency = all.find((one) => one.name === name);
    if (currency && !whole.includes(currency) && !fields.includes(currency)) whole.push(currency);
  }
  return whole;
}
