/**
 * Remembers, for a list with one filter and sort, the cursor with which each row offset begins, so that paging
 * forward costs the same however deep it lies. An offset never seen has none; the server then counts rows itself.
 */
export class Cursors {
  readonly #byList = new Map<string, Map<number, string>>();

  /** The list's address with the cursor of its range added when it is known. */
  apply(url: string): string {
    const { key, start } = listOf(url);
    const cursor = start > 0 ? this.#byList.get(key)?.get(start) : undefined;
    return cursor ? `${url}&cursor=${encodeURIComponent(cursor)}` : url;
  }

  /** Notes the cursor with which the answer to `url` says its next page begins. */
  note(url: string, next: string | null): void {
    const { key, start, end } = listOf(url);
    // a fresh look at the first page starts a fresh walk: rows may have been added meanwhile
    if (start === 0) this.#byList.delete(key);
    if (!next) return;
    const offsets = this.#byList.get(key) ?? new Map<number, string>();
    offsets.set(end + 1, next);
    this.#byList.set(key, offsets);
  }
}

function listOf(url: string): { key: string; start: number; end: number } {
  const [path, query = ''] = url.split('?');
  const params = new URLSearchParams(query);
  const [start = 0, end = 0] = JSON.parse(params.get('range') ?? '[0,0]') as number[];
  return { key: `${path}?${params.get('filter')}&${params.get('sort')}`, start, end };
}
