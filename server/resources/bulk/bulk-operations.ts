import { canRunOnFilter } from '#domain/resources/actions.ts';
import type { ActionDefinition } from '#generated/definitions.ts';
import { resources } from '#generated/resources.ts';
import type { Account, Context, OperationId } from '#server/core/api/handler.ts';
import { canCall } from '#server/core/api/call-in-transaction.ts';
import { getOperationChecks } from '#server/core/api/operation-checks.ts';
import { invalid, Problem, problem } from '#server/core/problems/problem.ts';
import type { ResourceRuntime } from '../resource-runtime.ts';
import { getResource } from '../get-resource.ts';
import { canList } from '../can-list.ts';

type Action = Pick<ActionDefinition, 'byRecord' | 'answersFile'> & { operationId: string };

/** Resource by operation id, for actions that can run on all records of a filter. */
const RESOURCE_BY_OPERATION: ReadonlyMap<string, string> = new Map(
  Object.values(resources).flatMap(({ name, actions }) =>
    actions
      .filter((action: Action) => canRunOnFilter(action))
      .map(({ operationId }): [string, string] => [operationId, name]),
  ),
);

/** An action and the resource of its records. */
export interface BulkOperation {
  operation: OperationId;
  runtime: ResourceRuntime;
}

/**
 * Looks up an action by operation id. Throws 422 when there is none, 403 when the account may not run it or list its
 * records.
 */
export function getBulkOperation(context: Pick<Context, 'extensions'>, name: string, user: Account): BulkOperation {
  const runtime = getResource(context, RESOURCE_BY_OPERATION.get(name) ?? '');
  if (!runtime) throw invalid([{ path: 'operation', code: 'input_not_allowed' }]);
  // the map has only operations of the description
  const operation = name as OperationId;
  if (!canCall(operation, user) || !canList(runtime, user)) throw problem(403, 'not_allowed');
  return { operation, runtime };
}

/** Validates the body of an action. Throws 422 with paths below `body`. */
export function checkBulkBody(operation: OperationId, body: Readonly<Record<string, unknown>>): void {
  try {
    getOperationChecks(operation).body?.({ ...structuredClone(body), ids: [1] });
  } catch (error) {
    if (!(error instanceof Problem) || !error.options.errors) throw error;
    throw invalid(error.options.errors.map((fieldError) => ({ ...fieldError, path: `body.${fieldError.path}` })));
  }
}
