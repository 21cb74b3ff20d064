// Calls that the server makes itself, later or in the middle of another: the very handler that a request would reach.
import { operations } from '#generated/operations.ts';
import type { Account, Context, OperationId } from './handler.ts';
import { operationChecks } from './operation-checks.ts';
import { problem } from '#server/core/problems/problem.ts';
import type { Database, Transaction } from '#server/core/database/database.ts';

/** One call of an operation on behalf of an account. */
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
  return roles?.some((role) => user?.roles.some((own) => own === role)) ?? false;
}

/** A call as its handler gets it, within a transaction: whatever the handler begins in one of its own becomes a part of it. */
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

/** Checks a body as at the door and answers it as its handler gets it. Throws 422. */
export function validateBody(operation: OperationId, body: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const checked = structuredClone({ ...body });
  operationChecks(operation).body?.(checked);
  return checked;
}

/**
 * Runs an operation within a transaction, with the roles of its caller and its body checked as at the door. Throws what
 * the handler throws, 403 or 422.
 */
export async function callInTransaction(tx: Transaction, inner: OperationCall, context: Context): Promise<unknown> {
  const { operation, user, body } = inner;
  if (!canCall(operation, user)) throw problem(403, 'not_allowed');
  const call = createCall(tx, inner, body && validateBody(operation, body), context);
  // params and body were checked against the operation's own description
  const handler = context.extensions.handlers[operation] as unknown as (call: unknown) => Promise<unknown>;
  return handler(call);
}

/** A transaction takes part as the database: whatever is begun within it is a savepoint. */
const asDatabase = (tx: Transaction): Database => tx as unknown as Database;
