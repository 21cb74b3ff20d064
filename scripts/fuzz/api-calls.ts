import { operations } from '#generated/operations.ts';
import type { OperationDefinition } from '#generated/definitions.ts';
import { type OperationShape, shapes } from '#server/core/api/description.ts';
import type { FuzzCall } from './call.ts';
import type { Random } from './random.ts';
import { generateAnyValue, TEXTS, generateValue } from './values.ts';

/** Operations whose responses are endless streams. */
const ENDLESS: readonly string[] = ['adminListenLiveUpdates'];
const TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/octet-stream',
  'text/html',
  'x',
] as const;

const callableOperations = Object.entries(operations as Readonly<Record<string, OperationDefinition>>).flatMap(
  ([id, definition]) => {
    const shape = [...shapes.values()].find((candidate) => candidate.id === id);
    return shape && !ENDLESS.includes(id) ? [{ id, definition, shape }] : [];
  },
);

/** Builds the call with this index; operations alternate. */
export function buildApiCall(index: number, random: Random): FuzzCall {
  const operation = callableOperations[index % callableOperations.length];
  if (!operation) throw new Error('The description has no operations.');
  const { id, definition, shape } = operation;
  return {
    name: id,
    method: definition.method.toUpperCase(),
    url: `/api${buildPath(definition.path, shape, random)}${buildQuery(shape, random)}`,
    ...buildBody(shape, random, buildHeaders(shape, random)),
  };
}

const toText = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

/** Encodes a value; lone surrogates become U+FFFD, as in browsers. */
const encodeValue = (value: unknown): string => encodeURIComponent(toText(value).toWellFormed());

function buildPath(path: string, shape: OperationShape, random: Random): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const parameter = shape.parameters.find((candidate) => candidate.in === 'path' && candidate.name === name);
    if (random.chance(0.1)) return encodeValue(random.pick(TEXTS)) || 'x';
    return encodeValue(random.chance(0.5) ? 1 + random.below(40) : generateValue(parameter?.schema, random)) || 'x';
  });
}

function buildQuery(shape: OperationShape, random: Random): string {
  const parameters = shape.parameters.filter(
    (parameter) => parameter.in === 'query' && (parameter.required || random.chance(0.5)),
  );
  const pairs = parameters.map(({ name, schema }) => {
    const value = random.chance(0.15) ? random.pick(TEXTS) : generateValue(schema, random);
    return `${encodeURIComponent(name)}=${encodeValue(value)}`;
  });
  if (random.chance(0.02)) pairs.push('nope=1', 'a[b]=1', '%zz=1', '&&', '=');
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

/** Replaces characters that a header cannot contain. */
const toHeaderValue = (value: unknown): string =>
  toText(value)
    .replaceAll(/[^\x20-\x7e]/g, '?')
    .trim();

function buildHeaders(shape: OperationShape, random: Random): Record<string, string> {
  const parameters = shape.parameters.filter(
    (parameter) => parameter.in === 'header' && (parameter.required || random.chance(0.5)),
  );
  const described = parameters.map(({ name, schema }) => [name, toHeaderValue(generateValue(schema, random))]);
  return Object.fromEntries(described);
}

function buildBody(
  shape: OperationShape,
  random: Random,
  headers: Record<string, string>,
): Pick<FuzzCall, 'headers' | 'body'> {
  if (!shape.body && !shape.bytes) return { headers };
  if (shape.bytes) return { headers: { ...headers, 'content-type': 'application/octet-stream' }, body: 'x' };
  const type = random.chance(0.96) ? 'application/json' : random.pick(TYPES);
  const value = random.chance(0.06) ? generateAnyValue(random) : generateValue(shape.body?.schema, random);
  const json = JSON.stringify(value) ?? '';
  const body = random.chance(0.02) ? json.slice(0, Math.floor(json.length / 2)) : json;
  return { headers: { ...headers, 'content-type': type }, body };
}
