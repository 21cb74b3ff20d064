import type { FieldDefinition } from '#generated/definitions.ts';
import { and, sql } from 'drizzle-orm';
import type { Account, Context } from '#server/core/api/handler.ts';
import { mayList } from '../may-list.ts';
import { machineOf } from '../machines.ts';
import type { Source } from '../conditions.ts';
import type { Machine } from '../machine.ts';
import type { Snapshot } from '../snapshot.ts';
import type { Row } from '#server/core/api/wire.ts';

/** What the records are called that the rows of an export point at. */
export interface Names {
  /** Whether the names of a field's records are there and may be read by who asked. */
  has(field: FieldDefinition): boolean;
  /** Looks up what the rows need and is not known yet. */
  learn(rows: readonly Row[], snapshot: Snapshot): Promise<void>;
  nameOf(field: FieldDefinition, id: number): string;
}

/** The numbers of the records a reference points at. */
export function idsOf(value: unknown): number[] {
  return [value].flat().filter((id) => typeof id === 'number');
}

/** So many names are kept of one field; beyond, they are looked up again. */
const MOST_NAMES = 20_000;

interface Named {
  field: FieldDefinition;
  machine: Machine;
  label: Source;
  known: Map<number, string>;
}

/** The names for the references among the fields, as this account may read them. */
export function referenceNames(fields: readonly FieldDefinition[], user: Account, context: Context): Names {
  const all = new Map<FieldDefinition, Named>();
  for (const field of fields) {
    const machine = field.ref && machineOf(context, field.ref.resource);
    const label = field.ref && machine?.sources.get(field.ref.label);
    if (machine && label && mayList(machine, user)) all.set(field, { field, machine, label, known: new Map() });
  }
  return {
    has: (field) => all.has(field),
    learn: async (rows, snapshot) => {
      for (const named of all.values()) await learn(named, rows, snapshot, user);
    },
    nameOf: (field, id) => all.get(field)?.known.get(id) ?? `#${id}`,
  };
}

async function learn({ field, machine, label, known }: Named, rows: readonly Row[], snapshot: Snapshot, user: Account) {
  const wanted = new Set(rows.flatMap((row) => idsOf(row[field.name])));
  if (known.size > MOST_NAMES) known.clear();
  const ids = [...wanted].filter((id) => !known.has(id));
  if (ids.length === 0) return;
  const where = and(sql`${machine.id} = any(${sql.param(ids)}::integer[])`, machine.visible(user));
  const found = await snapshot.run(
    sql`select ${machine.id} as id, ${label.expression} as name from ${machine.table} where ${where}`,
  );
  for (const { id, name } of found) if (typeof id === 'number') known.set(id, String(name ?? `#${id}`));
}
