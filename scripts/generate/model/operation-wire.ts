import { asObject, getOwn } from './json.ts';
import type { JsonObject } from './json.ts';
import { normaliseMediaType, isForm, isJson, isPlainJson, chooseMediaType, listSuccesses } from './media.ts';
import type { Normaliser } from './normalise.ts';
import type { Media, Parameter } from './operation-parts.ts';
import type { Operation } from './operations.ts';
import { isBinary, isBytes } from './schema.ts';
import { readBaseUrl } from './security.ts';
import type { Schema, TypeName } from './schema.ts';

type Resolve = Normaliser['resolve'];

export interface PartWire {
  type?: string;
  join?: string;
  deep?: true;
}
export interface ParameterWire {
  style?: string;
  explode?: boolean;
  allowReserved?: true;
}

interface BodyWire {
  type: string;
  parts?: Record<string, PartWire>;
}

/** Parts of an operation that differ from a client's defaults: server, media types, styles of parameters. */
export interface OperationWire {
  baseUrl?: string;
  body?: BodyWire;
  /** Media type of a body of bytes. */
  raw?: string;
  /** The path with the styles of its parameters: `/things/{;id*}`. */
  path?: string;
  query?: Record<string, ParameterWire>;
  answer?: 'text' | 'stream';
}

/** Reads the operations that differ from the defaults, by `POST /path`. */
export function readWire(operations: readonly Operation[], resolve: Resolve): ReadonlyMap<string, OperationWire> {
  const wire = new Map<string, OperationWire>();
  for (const operation of operations) {
    const body = operation.body && readBodyWire(operation.body.media);
    const query = readQueryWire(operation.parameters, resolve);
    const answer = readAnswerWire(operation, resolve);
    const path = readPathWire(operation, resolve);
    const baseUrl = readBaseUrl(operation.words);
    if (!baseUrl && !body && !path && !query && !answer) continue;
    const entry = {
      ...(baseUrl && { baseUrl }),
      ...(body && (body.type === BYTES ? { raw: body.type } : { body })),
      ...(path && { path }),
      ...(query && { query }),
      ...(answer && { answer }),
    };
    wire.set(`${operation.method.toUpperCase()} ${operation.path}`, entry);
  }
  return wire;
}

const BYTES = 'application/octet-stream';

function readBodyWire(media: ReadonlyMap<string, Media>): OperationWire['body'] {
  const kind = chooseMediaType([...media.keys()]);
  if (kind === undefined || isPlainJson(kind)) return undefined;
  const encoding = isForm(kind) ? Object.entries(asObject(media.get(kind)?.encoding)) : [];
  const parts = encoding.flatMap(([name, node]) => {
    const part = readPartWire(asObject(node), normaliseMediaType(kind) === 'multipart/form-data');
    return Object.keys(part).length > 0 ? [[name, part] as const] : [];
  });
  return { type: normaliseMediaType(kind), ...(parts.length > 0 && { parts: Object.fromEntries(parts) }) };
}

const JOINS: Readonly<Record<string, string>> = { form: ',', spaceDelimited: ' ', pipeDelimited: '|' };

function readPartWire({ contentType, style, explode }: JsonObject, isMultipart: boolean): PartWire {
  if (isMultipart && typeof contentType === 'string') return { type: contentType };
  if (style === 'deepObject') return { deep: true };
  const isJoined = explode === false || (explode === undefined && style !== undefined && style !== 'form');
  const join = isJoined ? getOwn(JOINS, typeof style === 'string' ? style : 'form') : undefined;
  return join === undefined ? {} : { join };
}

const SIGNS: Readonly<Record<string, string>> = { label: '.', matrix: ';' };

function readPathWire({ path, parameters }: Operation, resolve: Resolve): string | undefined {
  const marks = new Map<string, string>(
    parameters.flatMap(({ name, in: place, schema, words: { style, explode } }) => {
      const sign = typeof style === 'string' ? (getOwn(SIGNS, style) ?? '') : '';
      const isExploded =
        explode === true && (canHaveType(schema, 'array', resolve) || canHaveType(schema, 'object', resolve));
      return place === 'path' ? [[`{${name}}`, `{${sign}${name}${isExploded ? '*' : ''}}`] as const] : [];
    }),
  );
  const marked = path.replace(/\{[^{}]+\}/g, (part) => marks.get(part) ?? part);
  return marked === path ? undefined : marked;
}

function readQueryWire(parameters: readonly Parameter[], resolve: Resolve): OperationWire['query'] {
  const query = parameters.flatMap(({ name, in: place, schema, words }) => {
    const wire = place === 'query' ? readParameterWire(words, (type) => canHaveType(schema, type, resolve)) : undefined;
    return wire ? [[name, wire] as const] : [];
  });
  return query.length > 0 ? Object.fromEntries(query) : undefined;
}

function readParameterWire(
  { style, explode, allowReserved, content }: JsonObject,
  canHave: (type: TypeName) => boolean,
): ParameterWire | undefined {
  if (content !== undefined) return Object.keys(asObject(content)).some(isJson) ? { style: 'json' } : undefined;
  const differs = (typeof style === 'string' && style !== 'form') || allowReserved === true || canHave('object');
  if (!differs && !(explode === false && canHave('array'))) return undefined;
  return {
    ...(typeof style === 'string' && style !== 'form' && { style }),
    ...(typeof explode === 'boolean' && { explode }),
    ...(allowReserved === true && { allowReserved }),
  };
}

/** Whether a value can have a type, itself or in a branch of a union. */
function canHaveType(schema: Schema, type: TypeName, resolve: Resolve, depth = 0): boolean {
  const { types, properties, union = [] } = resolve(schema);
  if (types.includes(type) || (type === 'object' && properties !== undefined)) return true;
  return depth < 3 && union.some((branch) => canHaveType(branch, type, resolve, depth + 1));
}

function readAnswerWire({ answers }: Operation, resolve: Resolve): OperationWire['answer'] {
  const media = listSuccesses(answers).flatMap(([, answer]) => [...answer.media]);
  if (media.length === 0 || media.some(([kind]) => isJson(kind) || isPlainJson(kind))) return undefined;
  // as in the types: bytes are a stream, everything else is text
  return media.some(([kind, { schema }]) => (schema ? isBinary(resolve(schema)) : isBytes(kind))) ? 'stream' : 'text';
}
