import { data } from 'react-router';
import { ApiError, isProblem, unexplained } from './api-error.ts';

/** What openapi-fetch resolves to. */
interface Outcome {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly response: Response;
}

/** The data of an outcome that is a success. */
type DataOf<Any extends Outcome> = Any extends { data: infer Data } ? Data : never;

/** The data of a call. Throws an ApiError for every other outcome, also when no answer came. */
export async function unwrap<Any extends Outcome>(call: Promise<Any>): Promise<DataOf<Any>> {
  let outcome: Any;
  try {
    outcome = await call;
  } catch (cause) {
    throw unexplained(503, cause);
  }
  const { response, error } = outcome;
  if (response.ok) return outcome.data as DataOf<Any>;
  throw isProblem(error) ? new ApiError(response.status, error) : unexplained(response.status, error);
}

/**
 * The data of a call a page cannot do without. Throws what the error pages show (§2.6 page wrapper): statuses from 500 on
 * lead to the maintenance page, everything else to page-not-found, both with their real status.
 */
export async function page<Any extends Outcome>(call: Promise<Any>): Promise<DataOf<Any>> {
  try {
    return await unwrap(call);
  } catch (error) {
    if (error instanceof ApiError) throw data(null, { status: error.status >= 500 ? error.status : 404 });
    throw error;
  }
}

/** The data of a call a page can do without: the fallback when it fails. */
export async function optional<Any extends Outcome, Fallback>(
  call: Promise<Any>,
  fallback: Fallback,
): Promise<DataOf<Any> | Fallback> {
  try {
    return await unwrap(call);
  } catch (error) {
    if (error instanceof ApiError) return fallback;
    throw error;
  }
}
