/** What an error answer holds, where the description does not say: anything. */
export type ErrorBody = unknown;

/** Whether a body is such an error. */
export function isErrorBody(body: unknown): body is ErrorBody {
  return body !== undefined;
}
