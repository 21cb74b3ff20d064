import type { OperationDefinition } from '#generated/definitions.ts';
import { operations } from '#generated/operations.ts';
import type { OperationId } from '#server/core/api/handler.ts';

/** Reading that leaves a trace in the customer's name: each fetch of a file counts. */
const COUNTED: readonly OperationId[] = ['fetchDownload'];
/** The only thing that may be ended. */
const ENDING: OperationId = 'logout';

/** Whether an operation may be called by who looks in a customer's place: what reads, and the end of looking. */
export function mayImpersonated(id: OperationId): boolean {
  const { method }: OperationDefinition = operations[id];
  return id === ENDING || (method === 'get' && !COUNTED.includes(id));
}
