import type { FieldDefinition } from '#generated/definitions.ts';
import { and, sql } from 'drizzle-orm';
import type { Account, Context } from '#server/core/api/handler.ts';
import { canList } from '../can-list.ts';
import { getResource } from '../get-resource.ts';
import type { Source } from '../conditions.ts';
import type { ResourceRuntime } from '../resource-runtime.ts';
import type { Snapshot } from '../snapshot.ts';
import type { Row } from '#server/core/api/wire.ts';

/** Names of the records that the rows of an export refer to. */
export interface ReferenceNames {
  /** Whether the account may read the names of a field's records. */
  has(field: FieldDefinition): boolean;
  /** Loads the names of rows that are not cached yet. */
  load(rows: readonly Row[], snapshot: Snapshot): Promise<void>;
  nameOf(field: FieldDefinition, id: number): string;
}

/** The ids of a reference field's value. */
export function idsOf(value: unknown): number[] {
  return [value].flat().filter((id) => typeof id === 'number');
}

/** Maximum cached names of one field. */
const MAX_NAMES = 20_000;

interface NamedField {
  field: FieldDefinition;
  runtime: ResourceRuntime;
  label: Source;
  known: Map<number, string>;
}

/** Creates the names of the reference fields that the account may read. */
export function referenceNames(fields: readonly FieldDefinition[], user: Account, context: Context): ReferenceNames {
  const all = new Map<FieldDefinition, NamedField>();
  for (const field of fields) {
    const runtime = field.ref && getResource(context, field.ref.resource);
    const label = field.ref && runtime?.sources.get(field.ref.label);
    if (runtime && label && canList(runtime, user)) all.set(field, { field, runtime, label, known: new Map() });
  }
  return {
    has: (field) => all.has(field),
    load: async (rows, snapshot) => {
      for (const named of all.values()) await loadNames(named, rows, snapshot, user);
    },
    nameOf: (field, id) => all.get(field)?.known.get(id) ?? `#${id}`,
  };
}

async function loadNames(
  { field, runtime, label, known }: NamedField,
  rows: readonly Row[],
  snapshot: Snapshot,
  user: Account,
) {
  const wanted = new Set(rows.flatMap((row) => idsOf(row[field.name])));
  if (known.size > MAX_NAMES) known.clear();
  const ids = [...wanted].filter((id) => !known.has(id));
  if (ids.length === 0) return;
  const where = and(sql`${runtime.id} = any(${sql.param(ids)}::integer[])`, runtime.visible(user));
  const found = await snapshot.run(
    sql`select ${runtime.id} as id, ${label.expression} as name from ${runtime.table} where ${where}`,
  );
  for (const { id, name } of found) if (typeof id === 'number') known.set(id, String(name ?? `#${id}`));
}
