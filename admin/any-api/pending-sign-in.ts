import type { Credentials } from './credentials.ts';

/** A sign-in that goes on when the provider has sent the person back. */
export interface PendingSignIn {
  scheme: string;
  verifier: string;
  state: string;
  nonce: string;
  client: { clientId: string; clientSecret?: string };
  /** Credentials of further schemes. */
  others: Credentials;
  /** The page it began on. */
  back: string;
}

const STORED = 'any-api.sign-in';
const FAILED = 'any-api.sign-in-failure';

export function readPending(): PendingSignIn | undefined {
  const text = sessionStorage.getItem(STORED);
  return text === null ? undefined : (JSON.parse(text) as PendingSignIn);
}

export function writePending(pending: PendingSignIn | undefined): void {
  if (pending) sessionStorage.setItem(STORED, JSON.stringify(pending));
  else sessionStorage.removeItem(STORED);
}

/** What went wrong at the provider. */
export const readFailure = (): string | undefined => sessionStorage.getItem(FAILED) ?? undefined;

export const forgetFailure = (): void => sessionStorage.removeItem(FAILED);

/** Ends a sign-in where the page was opened with a provider's answer to it. */
export async function finishSignIn(): Promise<void> {
  const address = new URL(location.href);
  const isAnswer = ['code', 'error'].some((name) => address.searchParams.has(name));
  if (!isAnswer || !address.searchParams.has('state') || !readPending()) return;
  const { finishCode, wordsOf } = await import('./oauth.ts');
  try {
    history.replaceState(null, '', await finishCode(address));
  } catch (error) {
    sessionStorage.setItem(FAILED, wordsOf(error));
    history.replaceState(null, '', address.pathname);
  }
}
