import { type Api, type ApiSettings, createApi } from '#generated/client.ts';
import { getUntypedCall } from '#generated/client/make-client.ts';
import { retrying } from '#generated/client/retry.ts';
import { readToken } from './session.ts';
import { recordUndo } from './undoable.ts';

/** Request language, set by the i18n provider. */
let language = 'en';
export function setRequestLanguage(locale: string): void {
  language = locale;
}

/** Creates an API client with the session's token, without retries. Other APIs are called through our origin too. */
export const makeApi = (settings: ApiSettings = {}): Api =>
  createApi({
    baseUrl: `${location.origin}/api`,
    credentials: { bearer: readToken },
    language: () => language,
    ...settings,
  });

/** The shared API client, with retries of idempotent calls. */
export const api = makeApi({ retry: retrying() });
api.use({ onResponse: ({ response }) => recordUndo(response) });

/** Calls operations of generated definitions: resources and their actions. */
export const call = getUntypedCall(api);
