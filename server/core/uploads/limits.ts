/** What an account may have sent that no record names (yet). */
export const MOST_UPLOADS = 50;
export const MOST_BYTES = 512 * 1_048_576;

/** As many as a bucket takes. */
export const MOST_PARTS = 10_000;
