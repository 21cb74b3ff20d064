/** Body of an error response; the description has no schema for it. */
export type ErrorBody = unknown;

/** Whether a body is an error. */
export function isErrorBody(body: unknown): body is ErrorBody {
  return body !== undefined;
}
