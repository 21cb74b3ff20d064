const DAY = 24 * 3600 * 1000;
/** Sales by weekday relative to the average, Sunday first. */
const WEEKDAYS = [1.25, 0.95, 0.9, 0.92, 1, 1.1, 1.05];
/** Sales by month relative to the average, January first: low in summer, high before Christmas. */
const MONTHS = [0.85, 0.8, 0.95, 1.15, 0.95, 0.9, 0.75, 0.7, 0.95, 1.05, 1.35, 1.7];

/** Sales of a day, `age` days ago, relative to the average. They grow by a third a year. */
function computeWeight(day: Date, age: number): number {
  return (WEEKDAYS[day.getUTCDay()] ?? 1) * (MONTHS[day.getUTCMonth()] ?? 1) * 1.33 ** (-age / 365);
}

/**
 * Returns a function from the index of an order to its time, for `count` orders in the `days` days before `now`. Times
 * rise with the index, as order numbers do.
 */
export function createOrderMoments(count: number, now: Date, days = 730): (index: number) => Date {
  const dayStarts = Array.from({ length: days }, (_, index) => now.getTime() - (days - index) * DAY);
  let sum = 0;
  const cumulative = dayStarts.map((start, index) => (sum += computeWeight(new Date(start), days - index)));
  let day = 0;
  let lastIndex = -1;
  return (index) => {
    if (index < lastIndex) day = 0;
    lastIndex = index;
    const target = ((index + 0.5) / count) * sum;
    while (day < days - 1 && (cumulative[day] ?? 0) <= target) day++;
    const previous = cumulative[day - 1] ?? 0;
    const share = (target - previous) / ((cumulative[day] ?? 1) - previous);
    return new Date(Math.min((dayStarts[day] ?? 0) + Math.floor(share * DAY), now.getTime() - 60_000));
  };
}
