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

export const writeFailure = (words: string): void => sessionStorage.setItem(FAILED, words);

export const forgetFailure = (): void => sessionStorage.removeItem(FAILED);
