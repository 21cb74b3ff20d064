import { ApiError } from '#generated/client/api-error.ts';
import { unwrap } from '#generated/client/unwrap.ts';
import type { UserData } from '#generated/schemas.ts';
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

/** Auth provider of the back office. Admits staff only (isMun, §6); the server enforces roles. */
export const authProvider: AuthProvider = {
  async login({ email, password }: { email: string; password: string }) {
    const body = { email, password, device: readDevice() };
    const { token, data, device } = await unwrap(api.POST('/auth/login', { body }));
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
