import type { Search } from '#domain/routes.ts';
import { formatGenreQuery, parseGenres } from '#domain/catalogue/genres.ts';
import { ColorFamily, ProjectCategory, ProjectSort, ProjectType, type Genre } from '#generated/enums.ts';

/** Projects per page. */
export const PAGE_SIZE = 24;

/** Filters, sorting and page of a list, parsed from its URL query. */
export interface ListQuery {
  readonly search: string;
  readonly genres: readonly Genre[];
  /** categories (vinyl, cd …) and sales types (preorder …) */
  readonly types: readonly ListType[];
  readonly colors: readonly ColorFamily[];
  /** release years */
  readonly years: readonly number[];
  /** in the visitor's currency, both inclusive */
  readonly priceMin: number | undefined;
  readonly priceMax: number | undefined;
  readonly inStock: boolean;
  /** undefined for the default: best match for a search, otherwise newest first */
  readonly sort: ProjectSort | undefined;
  /** 1-based */
  readonly page: number;
}

/** Values of `types`: formats, then sales types. */
export const LIST_TYPES = [
  ...ProjectCategory.values.filter((category) => category !== 'project'),
  ...ProjectType.values.filter((type) => type !== 'stock' && type !== 'direct_pressing'),
] as const;
export type ListType = (typeof LIST_TYPES)[number];

/** Filters without a value, to clear them all. */
export const NO_FILTERS = {
  genres: [],
  types: [],
  colors: [],
  years: [],
  priceMin: undefined,
  priceMax: undefined,
  inStock: false,
} as const satisfies Partial<ListQuery>;

/** Parses a URL query. Invalid values are ignored. */
export function parseListQuery(params: URLSearchParams): ListQuery {
  // forms without JavaScript repeat a name, links join the values by a pipe (§2.1)
  const list = (name: string) => params.getAll(name).join('|');
  const names = (name: string) => list(name).split('|');
  const page = Number(params.get('page') ?? 1);
  return {
    search: (params.get('search') ?? '').trim().slice(0, 100),
    genres: parseGenres(list('genre')),
    types: LIST_TYPES.filter((type) => names('type').includes(type)),
    colors: ColorFamily.values.filter((color) => names('color').includes(color)),
    years: parseYears(names('year')),
    priceMin: parsePrice(params.get('price_min')),
    priceMax: parsePrice(params.get('price_max')),
    inStock: params.get('in_stock') === 'true',
    sort: ProjectSort.values.find((sort) => sort === params.get('sort')),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** The longest list of years that the API accepts is 40. */
const MAX_YEARS = 40;

function parseYears(texts: readonly string[]): number[] {
  const years = texts.filter((text) => /^[1-9]\d{3}$/.test(text)).map(Number);
  return [...new Set(years)].slice(0, MAX_YEARS);
}

const MAX_PRICE = 100_000_000;

/** Parses an amount typed with a decimal point or comma. */
function parsePrice(text: string | null): number | undefined {
  if (!text || !/^\d+([.,]\d{1,2})?$/.test(text.trim())) return undefined;
  const price = Number(text.trim().replace(',', '.'));
  return price <= MAX_PRICE ? price : undefined;
}

/** Number of active filters, not counting the search. */
export function countFilters({ genres, types, colors, years, priceMin, priceMax, inStock }: ListQuery): number {
  const hasPrice = priceMin !== undefined || priceMax !== undefined;
  return genres.length + types.length + colors.length + years.length + Number(hasPrice) + Number(inStock);
}

/** Builds the parameters of the filters and search, by their names in URLs and in the API. */
export function buildFilterParams({ search, genres, types, colors, years, priceMin, priceMax, inStock }: ListQuery) {
  return {
    ...(search && { search }),
    ...(genres.length > 0 && { genre: formatGenreQuery(genres) }),
    ...(types.length > 0 && { type: types.join('|') }),
    ...(colors.length > 0 && { color: colors.join('|') }),
    ...(years.length > 0 && { year: years.join('|') }),
    ...(priceMin !== undefined && { price_min: priceMin }),
    ...(priceMax !== undefined && { price_max: priceMax }),
    ...(inStock && { in_stock: true }),
  };
}

/** Lists the parameters of a list without its page, as hidden inputs of a form that sets those in `except`. */
export function listHiddenInputs(query: ListQuery, except: readonly string[]): (readonly [string, string])[] {
  const params = { ...buildFilterParams(query), ...(query.sort && { sort: query.sort }) };
  return Object.entries(params).flatMap(([name, value]) => (except.includes(name) ? [] : [[name, String(value)]]));
}

/** Builds the shortest URL query of a list: '' or '?genre=11|18&page=2'. A changed filter resets the page. */
export function buildListSearch(query: ListQuery, change: Partial<ListQuery> = {}): Search {
  const changed = { ...query, page: 1, ...change };
  const { search, sort, page } = changed;
  const isDefaultSort = sort === undefined || (sort === 'newest' && !search);
  const params = new URLSearchParams(
    Object.entries({
      ...buildFilterParams(changed),
      ...(!isDefaultSort && { sort }),
      ...(page > 1 && { page }),
    }).map(([name, value]) => [name, String(value)]),
  );
  // §2.1 has an unescaped pipe
  return params.size > 0 ? `?${params.toString().replaceAll('%7C', '|')}` : '';
}

/** Adds or removes a value of a filter. */
export function toggle<Value>(values: readonly Value[], value: Value): Value[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
}

/** Builds the query of GET /projects. */
export function buildApiQuery(query: ListQuery) {
  const { sort, page } = query;
  return { ...buildFilterParams(query), ...(sort && { sort }), limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
}
