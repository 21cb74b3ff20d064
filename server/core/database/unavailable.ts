// Tells errors of a database that is away (restarting, failing over, out of connections) from all others.

/** SQLSTATE classes 08 (connection), 53 (resources), 57P0x (shutting down, starting), and 25006: a standby answered. */
const STATES = /^(?:08...|53...|57P0.|25006)$/;
const SYSTEM_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'ENOENT', 'EPIPE', 'ETIMEDOUT']);
/** node-postgres, its pool and pg-boss give these no code. */
const MESSAGES =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Client was closed and is not queryable|LISTEN\/NOTIFY connection ended/;

/** Whether the error, or one it was caused by, says that the database cannot be used at the moment. */
export function isUnavailable(error: unknown): boolean {
  return toErrorChain(error).some(
    ({ code, message }) =>
      (typeof code === 'string' && (STATES.test(code) || SYSTEM_CODES.has(code))) ||
      (typeof message === 'string' && MESSAGES.test(message)),
  );
}

/** Whether the error, or one it was caused by, says that no room is left where files are kept. */
export function isDiskFull(error: unknown): boolean {
  return toErrorChain(error).some(({ code }) => code === 'ENOSPC' || code === 'EDQUOT');
}

/** The error and its causes; job libraries pass plain objects with an error's members. */
function toErrorChain(error: unknown, depth = 0): { code?: unknown; message?: unknown }[] {
  if (typeof error !== 'object' || error === null || depth > 8) return [];
  const { cause } = error as { cause?: unknown };
  const inner = error instanceof AggregateError ? error.errors : [];
  return [error, ...[cause, ...inner].flatMap((one) => toErrorChain(one, depth + 1))];
}
