import { createContext, use } from 'react';

/** The nonce of the answer being rendered; empty in browsers, which hide the one that came with the page. */
export const NonceContext = createContext('');

/** The nonce that scripts and styles of the page carry. */
export function useNonce(): string {
  return use(NonceContext);
}
