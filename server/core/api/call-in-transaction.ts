// Calls of operations by the server, through the same handlers as requests.
import { operations } from '#generated/operations.ts';
import type { Account, Context, OperationId } from './handler.ts';
import { getOperationChecks } from './operation-checks.ts';
import { problem } from '#server/core/problems/problem.ts';
import type { Database, Transaction } from '#server/core/database/database.ts';

/** A call of an operation on behalf of an account. */
export interface OperationCall {
  operation: OperationId;
  user: Account;
  requestId: string;
  params?: Readonly<Record<string, unknown>>;
  body?: Readonly<Record<string, unknown>>;
  headers?: Readonly<Record<string, string>>;
  undoes?: number;
}

/** Whether an account may call an operation (`x-roles`). */
export function canCall(operation: OperationId, user: Account | undefined): boolean {
  const roles: readonly string[] | undefined = operations[operation].roles;
  return roles?.some((role) => user?.roles.some((accountRole) => accountRole === role)) ?? false;
}

/** Builds the call of a handler within a transaction; transactions of the handler become savepoints. */
export function createCall<Body>(
  tx: Transaction,
  { operation, user, requestId, params = {}, headers = {}, undoes }: Omit<OperationCall, 'body'>,
  body: Body,
  context: Context,
) {
  return {
    operation,
    params,
    query: {},
    body,
    headers,
    user,
    lang: user.lang,
    ip: '',
    requestId,
    undoes,
    context: { ...context, db: asDatabase(tx) },
    reply: { header: () => undefined, status: () => undefined },
  };
}

/** Validates a body like that of a request and returns it with defaults. Throws 422. */
export function validateBody(operation: OperationId, body: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const validated = structuredClone({ ...body });
  getOperationChecks(operation).body?.(validated);
  return validated;
}

/**
 * Calls an operation within a transaction, after authorising the account and validating the body. Throws 403, 422 and what
 * the handler throws.
 */
export async function callInTransaction(
  tx: Transaction,
  operationCall: OperationCall,
  context: Context,
): Promise<unknown> {
  const { operation, user, body } = operationCall;
  if (!canCall(operation, user)) throw problem(403, 'not_allowed');
  const call = createCall(tx, operationCall, body && validateBody(operation, body), context);
  // params and body match the operation's schema
  const handler = context.extensions.handlers[operation] as unknown as (call: unknown) => Promise<unknown>;
  return handler(call);
}

/** Uses a transaction as a database: nested transactions are savepoints. */
const asDatabase = (tx: Transaction): Database => tx as unknown as Database;
