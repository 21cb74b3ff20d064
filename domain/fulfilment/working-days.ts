const DAY_SECONDS = 86_400;

/** The moment after a number of working days (Monday to Friday, UTC), in Unix seconds. */
export function addWorkingDays(from: number, days: number): number {
  let moment = from;
  for (let left = days; left > 0;) {
    moment += DAY_SECONDS;
    const weekday = new Date(moment * 1000).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return moment;
}
