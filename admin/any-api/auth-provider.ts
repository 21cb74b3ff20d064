import { apiFacts } from '#generated/api-facts.ts';
import { ApiError } from '#generated/client/api-error.ts';
import type { AuthProvider } from 'react-admin';
import { type Credentials, readCredentials, writeCredentials } from './credentials.ts';

const everybody = {
  getPermissions: async () => 'anyone',
  getIdentity: async () => ({ id: 'anyone', fullName: apiFacts.title, anonymous: true }),
};

/** There is no sign-in: the command was given what the API wants to see. */
export const openAuthProvider: AuthProvider = {
  ...everybody,
  login: async () => undefined,
  logout: async () => undefined,
  checkAuth: async () => undefined,
  checkError: async () => undefined,
};

/** Keeps the credentials of a person; an API that refuses them asks for others. */
export const credentialAuthProvider: AuthProvider = {
  ...everybody,
  login: async (credentials: Credentials) => writeCredentials(credentials),
  logout: async () => writeCredentials(undefined),
  checkAuth: async () => (readCredentials() ? undefined : Promise.reject(new Error())),
  checkError: async (error: unknown) => {
    if (error instanceof ApiError && error.status === 401) throw error;
  },
  getIdentity: async () => ({ id: 'anyone', fullName: apiFacts.title }),
};
