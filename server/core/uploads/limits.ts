/** Quota of an account's unassigned uploads. */
export const MAX_UPLOADS = 50;
export const MAX_BYTES = 512 * 1_048_576;

/** Limit of S3. */
export const MAX_PARTS = 10_000;
