import { data } from 'react-router';
import { ApiError } from '#generated/client/api-error.ts';
import { type DataOf, type Outcome, unwrap } from '#generated/client/unwrap.ts';
import { problemOf } from './problem-of.ts';

/**
 * The data of a call a page cannot do without. Throws what the error pages show (§2.6 page wrapper): statuses from 500 on
 * lead to the maintenance page, everything else to page-not-found, both with their real status.
 */
export async function page<Any extends Outcome>(call: Promise<Any>): Promise<DataOf<Any>> {
  try {
    return await unwrap(call);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { status } = problemOf(error);
    throw data(null, { status: status >= 500 ? status : 404 });
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
