// Detects errors of an unavailable database (restart, failover, no connections left).

/** SQLSTATE classes 08 (connection), 53 (resources), 57P0x (shutdown, startup), and 25006 (read-only standby). */
const SQL_STATES = /^(?:08...|53...|57P0.|25006)$/;
const SYSTEM_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'ENOENT', 'EPIPE', 'ETIMEDOUT']);
/** Messages of node-postgres and pg-boss errors without a code. */
const MESSAGES =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Client was closed and is not queryable|LISTEN\/NOTIFY connection ended/;

/** Whether the error or one of its causes means that the database is unavailable. */
export function isUnavailable(error: unknown): boolean {
  return toErrorChain(error).some(
    ({ code, message }) =>
      (typeof code === 'string' && (SQL_STATES.test(code) || SYSTEM_CODES.has(code))) ||
      (typeof message === 'string' && MESSAGES.test(message)),
  );
}

/** Whether the error or one of its causes means that the disk is full. */
export function isDiskFull(error: unknown): boolean {
  return toErrorChain(error).some(({ code }) => code === 'ENOSPC' || code === 'EDQUOT');
}

/** Returns the error and its causes. Job libraries pass plain objects. */
function toErrorChain(error: unknown, depth = 0): { code?: unknown; message?: unknown }[] {
  if (typeof error !== 'object' || error === null || depth > 8) return [];
  const { cause } = error as { cause?: unknown };
  const inner = error instanceof AggregateError ? error.errors : [];
  return [error, ...[cause, ...inner].flatMap((one) => toErrorChain(one, depth + 1))];
}
