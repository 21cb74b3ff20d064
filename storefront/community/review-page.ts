/** Reviews on a page of a project. */
export const REVIEWS_PER_PAGE = 6;

/** Parses the page of reviews in the address; 1 for anything but a positive integer. */
export function parseReviewPage(search: URLSearchParams): number {
  const text = search.get('reviews') ?? '';
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
}
