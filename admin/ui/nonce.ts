/** Returns the CSP nonce for styles from the page's meta element; undefined in development. */
export function readStyleNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;
}
