/** A row valid from a day ('YYYY-MM-DD') until the next row of the same key. */
export interface DatedRow {
  readonly valid_from: string;
}

/** First day of rows that have always been valid. */
export const ALWAYS = '1970-01-01';

/** Finds the matching row in force on a day, i.e. with the latest beginning; undefined when there is none. */
export function findRowInForce<Row extends DatedRow>(
  rows: Iterable<Row>,
  day: string,
  matches: (row: Row) => boolean = () => true,
): Row | undefined {
  let latest: Row | undefined;
  for (const row of rows) {
    if (row.valid_from > day || !matches(row)) continue;
    if (!latest || row.valid_from >= latest.valid_from) latest = row;
  }
  return latest;
}
