const DAY = 24 * 3600 * 1000;
/** Share of a year's orders that a week day gets, Sunday first: people buy records on Sunday evenings and on pay day. */
const WEEKDAYS = [1.25, 0.95, 0.9, 0.92, 1, 1.1, 1.05];
/** Months, January first: quiet summers, and half of the world's presents bought in the last weeks of the year. */
const MONTHS = [0.85, 0.8, 0.95, 1.15, 0.95, 0.9, 0.75, 0.7, 0.95, 1.05, 1.35, 1.7];

/** Sales of a day relative to an average one, for a shop that grows by a third a year. */
function computeWeight(day: Date, age: number): number {
  return (WEEKDAYS[day.getUTCDay()] ?? 1) * (MONTHS[day.getUTCMonth()] ?? 1) * 1.33 ** (-age / 365);
}

/**
 * When each of `count` orders of the last `days` days was placed, oldest first, ending just before `now`.
 * The moments rise with the index, so that numbers follow time as they do in a real shop.
 */
export function createOrderMoments(count: number, now: Date, days = 730): (index: number) => Date {
  const dayStarts = Array.from({ length: days }, (_, index) => now.getTime() - (days - index) * DAY);
  let sum = 0;
  const reached = dayStarts.map((start, index) => (sum += computeWeight(new Date(start), days - index)));
  let day = 0;
  let last = -1;
  return (index) => {
    if (index < last) day = 0;
    last = index;
    const place = ((index + 0.5) / count) * sum;
    while (day < days - 1 && (reached[day] ?? 0) <= place) day++;
    const before = reached[day - 1] ?? 0;
    const share = (place - before) / ((reached[day] ?? 1) - before);
    return new Date(Math.min((dayStarts[day] ?? 0) + Math.floor(share * DAY), now.getTime() - 60_000));
  };
}
