// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { components } from '../types.ts';

/** What most error answers of the description hold. */
export type ErrorBody = components['schemas']['Problem'];

/** Whether a body is such an error, at first sight. */
export function isErrorBody(body: unknown): body is ErrorBody {
  return typeof body === 'object' && body !== null && !Array.isArray(body) && ['type', 'title', 'status', 'code'].every((name) => name in body);
}
