import { ApiError, readProblem } from './problem.ts';
import { readToken } from './session.ts';

/** Language the API should answer in; set by the i18n provider. */
let language = 'en';
export function setRequestLanguage(next: string): void {
  language = next;
}

/**
 * Fetch from the API with the staff token and language.
 * @throws ApiError for every answer that is not ok, and for a network that does not answer (status 0, code `network`).
 */
export async function request(url: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  const token = readToken();
  if (token) headers.set('authorization', `Bearer ${token}`);
  headers.set('accept-language', language);
  if (init.body !== undefined && init.body !== null) headers.set('content-type', 'application/json');
  const response = await fetch(url, { ...init, headers }).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new ApiError({ type: 'about:blank', title: 'network', status: 0, code: 'network' });
  });
  if (!response.ok) throw await readProblem(response);
  return response;
}
