import { ApiError } from '#generated/client/api-error.ts';
import { unwrap } from '#generated/client/unwrap.ts';
import type { UserData } from '#generated/schemas.ts';
import type { AuthProvider, UserIdentity } from 'react-admin';
import { api } from './client.ts';
import { clearToken, readDevice, readToken, writeDevice, writeToken } from './session.ts';

/** Who is signed in, with the language of the account. */
export interface Identity extends UserIdentity {
  lang?: UserData['lang'];
  picture?: UserData['picture'];
  /** There is no account, and none is needed. */
  anonymous?: true;
}

let account: UserData | undefined;

/** The account behind the token, asked for once a page load. */
async function currentAccount(): Promise<UserData | undefined> {
  if (!readToken()) return undefined;
  account ??= (await unwrap(api.GET('/auth/check'))).data;
  return account;
}

function forget(): void {
  account = undefined;
  clearToken();
}

/** Whether the server could not say who is signed in: no network, or it is down. Nobody is signed out for that. */
const isOutage = (error: unknown) => error instanceof ApiError && (error.kind !== 'not-ok' || error.status >= 500);

/** Sign-in of the back office. Only staff (isMun, §6) gets in; what each role may do is checked again by the server. */
export const authProvider: AuthProvider = {
  async login({ email, password }: { email: string; password: string }) {
    const body = { email, password, device: readDevice() };
    const { token, data, device } = await unwrap(api.POST('/auth/login', { body }));
    writeToken(token);
    if (device) writeDevice(device);
    if (data.isMun) {
      account = data;
      return;
    }
    await api.POST('/auth/logout').catch(() => undefined);
    forget();
    throw new ApiError('not-ok', { status: 403, code: 'staff_only' });
  },
  async logout() {
    // who signs out leaves nothing behind; who is signed out by the server finds the drafts again
    if (account) {
      const { forgetDraftsOf } = await import('#forms-schema/draft/draft-store.ts');
      forgetDraftsOf(localStorage, `${account.id}/`);
    }
    if (readToken()) await api.POST('/auth/logout').catch(() => undefined);
    forget();
  },
  async checkAuth() {
    const data = await currentAccount().catch((error: unknown) => {
      if (isOutage(error)) return 'unknown' as const;
      throw error;
    });
    if (data !== 'unknown' && !data?.isMun) throw new Error('errors.authentication_required');
  },
  async checkError(error: { status?: number }) {
    if (error.status !== 401) return;
    forget();
    throw new Error('errors.authentication_required');
  },
  async getIdentity(): Promise<Identity> {
    const data = await currentAccount();
    return { id: data?.id ?? 0, fullName: data?.name, lang: data?.lang, picture: data?.picture };
  },
  async getPermissions() {
    return (await currentAccount())?.role;
  },
};
