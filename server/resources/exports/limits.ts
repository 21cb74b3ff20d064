/** How many exports are made at a time, by all processes together, so that lists and the shop have the database too. */
export const MAX_CONCURRENT = 2;

/** How many of one account may wait or run. */
export const MAX_UNFINISHED = 10;
