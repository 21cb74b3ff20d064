/**
 * Caches the cursor of each row offset per list, filter and sort, so that paging forward has constant cost. Without a
 * cursor the server uses the offset.
 */
export class Cursors {
  readonly #byList = new Map<string, Map<number, string>>();

  /** Adds the cursor of the list URL's range, when known. */
  apply(url: string): string {
    const { key, start } = parseListUrl(url);
    const cursor = start > 0 ? this.#byList.get(key)?.get(start) : undefined;
    return cursor ? `${url}&cursor=${encodeURIComponent(cursor)}` : url;
  }

  /** Stores the next page's cursor from the response to `url`. */
  store(url: string, next: string | null): void {
    const { key, start, end } = parseListUrl(url);
    // reading the first page resets the cursors, as rows may have been added
    if (start === 0) this.#byList.delete(key);
    if (!next) return;
    const offsets = this.#byList.get(key) ?? new Map<number, string>();
    offsets.set(end + 1, next);
    this.#byList.set(key, offsets);
  }
}

function parseListUrl(url: string): { key: string; start: number; end: number } {
  const [path, query = ''] = url.split('?');
  const params = new URLSearchParams(query);
  const [start = 0, end = 0] = JSON.parse(params.get('range') ?? '[0,0]') as number[];
  return { key: `${path}?${params.get('filter')}&${params.get('sort')}`, start, end };
}
