import { refused } from './api-error.ts';

/** What a call resolves to. */
export interface Outcome {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly response: Response;
}

/** The data of an outcome that is a success. */
export type DataOf<Any extends Outcome> = Any extends { data: infer Data } ? Whole<Data> : never;

/** openapi-fetch takes the type of a stream apart into its members. */
type Whole<Data> = Data extends { locked: boolean; getReader: object } ? ReadableStream<Uint8Array> : Data;

/**
 * The data of a call, or of what it resolved to: `await unwrap(api.GET('/projects'))`.
 * @throws ApiError for every other outcome; what the call's own signal stopped rejects as AbortError
 */
export async function unwrap<Any extends Outcome>(call: Promise<Any> | Any): Promise<DataOf<Any>> {
  const { data, error, response } = await call;
  if (response.ok) return data as DataOf<Any>;
  throw refused(response, error);
}
