import { apiFacts } from '#generated/api-facts.ts';
import { ApiError } from '#generated/client/api-error.ts';
import type { AuthProvider } from 'react-admin';
import { type Credentials, readCredentials, writeCredentials } from './credentials.ts';

const ANONYMOUS = {
  getPermissions: async () => 'anyone',
  getIdentity: async () => ({ id: 'anyone', fullName: apiFacts.title, anonymous: true }),
};

/** An auth provider without sign-in: the command was started with credentials, or the API needs none. */
export const openAuthProvider: AuthProvider = {
  ...ANONYMOUS,
  login: async () => undefined,
  logout: async () => undefined,
  checkAuth: async () => undefined,
  checkError: async () => undefined,
};

/** An auth provider with credentials entered by the user. A 401 of the API requires a new sign-in. */
export const credentialAuthProvider: AuthProvider = {
  ...ANONYMOUS,
  login: async (credentials: Credentials) => writeCredentials(credentials),
  logout: async () => writeCredentials(undefined),
  checkAuth: async () => (readCredentials() ? undefined : Promise.reject(new Error())),
  checkError: async (error: unknown) => {
    if (error instanceof ApiError && error.status === 401) throw error;
  },
  getIdentity: async () => ({ id: 'anyone', fullName: apiFacts.title }),
};
