/**
 * An error that prevents the start and that an operator can fix. The one-line message names the fix; it is printed without a
 * stack, and the process exits with code 1.
 */
export class StartError extends Error {
  override name = 'StartError';
}
