const DAY = 86_400_000;

/**
 * The time of the retry after the n-th decline of a card; null when there is none. `days` are those from each decline to its
 * retry; retries end at the first 0.
 */
export function computeRetryTime(attempts: number, declined: Date, days: readonly number[]): Date | null {
  if (attempts > days.length || days.slice(0, attempts).includes(0)) return null;
  return new Date(declined.getTime() + (days[attempts - 1] ?? 0) * DAY);
}
