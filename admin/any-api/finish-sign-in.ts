import { readPending, writeFailure } from './pending-sign-in.ts';

/** Completes a sign-in when the page was opened with a provider's response. */
export async function finishSignIn(): Promise<void> {
  const address = new URL(location.href);
  const isAnswer = ['code', 'error'].some((name) => address.searchParams.has(name));
  if (!isAnswer || !address.searchParams.has('state') || !readPending()) return;
  const { finishCode, wordsOf } = await import('./oauth.ts');
  try {
    history.replaceState(null, '', await finishCode(address));
  } catch (error) {
    writeFailure(wordsOf(error));
    history.replaceState(null, '', address.pathname);
  }
}
