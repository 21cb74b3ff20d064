/** What records of an API that was read by shape are called: by their own id, behind the ids of those they belong to. */
import { ApiError } from '#generated/client/api-error.ts';
import type { ResourceWire } from '#generated/definitions.ts';
import type { Identifier, RaRecord } from 'react-admin';

type Place = Readonly<Record<string, unknown>>;

/** Whose records a list holds, out of its filter. @throws ApiError when the filter does not say */
export function placeOf({ parents }: ResourceWire, filter: Place = {}): Place {
  const missing = parents.filter(
    (name) => !Object.hasOwn(filter, name) || filter[name] === undefined || filter[name] === '',
  );
  if (missing.length === 0) return Object.fromEntries(parents.map((name) => [name, filter[name]]));
  throw new ApiError('not-ok', { status: 400, code: 'parent_needed' });
}

/** Between the parts of an id: records that belong to others are named by both. */
const BETWEEN = '~';

/** A row as react-admin wants it: `id` is what stands in the path of its record, behind those it belongs to. */
export function identified(row: unknown, { id, parents }: ResourceWire, place: Place): RaRecord {
  const record: Record<string, unknown> = typeof row === 'object' && row !== null ? { ...row } : {};
  const own = ((Object.hasOwn(record, id) ? record[id] : undefined) ?? record.id ?? '') as Identifier;
  if (parents.length === 0) return { ...record, id: own };
  return { ...place, ...record, id: [...parents.map((name) => String(place[name])), own].join(BETWEEN) };
}

/** A record with the parts of its id put where its path looks for them. */
export function partsOf({ parents }: ResourceWire, record: Place & { id: Identifier }): Place & { id: Identifier } {
  if (parents.length === 0) return record;
  const parts = String(record.id).split(BETWEEN);
  const place = parents.map((name, index) => [name, parts[index]] as const);
  return { ...record, ...Object.fromEntries(place), id: parts.slice(parents.length).join(BETWEEN) };
}
