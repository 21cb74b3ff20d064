/** How many exports are made at a time, by all processes together, so that lists and the shop have the database too. */
export const MOST_AT_ONCE = 2;

/** How many of one account may wait or run. */
export const MOST_UNFINISHED = 10;

/** How long a file is kept. */
export const KEPT_MS = 7 * 24 * 3600 * 1000;

/** A run says so often that it is still there, and learns then that it was cancelled. */
export const BEAT_MS = 700;

/** After so long without a word a run counts as dead, and another one begins anew. */
export const DEAD_AFTER_SECONDS = 15;
