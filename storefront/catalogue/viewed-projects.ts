// Recently viewed projects of this browser, kept in its local storage only.

const KEY = 'viewed';
const MAX_VIEWED = 9;

/** The ids of the projects viewed last, latest first. Empty when the storage is blocked or has other content. */
export function readViewed(): number[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(value) ? value.filter((id): id is number => Number.isSafeInteger(id) && id > 0) : [];
  } catch {
    return [];
  }
}

/** Remembers a viewed project. */
export function rememberViewed(id: number): void {
  try {
    const ids = [id, ...readViewed().filter((other) => other !== id)].slice(0, MAX_VIEWED);
    localStorage.setItem(KEY, JSON.stringify(ids));
  } catch {
    // the storage is blocked or full
  }
}
