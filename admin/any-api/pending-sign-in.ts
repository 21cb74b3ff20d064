import type { Credentials } from './credentials.ts';

/** A sign-in that continues after the provider's redirect. */
export interface PendingSignIn {
  scheme: string;
  verifier: string;
  state: string;
  nonce: string;
  client: { clientId: string; clientSecret?: string };
  /** credentials of further schemes */
  others: Credentials;
  /** the page it began on */
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

/** The provider's error of the last attempt. */
export const readFailure = (): string | undefined => sessionStorage.getItem(FAILED) ?? undefined;

export const writeFailure = (words: string): void => sessionStorage.setItem(FAILED, words);

export const clearFailure = (): void => sessionStorage.removeItem(FAILED);
