import { objectAt, ownAt } from './json.ts';
import type { JsonObject } from './json.ts';
import { bareType, isForm, isJson, isPlainJson, mainType, successes } from './media.ts';
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

/** What of an operation is elsewhere, not JSON, or not written in the query as a client does by itself. */
export interface OperationWire {
  baseUrl?: string;
  body?: BodyWire;
  /** Media type of bytes that are sent as they are. */
  raw?: string;
  /** The path with the styles of its parameters: `/things/{;id*}`. */
  path?: string;
  query?: Record<string, ParameterWire>;
  answer?: 'text' | 'stream';
}

/** The operations that differ, by `POST /path`. */
export function readWire(operations: readonly Operation[], resolve: Resolve): ReadonlyMap<string, OperationWire> {
  const wire = new Map<string, OperationWire>();
  for (const operation of operations) {
    const body = operation.body && bodyWire(operation.body.media);
    const query = queryWire(operation.parameters, resolve);
    const answer = answerWire(operation, resolve);
    const path = pathWire(operation, resolve);
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

function bodyWire(media: ReadonlyMap<string, Media>): OperationWire['body'] {
  const kind = mainType([...media.keys()]);
  if (kind === undefined || isPlainJson(kind)) return undefined;
  const encoding = isForm(kind) ? Object.entries(objectAt(media.get(kind)?.encoding)) : [];
  const parts = encoding.flatMap(([name, node]) => {
    const part = partWire(objectAt(node), bareType(kind) === 'multipart/form-data');
    return Object.keys(part).length > 0 ? [[name, part] as const] : [];
  });
  return { type: bareType(kind), ...(parts.length > 0 && { parts: Object.fromEntries(parts) }) };
}

const JOINS: Readonly<Record<string, string>> = { form: ',', spaceDelimited: ' ', pipeDelimited: '|' };

function partWire({ contentType, style, explode }: JsonObject, isMultipart: boolean): PartWire {
  if (isMultipart && typeof contentType === 'string') return { type: contentType };
  if (style === 'deepObject') return { deep: true };
  const isJoined = explode === false || (explode === undefined && style !== undefined && style !== 'form');
  const join = isJoined ? ownAt(JOINS, typeof style === 'string' ? style : 'form') : undefined;
  return join === undefined ? {} : { join };
}

const SIGNS: Readonly<Record<string, string>> = { label: '.', matrix: ';' };

function pathWire({ path, parameters }: Operation, resolve: Resolve): string | undefined {
  const marks = new Map<string, string>(
    parameters.flatMap(({ name, in: place, schema, words: { style, explode } }) => {
      const sign = typeof style === 'string' ? (ownAt(SIGNS, style) ?? '') : '';
      const isApart = explode === true && (holds(schema, 'array', resolve) || holds(schema, 'object', resolve));
      return place === 'path' ? [[`{${name}}`, `{${sign}${name}${isApart ? '*' : ''}}`] as const] : [];
    }),
  );
  const marked = path.replace(/\{[^{}]+\}/g, (part) => marks.get(part) ?? part);
  return marked === path ? undefined : marked;
}

function queryWire(parameters: readonly Parameter[], resolve: Resolve): OperationWire['query'] {
  const query = parameters.flatMap(({ name, in: place, schema, words }) => {
    const wire = place === 'query' ? parameterWire(words, (type) => holds(schema, type, resolve)) : undefined;
    return wire ? [[name, wire] as const] : [];
  });
  return query.length > 0 ? Object.fromEntries(query) : undefined;
}

function parameterWire(
  { style, explode, allowReserved, content }: JsonObject,
  may: (type: TypeName) => boolean,
): ParameterWire | undefined {
  if (content !== undefined) return Object.keys(objectAt(content)).some(isJson) ? { style: 'json' } : undefined;
  const isOwn = (typeof style === 'string' && style !== 'form') || allowReserved === true || may('object');
  if (!isOwn && !(explode === false && may('array'))) return undefined;
  return {
    ...(typeof style === 'string' && style !== 'form' && { style }),
    ...(typeof explode === 'boolean' && { explode }),
    ...(allowReserved === true && { allowReserved }),
  };
}

/** Whether a value may be of a type, at first sight or in a branch of a union. */
function holds(schema: Schema, type: TypeName, resolve: Resolve, depth = 0): boolean {
  const { types, properties, union = [] } = resolve(schema);
  if (types.includes(type) || (type === 'object' && properties !== undefined)) return true;
  return depth < 3 && union.some((branch) => holds(branch, type, resolve, depth + 1));
}

function answerWire({ answers }: Operation, resolve: Resolve): OperationWire['answer'] {
  const media = successes(answers).flatMap(([, answer]) => [...answer.media]);
  if (media.length === 0 || media.some(([kind]) => isJson(kind) || isPlainJson(kind))) return undefined;
  // as the types have it: bytes are a stream, everything else is text
  return media.some(([kind, { schema }]) => (schema ? isBinary(resolve(schema)) : isBytes(kind))) ? 'stream' : 'text';
}
