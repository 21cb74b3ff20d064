import { createContext, use } from 'react';

/** The CSP nonce of the response being rendered; empty in the browser. */
export const NonceContext = createContext('');

/** The CSP nonce for scripts and styles of the page. */
export function useNonce(): string {
  return use(NonceContext);
}
