import type { OperationDefinition } from '#generated/definitions.ts';
import { operations } from '#generated/operations.ts';
import type { OperationId } from '#server/core/api/handler.ts';

/** Reading that leaves a trace in the customer's name: each fetch of a file counts. */
const EXCLUDED: readonly OperationId[] = ['fetchDownload'];
/** The only thing that may be ended. */
const END_OPERATION: OperationId = 'logout';

/** Whether an operation may be called by who looks in a customer's place: what reads, and the end of looking. */
export function canCallWhileImpersonating(id: OperationId): boolean {
  const { method }: OperationDefinition = operations[id];
  return id === END_OPERATION || (method === 'get' && !EXCLUDED.includes(id));
}
