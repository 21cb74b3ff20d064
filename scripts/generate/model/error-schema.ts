import { isJson } from './media.ts';
import type { Operation } from './operations.ts';
import type { Schema } from './schema.ts';

/** The schema that most answers of failure share, by where it is found. */
export interface ErrorSchema {
  schema: Schema;
  /** An answer that has it. */
  at: { operation: string; status: string; media: string };
}

/** The schema most answers that are not ok hold as JSON; none when the description says nothing of them. */
export function readErrorSchema(operations: readonly Operation[]): ErrorSchema | undefined {
  const found = new Map<string, { count: number; first: ErrorSchema }>();
  for (const { id, answers } of operations) {
    const hasSuccess = [...answers.keys()].some((status) => /^[23]/.test(status));
    for (const [status, answer] of answers) {
      if (!/^[45]/.test(status) && !(status === 'default' && hasSuccess)) continue;
      const [media, entry] = [...answer.media].find(([type]) => isJson(type)) ?? [];
      if (media === undefined || !entry?.schema) continue;
      const key = keyOf(entry.schema);
      const known = found.get(key);
      if (known) known.count += 1;
      else found.set(key, { count: 1, first: { schema: entry.schema, at: { operation: id, status, media } } });
    }
  }
  // of equals the first
  return [...found.values()].reduce<{ count: number; first?: ErrorSchema }>(
    (most, each) => (each.count > most.count ? each : most),
    { count: 0 },
  ).first;
}

/** The same for schemas of one name, and for those without a name that have the same properties. */
function keyOf({ ref, types, properties = new Map() }: Schema): string {
  return ref === undefined ? `{${[...types, ...[...properties.keys()].sort()].join()}}` : `#${ref}`;
}
