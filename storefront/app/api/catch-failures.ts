import type { Problem } from '#generated/schemas.ts';

/** Whether a form got no answer from the server; loading the page again would fail too. */
export const isUnanswered = (actionResult: unknown): boolean =>
  (actionResult as { problem?: Problem } | null | undefined)?.problem?.code === 'network';

/**
 * Runs a form's server action and turns a network or server failure into a problem to show, so that the page keeps
 * the entered values. Redirects are rethrown.
 */
export async function catchFailures<Answer>(
  serverAction: () => Promise<Answer>,
): Promise<Answer | { problem: Problem }> {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) throw error;
    const code = error instanceof TypeError ? 'network' : 'internal_error';
    return { problem: { type: 'about:blank', title: '', status: 503, code } };
  }
}
