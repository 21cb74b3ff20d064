// Written by `npm run generate` from the OpenAPI description. Do not edit.

import { createResponseError } from './api-error.ts';

/** Result of a call. */
export interface Outcome {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly response: Response;
}

/** Data of a successful outcome. */
export type DataOf<Any extends Outcome> = Any extends { data: infer Data } ? Whole<Data> : never;

/** Restores the type of a stream, which openapi-fetch maps member by member. */
type Whole<Data> = Data extends { locked: boolean; getReader: object } ? ReadableStream<Uint8Array> : Data;

/**
 * Returns the data of a call or of its outcome: `await unwrap(api.GET('/projects'))`.
 * @throws ApiError for error statuses; an aborted call rejects with its AbortError
 */
export async function unwrap<Any extends Outcome>(call: Promise<Any> | Any): Promise<DataOf<Any>> {
  const { data, error, response } = await call;
  if (response.ok) return data as DataOf<Any>;
  throw createResponseError(response, error);
}
