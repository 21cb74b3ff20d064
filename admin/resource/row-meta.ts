/**
 * Query meta of lists. It keeps their rows, which have fewer properties, out of the cache of single records.
 */
export const ROW = { row: true } as const;
