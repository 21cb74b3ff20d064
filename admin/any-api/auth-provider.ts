import { apiFacts } from '#generated/api-facts.ts';
import { ApiError } from '#generated/client/api-error.ts';
import type { AuthProvider } from 'react-admin';
import { type Credential, readCredential, writeCredential } from './credentials.ts';

const everybody = {
  getPermissions: async () => 'anyone',
  getIdentity: async () => ({ id: 'anyone', fullName: apiFacts.title, anonymous: true }),
};

/** Nobody signs in here: whoever started the command gave it what the API wants to see. */
export const openAuthProvider: AuthProvider = {
  ...everybody,
  login: async () => undefined,
  logout: async () => undefined,
  checkAuth: async () => undefined,
  checkError: async () => undefined,
};

/** Keeps the credential of a person; an API that refuses it asks for another. */
export const credentialAuthProvider: AuthProvider = {
  ...everybody,
  login: async (credential: Credential) => writeCredential(credential),
  logout: async () => writeCredential(undefined),
  checkAuth: async () => (readCredential() ? undefined : Promise.reject(new Error())),
  checkError: async (error: unknown) => {
    if (error instanceof ApiError && error.status === 401) throw error;
  },
  getIdentity: async () => ({ id: 'anyone', fullName: apiFacts.title }),
};
