import { StartError } from './start-error.ts';

/** Sign-in with Google. */
export interface GoogleConfig {
  readonly clientId: string;
  /** Address of the OpenID provider, without a trailing slash. */
  readonly issuer: string;
}

export type GoogleVariable = 'GOOGLE_CLIENT_ID' | 'GOOGLE_ISSUER';

/** Reads the sign-in with Google; undefined without a client. Throws StartError. */
export function readGoogleConfig(
  readText: (name: GoogleVariable) => string | undefined,
  production: boolean,
): GoogleConfig | undefined {
  const clientId = readText('GOOGLE_CLIENT_ID');
  if (!clientId) return undefined;
  if (/\s/.test(clientId)) throw new StartError('GOOGLE_CLIENT_ID must be one word: change it or unset it.');
  const issuer = readText('GOOGLE_ISSUER');
  if (issuer && !URL.canParse(issuer))
    throw new StartError('GOOGLE_ISSUER must be an address like http://127.0.0.1:4000: change it or unset it.');
  // accounts of a live shop are opened by Google only
  return { clientId, issuer: issuer && !production ? issuer.replace(/\/$/, '') : 'https://accounts.google.com' };
}
