import { ApiError } from '#generated/client/api-error.ts';
import { unwrap } from '#generated/client/unwrap.ts';
import type { PasskeySignInRequest, SignInStep, UserData } from '#generated/schemas.ts';
import type { AuthProvider, UserIdentity } from 'react-admin';
import { api } from './client.ts';
import { clearToken, readDevice, readToken, writeDevice, writeToken } from './session.ts';

/** The signed-in account. */
export interface Identity extends UserIdentity {
  lang?: UserData['lang'];
  picture?: UserData['picture'];
  /** The API has no accounts. */
  anonymous?: true;
}

let account: Promise<UserData | undefined> | undefined;

/** Returns the account of the token, fetched once per page load; a failed request is repeated by the next caller. */
async function fetchAccount(): Promise<UserData | undefined> {
  if (!readToken()) return undefined;
  account ??= unwrap(api.GET('/auth/check')).then(
    ({ data }) => data,
    (error: unknown) => {
      account = undefined;
      throw error;
    },
  );
  return account;
}

function clearSession(): void {
  account = undefined;
  clearToken();
}

/** Whether the request failed without a decision of the server: no network or a server error. The session is kept. */
const isOutage = (error: unknown) => error instanceof ApiError && (error.kind !== 'not-ok' || error.status >= 500);

/** The sign-in requires a code. */
export class CodeRequired extends Error {
  override readonly name = 'CodeRequired';
  readonly step: SignInStep;

  constructor(step: SignInStep) {
    super('code_required');
    this.step = step;
  }
}

type Credentials =
  | { readonly email: string; readonly password: string }
  | { readonly challenge: string; readonly code: string }
  | { readonly credential: PasskeySignInRequest['credential'] };

/** Opens a session. Throws CodeRequired when the account requires a code. */
async function openSession(credentials: Credentials) {
  const device = readDevice();
  if ('credential' in credentials) return unwrap(api.POST('/auth/passkey', { body: { ...credentials, device } }));
  if ('challenge' in credentials) return unwrap(api.POST('/auth/login/code', { body: { ...credentials, device } }));
  const { email, password } = credentials;
  const answer = await unwrap(api.POST('/auth/login', { body: { email, password, device } }));
  if ('challenge' in answer) throw new CodeRequired(answer);
  return answer;
}

/** Auth provider of the back office. Admits staff only (isMun, §6); the server enforces roles. */
export const authProvider: AuthProvider = {
  async login(credentials: Credentials) {
    const { token, data, device } = await openSession(credentials);
    writeToken(token);
    if (device) writeDevice(device);
    if (data.isMun) {
      account = Promise.resolve(data);
      return;
    }
    await api.POST('/auth/logout').catch(() => undefined);
    clearSession();
    throw new ApiError('not-ok', { status: 403, code: 'staff_only' });
  },
  async logout() {
    // an explicit sign-out removes the drafts, an expired session keeps them
    const data = await account?.catch(() => undefined);
    if (data) {
      const { removeDrafts } = await import('#forms-schema/draft/draft-store.ts');
      removeDrafts(localStorage, `${data.id}/`);
    }
    if (readToken()) await api.POST('/auth/logout').catch(() => undefined);
    clearSession();
  },
  async checkAuth() {
    const data = await fetchAccount().catch((error: unknown) => {
      if (isOutage(error)) return 'unknown' as const;
      throw error;
    });
    if (data !== 'unknown' && !data?.isMun) throw new Error('errors.authentication_required');
  },
  async checkError(error: { status?: number }) {
    if (error.status !== 401) return;
    clearSession();
    throw new Error('errors.authentication_required');
  },
  async getIdentity(): Promise<Identity> {
    const data = await fetchAccount();
    return { id: data?.id ?? 0, fullName: data?.name, lang: data?.lang, picture: data?.picture };
  },
  async getPermissions() {
    return (await fetchAccount())?.role;
  },
};
