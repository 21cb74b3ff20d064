import { type GoogleVariable, readGoogleConfig } from './google-config.ts';
import { StartError } from './start-error.ts';

/** Sign-in with a service by its application here. */
export interface OAuthConfig {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Address of a simulator, without a trailing slash; undefined for the service itself. */
  readonly url: string | undefined;
}

/** Identifier and secret of the application, and the address of a simulator. */
type VariableName =
  | 'FACEBOOK_APP_ID'
  | 'FACEBOOK_APP_SECRET'
  | 'SOUNDCLOUD_CLIENT_ID'
  | 'SOUNDCLOUD_CLIENT_SECRET'
  | 'FACEBOOK_URL'
  | 'SOUNDCLOUD_URL';
type ReadText = (name: VariableName | GoogleVariable) => string | undefined;

/** Reads the sign-in with other services; undefined without an application there. Throws StartError. */
export const readSocialServices = (readText: ReadText, production: boolean) => ({
  google: readGoogleConfig(readText, production),
  facebook: readService(readText, ['FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET', 'FACEBOOK_URL'], production),
  soundcloud: readService(readText, ['SOUNDCLOUD_CLIENT_ID', 'SOUNDCLOUD_CLIENT_SECRET', 'SOUNDCLOUD_URL'], production),
});

function readService(
  readText: ReadText,
  [id, secret, url]: readonly [id: VariableName, secret: VariableName, url: VariableName],
  production: boolean,
): OAuthConfig | undefined {
  const [clientId, clientSecret, simulator] = [readText(id), readText(secret), readText(url)];
  if (!clientId && !clientSecret) return undefined;
  if (!clientId || !clientSecret) throw new StartError(`${id} and ${secret} must be set together: set both or none.`);
  if (simulator && !URL.canParse(simulator))
    throw new StartError(`${url} must be an address like http://127.0.0.1:4000: change it or unset it.`);
  // accounts of a live shop are opened by the service only
  return { clientId, clientSecret, url: production ? undefined : simulator?.replace(/\/$/, '') };
}
