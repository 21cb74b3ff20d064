import { createApi } from '#generated/client.ts';
import { anyCall } from '#generated/client/make-client.ts';
import { retrying } from '#generated/client/retry.ts';
import { readToken } from './session.ts';

/** Language the API should answer in; set by the i18n provider. */
let language = 'en';
export function setRequestLanguage(next: string): void {
  language = next;
}

/** The API as whoever is signed in; also another API is reached through our own origin. */
export const api = createApi({
  baseUrl: `${location.origin}/api`,
  credentials: { bearer: readToken },
  language: () => language,
  retry: retrying(),
});

/** The same for operations that are known by what was generated: resources and their actions. */
export const call = anyCall(api);
