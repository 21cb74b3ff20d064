// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { components } from '../types.ts';

/** The description's most frequent error schema. */
export type ErrorBody = components['schemas']['Problem'];

/** Whether a body has the required properties of an error. */
export function isErrorBody(body: unknown): body is ErrorBody {
  return typeof body === 'object' && body !== null && !Array.isArray(body) && ['type', 'title', 'status', 'code'].every((name) => name in body);
}
