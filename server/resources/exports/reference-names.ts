import type { FieldDefinition } from '#generated/definitions.ts';
import { and, sql } from 'drizzle-orm';
import type { Account, Context } from '#server/core/api/handler.ts';
import { canList } from '../can-list.ts';
import { getResource } from '../get-resource.ts';
import type { Source } from '../conditions.ts';
import type { ResourceRuntime } from '../resource-runtime.ts';
import type { Snapshot } from '../snapshot.ts';
import type { Row } from '#server/core/api/wire.ts';

/** Names of the records that the rows of an export reference. */
export interface ReferenceNames {
  /** Whether the account may read the names of a field's records. */
  has(field: FieldDefinition): boolean;
  /** Loads the names of rows that are not cached yet. */
  load(rows: readonly Row[], snapshot: Snapshot): Promise<void>;
  /** The name of a record; `#id` when it is unknown. */
  getName(field: FieldDefinition, id: number): string;
}

/** The ids of a reference field's value. */
export function toIds(value: unknown): number[] {
  return [value].flat().filter((id) => typeof id === 'number');
}

/** Maximum cached names of one field. */
const MAX_NAMES = 20_000;

interface NamedField {
  field: FieldDefinition;
  runtime: ResourceRuntime;
  label: Source;
  names: Map<number, string>;
}

/** Creates the names of the reference fields whose resources the account may list. */
export function createReferenceNames(
  fields: readonly FieldDefinition[],
  user: Account,
  context: Context,
): ReferenceNames {
  const namedFields = new Map<FieldDefinition, NamedField>();
  for (const field of fields) {
    const runtime = field.ref && getResource(context, field.ref.resource);
    const label = field.ref && runtime?.sources.get(field.ref.label);
    if (runtime && label && canList(runtime, user)) namedFields.set(field, { field, runtime, label, names: new Map() });
  }
  return {
    has: (field) => namedFields.has(field),
    load: async (rows, snapshot) => {
      for (const namedField of namedFields.values()) await loadNames(namedField, rows, snapshot, user);
    },
    getName: (field, id) => namedFields.get(field)?.names.get(id) ?? `#${id}`,
  };
}

async function loadNames(
  { field, runtime, label, names }: NamedField,
  rows: readonly Row[],
  snapshot: Snapshot,
  user: Account,
) {
  const referencedIds = new Set(rows.flatMap((row) => toIds(row[field.name])));
  if (names.size > MAX_NAMES) names.clear();
  const ids = [...referencedIds].filter((id) => !names.has(id));
  if (ids.length === 0) return;
  const where = and(sql`${runtime.id} = any(${sql.param(ids)}::integer[])`, runtime.visible(user));
  const records = await snapshot.run(
    sql`select ${runtime.id} as id, ${label.expression} as name from ${runtime.table} where ${where}`,
  );
  for (const { id, name } of records) if (typeof id === 'number') names.set(id, String(name ?? `#${id}`));
}
