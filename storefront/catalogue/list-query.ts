import type { Search } from '#domain/routes.ts';
import { formatGenreQuery, parseGenres } from '#domain/catalogue/genres.ts';
import { ProjectCategory, ProjectSort, ProjectType, type Genre } from '#generated/enums.ts';

/** Projects per page. */
export const PAGE_SIZE = 24;

/** Filters, sorting and page of a list, parsed from its URL query. */
export interface ListQuery {
  readonly search: string;
  readonly genres: readonly Genre[];
  /** a category (vinyl, cd …) or a sales type (preorder …); empty for all */
  readonly type: string;
  readonly sort: ProjectSort;
  /** 1-based */
  readonly page: number;
}

/** Values of `type`: formats, then sales types. */
export const LIST_TYPES = [
  ...ProjectCategory.values.filter((category) => category !== 'project'),
  ...ProjectType.values.filter((type) => type === 'preorder' || type === 'limited_edition'),
] as const;

/** Parses a URL query. Invalid values are ignored. */
export function parseListQuery(params: URLSearchParams): ListQuery {
  const page = Number(params.get('page') ?? 1);
  return {
    search: (params.get('search') ?? '').trim().slice(0, 100),
    genres: parseGenres(params.get('genre')),
    type: LIST_TYPES.find((type) => type === params.get('type')) ?? '',
    sort: ProjectSort.values.find((sort) => sort === params.get('sort')) ?? 'newest',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** Whether a list is filtered by genre or type. */
export const isFiltered = ({ genres, type }: ListQuery): boolean => genres.length > 0 || type !== '';

/** Builds the shortest URL query of a list: '' or '?genre=11|18&page=2'. A changed filter resets the page. */
export function buildListSearch(query: ListQuery, change: Partial<ListQuery> = {}): Search {
  const { search, genres, type, sort, page } = { ...query, page: 1, ...change };
  const params = new URLSearchParams({
    ...(search && { search }),
    ...(genres.length > 0 && { genre: formatGenreQuery(genres) }),
    ...(type && { type }),
    ...(sort !== 'newest' && { sort }),
    ...(page > 1 && { page: String(page) }),
  });
  // §2.1 has an unescaped pipe
  return params.size > 0 ? `?${params.toString().replaceAll('%7C', '|')}` : '';
}

/** Adds or removes a genre. */
export function toggleGenre(genres: readonly Genre[], genre: Genre): Genre[] {
  return genres.includes(genre) ? genres.filter((other) => other !== genre) : [...genres, genre];
}

/** Builds the query of GET /projects. */
export function buildApiQuery({ search, genres, type, sort, page }: ListQuery) {
  return {
    ...(search && { search }),
    ...(genres.length > 0 && { genre: formatGenreQuery(genres) }),
    ...(type && { type }),
    sort,
    limit: PAGE_SIZE,
    offset: (page - 1) * PAGE_SIZE,
  };
}

/** Page numbers to link to around the current one; undefined is a gap: 1 … 4 5 6 … 20. */
export function listPageNumbers(page: number, pages: number): (number | undefined)[] {
  const shownPages = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pages || Math.abs(number - page) <= 1,
  );
  return shownPages.flatMap((number, index) => {
    const previous = shownPages[index - 1];
    return previous !== undefined && number - previous > 1 ? [undefined, number] : [number];
  });
}
