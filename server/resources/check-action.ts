import { isConditionMet } from '#domain/resources/actions.ts';
import type { ResourceDefinition } from '#generated/definitions.ts';
import type { OperationId } from '#generated/operations.ts';
import { problem } from '#server/core/problems/problem.ts';

/** 409 for a status transition that is not allowed. */
export function transitionNotAllowed(from: string, to: string) {
  return problem(409, 'transition_not_allowed', {
    errors: [{ path: 'status', code: 'transition_not_allowed', params: { from, to } }],
  });
}

/** Throws 409 when the description (`x-action.when`) does not offer the action for the row. */
export function checkAction({ actions }: ResourceDefinition, operation: OperationId, row: object): void {
  const conditions = actions.find(({ operationId }) => operationId === operation)?.when ?? [];
  for (const condition of conditions) {
    const value: unknown = Reflect.get(row, condition.field);
    if (!isConditionMet(condition, value)) throw transitionNotAllowed(String(value), operation);
  }
}
