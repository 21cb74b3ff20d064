/**
 * A reason not to start that the person at the terminal can act on. The message is one line and says what to do;
 * whoever catches it prints the message alone, without a stack, and exits with code 1.
 */
export class StartError extends Error {
  override name = 'StartError';
}
