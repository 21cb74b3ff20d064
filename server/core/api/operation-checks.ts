import { operations } from '#generated/operations.ts';
import { shapes } from './description.ts';
import { createFieldRules } from './field-rules.ts';
import type { OperationId } from './handler.ts';
import { requestChecks } from './schema/request-checks.ts';
import type { RequestChecks } from './schema/request-checks.ts';

const checksByOperation = new Map<OperationId, RequestChecks>();

/** The checks of an operation's requests by its description; cached. */
export function operationChecks(id: OperationId): RequestChecks {
  const known = checksByOperation.get(id);
  if (known) return known;
  const shape = shapes.get(id);
  if (!shape) throw new Error(`The bundled description has no ${id}: run npm run generate.`);
  const { method, path } = operations[id];
  // PUT on a record is a partial update; PUT without a path parameter replaces the whole
  const purpose = method === 'put' && path.includes('{') ? 'update' : 'whole';
  const checks = requestChecks(shape, purpose, createFieldRules(shape, purpose));
  checksByOperation.set(id, checks);
  return checks;
}
