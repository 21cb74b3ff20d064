import { operations } from '#generated/operations.ts';
import { shapes } from './description.ts';
import { createFieldRules } from './field-rules.ts';
import type { OperationId } from './handler.ts';
import { createRequestChecks } from './schema/request-checks.ts';
import type { RequestChecks } from './schema/request-checks.ts';

const checksByOperation = new Map<OperationId, RequestChecks>();

/** Returns the request checks of an operation. Compiled once. */
export function getOperationChecks(id: OperationId): RequestChecks {
  const cachedChecks = checksByOperation.get(id);
  if (cachedChecks) return cachedChecks;
  const shape = shapes.get(id);
  if (!shape) throw new Error(`The bundled description has no ${id}: run npm run generate.`);
  const { method, path } = operations[id];
  // PUT on a record is a partial update; PUT without a path parameter replaces everything
  const purpose = method === 'put' && path.includes('{') ? 'update' : 'whole';
  const checks = createRequestChecks(shape, purpose, createFieldRules(shape, purpose));
  checksByOperation.set(id, checks);
  return checks;
}
