import { data } from 'react-router';
import { ApiError } from '#generated/client/api-error.ts';
import { type DataOf, type Outcome, unwrap } from '#generated/client/unwrap.ts';
import { toProblem } from './to-problem.ts';

/** Creates the error response of §2.6: statuses from 500 on show the maintenance page, all others page-not-found. */
export const createErrorPage = (status: number) => data(null, { status: status >= 500 ? status : 404 });

/** Loads data that a page requires. Throws the error response of a refused call. */
export async function loadRequired<Any extends Outcome>(call: Promise<Any>): Promise<DataOf<Any>> {
  try {
    return await unwrap(call);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw createErrorPage(toProblem(error).status);
  }
}

/** Loads data that a page does not require. Returns `fallback` when the call fails. */
export async function loadOptional<Any extends Outcome, Fallback>(
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
