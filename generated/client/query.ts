// Written by `npm run generate` from the OpenAPI description. Do not edit.

import { serializeArrayParam, serializeObjectParam, serializePrimitiveParam } from 'openapi-fetch';
import { listDeepEntries, toText } from './body.ts';

/** Encoding of query parameters by name; others use the default. */
export type QueryWire = Readonly<Record<string, ParameterWire>>;

export interface ParameterWire {
  /** `json` for a parameter with a media type. */
  readonly style?: 'form' | 'spaceDelimited' | 'pipeDelimited' | 'deepObject' | 'json';
  readonly explode?: boolean;
  readonly allowReserved?: true;
}

export type WriteQuery = (wire: QueryWire) => (query: Readonly<Record<string, unknown>>) => string;

/** Serialises a query by the style of each parameter; the default is OpenAPI's, form and exploded. */
export const writeQuery: WriteQuery = (wire) => (query) =>
  Object.entries(query)
    .map(([name, value]) => (value === undefined || value === null ? '' : serialize(name, value, wire[name] ?? {})))
    .filter((text) => text !== '')
    .join('&');

function serialize(name: string, value: unknown, { style = 'form', explode, allowReserved }: ParameterWire): string {
  const options = { explode: explode ?? style === 'form', allowReserved: allowReserved ?? false };
  const serializeOne = (key: string, single: unknown): string => serializePrimitiveParam(key, toText(single), options);
  if (style === 'json') return serializePrimitiveParam(name, JSON.stringify(value), options);
  if (style === 'deepObject')
    return listDeepEntries(name, value)
      .map(([key, single]) => serializeOne(key, single))
      .join('&');
  if (Array.isArray(value)) {
    return value.length === 0 ? '' : serializeArrayParam(name, value.map(toText), { style, ...options });
  }
  if (typeof value !== 'object' || value instanceof Date) return serializeOne(name, value);
  return serializeObjectParam(name, value as Record<string, unknown>, { style: 'form', ...options });
}
