import { operations } from '#generated/operations.ts';
import type { OperationDefinition } from '#generated/definitions.ts';
import { type OperationShape, shapes } from '#server/core/api/description.ts';
import type { FuzzCall } from './call.ts';
import type { Random } from './random.ts';
import { anyValue, TEXTS, valueOf } from './values.ts';

/** Streams that never end cannot be waited for. */
const ENDLESS: readonly string[] = ['adminListenLiveUpdates'];
const TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/octet-stream',
  'text/html',
  'x',
] as const;

const all = Object.entries(operations as Readonly<Record<string, OperationDefinition>>).flatMap(([id, definition]) => {
  const shape = [...shapes.values()].find((one) => one.id === id);
  return shape && !ENDLESS.includes(id) ? [{ id, definition, shape }] : [];
});

/** The next call of the API: operations in turn, so that each is tried equally often. */
export function apiCall(index: number, random: Random): FuzzCall {
  const operation = all[index % all.length];
  if (!operation) throw new Error('The description has no operations.');
  const { id, definition, shape } = operation;
  return {
    name: id,
    method: definition.method.toUpperCase(),
    url: `/api${pathOf(definition.path, shape, random)}${queryOf(shape, random)}`,
    ...bodyOf(shape, random, headersOf(shape, random)),
  };
}

const text = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

/** Lone surrogates cannot be encoded; browsers send U+FFFD in their place. */
const encoded = (value: unknown): string => encodeURIComponent(text(value).toWellFormed());

function pathOf(path: string, shape: OperationShape, random: Random): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const parameter = shape.parameters.find((one) => one.in === 'path' && one.name === name);
    if (random.chance(0.1)) return encoded(random.pick(TEXTS)) || 'x';
    return encoded(random.chance(0.5) ? 1 + random.below(40) : valueOf(parameter?.schema, random)) || 'x';
  });
}

function queryOf(shape: OperationShape, random: Random): string {
  const asked = shape.parameters.filter((one) => one.in === 'query' && (one.required || random.chance(0.5)));
  const pairs = asked.map(({ name, schema }) => {
    const value = random.chance(0.15) ? random.pick(TEXTS) : valueOf(schema, random);
    return `${encodeURIComponent(name)}=${encoded(value)}`;
  });
  if (random.chance(0.02)) pairs.push('nope=1', 'a[b]=1', '%zz=1', '&&', '=');
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

/** What a header can carry. */
const headerSafe = (value: unknown): string =>
  text(value)
    .replaceAll(/[^\x20-\x7e]/g, '?')
    .trim();

function headersOf(shape: OperationShape, random: Random): Record<string, string> {
  const asked = shape.parameters.filter((one) => one.in === 'header' && (one.required || random.chance(0.5)));
  const described = asked.map(({ name, schema }) => [name, headerSafe(valueOf(schema, random))]);
  return Object.fromEntries(described);
}

function bodyOf(
  shape: OperationShape,
  random: Random,
  headers: Record<string, string>,
): Pick<FuzzCall, 'headers' | 'body'> {
  if (!shape.body && !shape.bytes) return { headers };
  if (shape.bytes) return { headers: { ...headers, 'content-type': 'application/octet-stream' }, body: 'x' };
  const type = random.chance(0.96) ? 'application/json' : random.pick(TYPES);
  const value = random.chance(0.06) ? anyValue(random) : valueOf(shape.body?.schema, random);
  const json = JSON.stringify(value) ?? '';
  const body = random.chance(0.02) ? json.slice(0, Math.floor(json.length / 2)) : json;
  return { headers: { ...headers, 'content-type': type }, body };
}
