import type { Problem } from '#generated/schemas.ts';

/**
 * The outcome of a form's server action for a page that must not be lost: when the network or the server fails, the page
 * stays with everything typed and gets a problem to show instead. Redirects go through.
 */
export async function keepPage<Answer>(serverAction: () => Promise<Answer>): Promise<Answer | { problem: Problem }> {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) throw error;
    const code = error instanceof TypeError ? 'network' : 'internal_error';
    return { problem: { type: 'about:blank', title: '', status: 503, code } };
  }
}
