/**
 * Marks what a list answered: its rows have less than a record of its own, so they must not stand in for one on its page.
 */
export const ROW = { row: true } as const;
