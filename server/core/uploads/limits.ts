/** What an account may have sent that no record names (yet). */
export const MAX_UPLOADS = 50;
export const MAX_BYTES = 512 * 1_048_576;

/** As many as a bucket takes. */
export const MAX_PARTS = 10_000;
