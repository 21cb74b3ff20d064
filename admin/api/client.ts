import { type Api, type ApiSettings, createApi } from '#generated/client.ts';
import { anyCall } from '#generated/client/make-client.ts';
import { retrying } from '#generated/client/retry.ts';
import { readToken } from './session.ts';
import { noteUndo } from './undoable.ts';

/** Language the API should answer in; set by the i18n provider. */
let language = 'en';
export function setRequestLanguage(next: string): void {
  language = next;
}

/** The API as the account that is signed in; also another API is reached through our own origin. Calls are made once. */
export const makeApi = (settings: ApiSettings = {}): Api =>
  createApi({
    baseUrl: `${location.origin}/api`,
    credentials: { bearer: readToken },
    language: () => language,
    ...settings,
  });

/** The same, repeating what may be repeated. */
export const api = makeApi({ retry: retrying() });
api.use({ onResponse: ({ response }) => noteUndo(response) });

/** The same for operations that are known by what was generated: resources and their actions. */
export const call = anyCall(api);
