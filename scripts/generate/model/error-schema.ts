import { isJson } from './media.ts';
import type { Operation } from './operations.ts';
import type { Schema } from './schema.ts';

/** The most frequent schema of error responses. */
export interface ErrorSchema {
  schema: Schema;
  /** Place of a response that has it. */
  at: { operation: string; status: string; media: string };
}

/** Finds the most frequent JSON schema of error responses; undefined when none is described. */
export function readErrorSchema(operations: readonly Operation[]): ErrorSchema | undefined {
  const countsByKey = new Map<string, { count: number; first: ErrorSchema }>();
  for (const { id, answers } of operations) {
    const hasSuccess = [...answers.keys()].some((status) => /^[23]/.test(status));
    for (const [status, answer] of answers) {
      if (!/^[45]/.test(status) && !(status === 'default' && hasSuccess)) continue;
      const [media, entry] = [...answer.media].find(([type]) => isJson(type)) ?? [];
      if (media === undefined || !entry?.schema) continue;
      const key = getSchemaKey(entry.schema);
      const counted = countsByKey.get(key);
      if (counted) counted.count += 1;
      else countsByKey.set(key, { count: 1, first: { schema: entry.schema, at: { operation: id, status, media } } });
    }
  }
  // the first of equally frequent ones
  return [...countsByKey.values()].reduce<{ count: number; first?: ErrorSchema }>(
    (best, candidate) => (candidate.count > best.count ? candidate : best),
    { count: 0 },
  ).first;
}

/** Equal for schemas of the same name, and for unnamed ones with the same properties. */
function getSchemaKey({ ref, types, properties = new Map() }: Schema): string {
  return ref === undefined ? `{${[...types, ...[...properties.keys()].sort()].join()}}` : `#${ref}`;
}
