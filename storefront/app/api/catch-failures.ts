import { data } from 'react-router';
import type { Problem } from '#generated/schemas.ts';

/** Status of the problem, for which React Router keeps the loaded data instead of loading it again. */
const UNAVAILABLE = 503;

/**
 * Runs a form's server action and turns a network or server failure into a problem to show, so that the page keeps
 * the entered values. Redirects are rethrown.
 */
export async function catchFailures<Answer>(serverAction: () => Promise<Answer>) {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) throw error;
    const code = error instanceof TypeError ? 'network' : 'internal_error';
    const problem: Problem = { type: 'about:blank', title: '', status: UNAVAILABLE, code };
    return data({ problem }, UNAVAILABLE);
  }
}
