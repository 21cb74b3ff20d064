import { createContext } from 'react-router';

/** What the server hands over with every request. */
export interface StorefrontContext {
  /** Sends a call to the API: the URL is absolute, its origin means nothing and its path begins with /api/. */
  apiFetch(request: Request): Promise<Response>;
  /** of the content security policy of this answer */
  readonly nonce: string;
  /** where browsers reach the shop, without a slash at the end */
  readonly publicUrl: string;
  readonly clientIp: string;
}

export const storefrontContext = createContext<StorefrontContext>();
