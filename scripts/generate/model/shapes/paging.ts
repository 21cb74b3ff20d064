// Reads paging, sorting and filters of a list from its query parameters and its response.
import type { Paging, Total } from '../../definitions.ts';
import type { Parameter } from '../operation-parts.ts';
import type { Operation } from '../operations.ts';
import type { Normaliser } from '../normalise.ts';
import type { Schema } from '../schema.ts';
import type { ListAnswer } from './answers.ts';
import { LIST_PARAMETERS, NEXT_WORDS, normaliseWord, SHAPING_PARAMETERS, TOTAL_HEADERS, TOTAL_WORDS } from './words.ts';

type Role = keyof typeof LIST_PARAMETERS;

/** Query parameters of a list by their role; all others are filters. */
export interface ListQuery {
  roles: ReadonlyMap<Role, Parameter>;
  filters: readonly Parameter[];
  /** Parameter of conditions as JSON. */
  json?: Parameter;
}

export function readListQuery({ parameters }: Operation): ListQuery {
  const roles = new Map<Role, Parameter>();
  const filters: Parameter[] = [];
  let json: Parameter | undefined;
  for (const parameter of parameters) {
    if (parameter.in !== 'query') continue;
    const word = normaliseWord(parameter.name);
    const role = (Object.keys(LIST_PARAMETERS) as Role[]).find(
      (candidate) => LIST_PARAMETERS[candidate].has(word) && !roles.has(candidate),
    );
    if (role) roles.set(role, parameter);
    else if (isJsonFilter(parameter)) json = parameter;
    else if (!SHAPING_PARAMETERS.has(word)) filters.push(parameter);
  }
  // "order" is the direction with "sort", and the sort parameter without it
  const direction = roles.get('direction');
  if (direction && !roles.has('sort')) {
    roles.delete('direction');
    roles.set('sort', direction);
  }
  return { roles, filters, ...(json && { json }) };
}

/**
 * Whether a parameter takes conditions as JSON, as in Directus: it is called filter or where, and is an object without
 * properties in JSON, or has the pattern of Directus' description.
 */
function isJsonFilter({ name, schema, words }: Parameter): boolean {
  if (normaliseWord(name) !== 'filter' && normaliseWord(name) !== 'where') return false;
  const isOpen = schema.types.length === 0 || (schema.types.includes('object') && !schema.properties?.size);
  const isJson = words.content !== undefined || words.style === undefined;
  const pattern = schema.items?.words.pattern;
  const isDirectus = typeof pattern === 'string' && pattern.startsWith('^(\\[[^\\[\\]]*?\\])');
  return (isOpen && isJson) || isDirectus;
}

/** Reads how pages are requested: by offset, page number, cursor or range; `none` when no parameter is known. */
export function readPaging({ roles }: ListQuery, rows: ListAnswer, normaliser: Normaliser): Paging {
  const getName = (role: Role) => roles.get(role)?.name;
  const [range, offset, page, cursor, size] = [
    getName('range'),
    getName('offset'),
    getName('page'),
    getName('cursor'),
    getName('size'),
  ];
  const sizePart = size === undefined ? {} : { size };
  if (range !== undefined) return { by: 'range', range };
  if (offset !== undefined) return { by: 'offset', offset, ...sizePart };
  if (page !== undefined) return { by: 'page', page, first: readFirstPage(roles.get('page')), ...sizePart };
  if (cursor !== undefined) {
    const next = findPropertyPath(rows.answer, NEXT_WORDS, normaliser, isText);
    return { by: 'cursor', cursor, ...(next ? { next } : {}), ...sizePart };
  }
  return { by: 'none', ...sizePart };
}

/** Pages start at 1 unless the minimum or default is 0. */
function readFirstPage(page: Parameter | undefined): 0 | 1 {
  const { minimum, default: defaultPage } = page?.schema.words ?? {};
  return minimum === 0 || defaultPage === 0 ? 0 : 1;
}

/** Finds the total number of rows in headers or the response; undefined when there is none. */
export function readTotal({ answers }: Operation, rows: ListAnswer, normaliser: Normaliser): Total | undefined {
  const headers = [...answers]
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([, answer]) => [...answer.headers.keys()]);
  const header = headers.find((name) => TOTAL_HEADERS.has(normaliseWord(name)));
  if (header !== undefined) return { header: header.toLowerCase() };
  const at = findPropertyPath(rows.answer, TOTAL_WORDS, normaliser, isNumber);
  return at && { at };
}

const isNumber = ({ types }: Schema) => types.some((type) => type === 'integer' || type === 'number');
const isText = ({ types }: Schema) =>
  types.length === 0 || types.some((type) => type === 'string' || type === 'integer');

/** Finds the path to the first property with one of these names, in the response or in an object directly inside it. */
function findPropertyPath(
  answer: Schema,
  words: ReadonlySet<string>,
  normaliser: Normaliser,
  fits: (schema: Schema) => boolean,
): string[] | undefined {
  const properties = [...(answer.properties ?? [])].map(
    ([name, schema]) => [name, normaliser.resolve(schema)] as const,
  );
  for (const word of words) {
    const property = properties.find(([name, schema]) => normaliseWord(name) === word && fits(schema));
    if (property) return [property[0]];
  }
  for (const [name, { properties: innerProperties, types }] of properties) {
    if (!innerProperties || types.includes('array')) continue;
    for (const word of words) {
      const property = [...innerProperties].find(
        ([innerName, schema]) => normaliseWord(innerName) === word && fits(normaliser.resolve(schema)),
      );
      if (property) return [name, property[0]];
    }
  }
  return undefined;
}
