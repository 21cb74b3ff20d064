/** A row that holds from a day on ('YYYY-MM-DD'), until the next row of the same key. */
export interface DatedRow {
  readonly valid_from: string;
}

/** The first day of rows that have held as long as the shop exists. */
export const ALWAYS = '1970-01-01';

/** Of the rows that match, the one in force on the day: the latest to have begun. Undefined when none has. */
export function rowInForce<Row extends DatedRow>(
  rows: Iterable<Row>,
  day: string,
  matches: (row: Row) => boolean = () => true,
): Row | undefined {
  let found: Row | undefined;
  for (const row of rows) {
    if (row.valid_from > day || !matches(row)) continue;
    if (!found || row.valid_from >= found.valid_from) found = row;
  }
  return found;
}
