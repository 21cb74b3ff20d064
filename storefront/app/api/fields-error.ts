import { ApiError } from '#generated/client/api-error.ts';
import type { Problem } from '#generated/schemas.ts';

/** Creates the error of values that break the rules of their fields, as the API responds. */
export function createFieldsError(errors: NonNullable<Problem['errors']>): ApiError {
  const body: Problem = { type: 'about:blank', title: '', status: 422, code: 'validation_failed', errors };
  return new ApiError('not-ok', { status: 422, code: body.code, body });
}
