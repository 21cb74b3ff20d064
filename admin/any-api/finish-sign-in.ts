import { readPending, writeFailure } from './pending-sign-in.ts';

/** Completes a sign-in when the page was opened with a provider's response. */
export async function finishSignIn(): Promise<void> {
  const address = new URL(location.href);
  const isAnswer = ['code', 'error'].some((name) => address.searchParams.has(name));
  if (!isAnswer || !address.searchParams.has('state') || !readPending()) return;
  const { finishCodeFlow, getErrorDescription } = await import('./oauth.ts');
  try {
    history.replaceState(null, '', await finishCodeFlow(address));
  } catch (error) {
    writeFailure(getErrorDescription(error));
    history.replaceState(null, '', address.pathname);
  }
}
