/** Maximum concurrent exports of all processes, to leave database capacity to requests. */
export const MAX_CONCURRENT = 2;

/** Maximum number of waiting and running exports of one account. */
export const MAX_UNFINISHED = 10;
