import type { OperationDefinition } from '#generated/definitions.ts';
import { operations } from '#generated/operations.ts';
import type { OperationId } from '#server/core/api/handler.ts';

/** Reads with side effects: each file download is counted. */
const EXCLUDED: readonly OperationId[] = ['fetchDownload'];
/** The only write allowed: it ends the impersonation. */
const END_OPERATION: OperationId = 'logout';

/** Whether an operation may be called during an impersonation: reads, and ending it. */
export function canCallWhileImpersonating(id: OperationId): boolean {
  const { method }: OperationDefinition = operations[id];
  return id === END_OPERATION || (method === 'get' && !EXCLUDED.includes(id));
}
