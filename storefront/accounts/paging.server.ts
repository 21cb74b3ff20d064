import { data } from 'react-router';

/** A page of a list, by the query parameter `page`. */
export interface ListPage {
  readonly number: number;
  readonly query: { readonly limit: number; readonly offset: number };
  /** The number of pages. Throws 404 for a page after the last one. */
  count(total: number): number;
}

/** Reads the page of a list from the address; the first for anything but a number. */
export function readListPage(request: Request, limit: number): ListPage {
  const requested = Number(new URL(request.url).searchParams.get('page') ?? 1);
  const number = Number.isSafeInteger(requested) && requested > 0 && requested < 10_000 ? requested : 1;
  return {
    number,
    query: { limit, offset: (number - 1) * limit },
    count: (total) => {
      const pages = Math.max(1, Math.ceil(total / limit));
      // pages beyond the last one have no count of their own
      if (number > 1 && (total === 0 || number > pages)) throw data(null, { status: 404 });
      return pages;
    },
  };
}
