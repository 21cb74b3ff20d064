/** How a list is asked for its pages, its order and a choice of its rows, by its query parameters and its answer. */
import type { Paging, Total } from '../../definitions.ts';
import type { Parameter } from '../operation-parts.ts';
import type { Operation } from '../operations.ts';
import type { Normaliser } from '../normalise.ts';
import type { Schema } from '../schema.ts';
import type { ListAnswer } from './answers.ts';
import { LIST_PARAMETERS, NEXT_WORDS, plain, SHAPING_PARAMETERS, TOTAL_HEADERS, TOTAL_WORDS } from './words.ts';

type Role = keyof typeof LIST_PARAMETERS;

/** The query parameters of a list by what they do; what is left over chooses rows. */
export interface ListQuery {
  roles: ReadonlyMap<Role, Parameter>;
  filters: readonly Parameter[];
  /** Takes conditions on any field as one JSON text. */
  json?: Parameter;
}

export function readQuery({ parameters }: Operation): ListQuery {
  const roles = new Map<Role, Parameter>();
  const filters: Parameter[] = [];
  let json: Parameter | undefined;
  for (const parameter of parameters) {
    if (parameter.in !== 'query') continue;
    const word = plain(parameter.name);
    const role = (Object.keys(LIST_PARAMETERS) as Role[]).find(
      (one) => LIST_PARAMETERS[one].has(word) && !roles.has(one),
    );
    if (role) roles.set(role, parameter);
    else if (isJsonFilter(parameter)) json = parameter;
    else if (!SHAPING_PARAMETERS.has(word)) filters.push(parameter);
  }
  // "order" is the direction beside "sort", and the order itself without it
  const direction = roles.get('direction');
  if (direction && !roles.has('sort')) {
    roles.delete('direction');
    roles.set('sort', direction);
  }
  return { roles, filters, ...(json && { json }) };
}

/**
 * Whether a parameter takes conditions as JSON, as Directus does: it is called filter and holds an object without named
 * members, written as JSON, or the pattern that Directus describes it by.
 */
function isJsonFilter({ name, schema, words }: Parameter): boolean {
  if (plain(name) !== 'filter' && plain(name) !== 'where') return false;
  const isOpen = schema.types.length === 0 || (schema.types.includes('object') && !schema.properties?.size);
  const isJson = words.content !== undefined || words.style === undefined;
  const pattern = schema.items?.words.pattern;
  const isDirectus = typeof pattern === 'string' && pattern.startsWith('^(\\[[^\\[\\]]*?\\])');
  return (isOpen && isJson) || isDirectus;
}

/** How pages are asked for: by the first row, the number of the page, a cursor, a range; not at all when nothing says how. */
export function pagingOf({ roles }: ListQuery, rows: ListAnswer, normaliser: Normaliser): Paging {
  const name = (role: Role) => roles.get(role)?.name;
  const [range, offset, page, cursor, size] = [
    name('range'),
    name('offset'),
    name('page'),
    name('cursor'),
    name('size'),
  ];
  const sized = size === undefined ? {} : { size };
  if (range !== undefined) return { by: 'range', range };
  if (offset !== undefined) return { by: 'offset', offset, ...sized };
  if (page !== undefined) return { by: 'page', page, first: firstPage(roles.get('page')), ...sized };
  if (cursor !== undefined) {
    const next = propertyIn(rows.answer, NEXT_WORDS, normaliser, isText);
    return { by: 'cursor', cursor, ...(next ? { next } : {}), ...sized };
  }
  return { by: 'none', ...sized };
}

/** Pages are counted from 1 unless the description says otherwise. */
function firstPage(page: Parameter | undefined): 0 | 1 {
  const { minimum, default: usual } = page?.schema.words ?? {};
  return minimum === 0 || usual === 0 ? 0 : 1;
}

/** Where the answer says how many rows there are in all; undefined when it does not. */
export function totalOf({ answers }: Operation, rows: ListAnswer, normaliser: Normaliser): Total | undefined {
  const headers = [...answers]
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([, answer]) => [...answer.headers.keys()]);
  const header = headers.find((name) => TOTAL_HEADERS.has(plain(name)));
  if (header !== undefined) return { header: header.toLowerCase() };
  const at = propertyIn(rows.answer, TOTAL_WORDS, normaliser, isNumber);
  return at && { at };
}

const isNumber = ({ types }: Schema) => types.some((type) => type === 'integer' || type === 'number');
const isText = ({ types }: Schema) =>
  types.length === 0 || types.some((type) => type === 'string' || type === 'integer');

/** Path to the first property with one of these names, in the answer or in an object within it; the shallowest wins. */
function propertyIn(
  answer: Schema,
  words: ReadonlySet<string>,
  normaliser: Normaliser,
  fits: (schema: Schema) => boolean,
): string[] | undefined {
  const properties = [...(answer.properties ?? [])].map(
    ([name, schema]) => [name, normaliser.resolve(schema)] as const,
  );
  for (const word of words) {
    const found = properties.find(([name, schema]) => plain(name) === word && fits(schema));
    if (found) return [found[0]];
  }
  for (const [name, { properties: inner, types }] of properties) {
    if (!inner || types.includes('array')) continue;
    for (const word of words) {
      const found = [...inner].find(([one, schema]) => plain(one) === word && fits(normaliser.resolve(schema)));
      if (found) return [name, found[0]];
    }
  }
  return undefined;
}
