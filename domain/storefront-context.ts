/** What the server passes to the storefront with each request. */
export interface StorefrontContext {
  /** Sends a call to the API for this visitor. The path begins with `/api/`; the origin of the URL is ignored. */
  apiFetch(request: Request): Promise<Response>;
  /** CSP nonce of scripts and styles. */
  readonly nonce: string;
  /** Public URL without trailing slash. */
  readonly publicUrl: string;
  readonly clientIp: string;
}
