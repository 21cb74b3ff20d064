// OAuth 2 and OpenID Connect; loaded by the first sign-in that needs it.
import { apiFacts } from '#generated/api-facts.ts';
import type { OAuthFlow, SignInScheme } from '#generated/definitions.ts';
import * as oauth from 'oauth4webapi';
import { type Credential, type Credentials, type Tokens, writeCredentials } from './credentials.ts';
import { readPending, writePending } from './pending-sign-in.ts';
import { settings } from './settings.ts';

/** An OAuth client. */
export interface OAuthClient {
  clientId: string;
  /** Undefined when the serving process holds the secret. */
  clientSecret?: string;
}

interface Provider {
  server: oauth.AuthorizationServer;
  scopes: readonly string[];
  /** Discovered, so the issuer is validated. */
  isDiscovered: boolean;
}

/** The redirect URI. */
const getRedirectUri = (): string => `${location.origin}/admin/`;

/** Redirects to the provider's sign-in page; `others` are credentials of further schemes. */
export async function beginCodeFlow(
  scheme: SignInScheme,
  client: OAuthClient,
  { others, back }: { others: Credentials; back: string },
): Promise<never> {
  const { server, scopes } = await loadProvider(scheme, 'authorization_code');
  const [verifier, state, nonce] = [
    oauth.generateRandomCodeVerifier(),
    oauth.generateRandomState(),
    oauth.generateRandomNonce(),
  ];
  writePending({ scheme: scheme.name, verifier, state, nonce, client, others, back });
  const address = new URL(server.authorization_endpoint ?? '');
  const isOpenId = scopes.includes('openid');
  const query = {
    client_id: client.clientId,
    redirect_uri: getRedirectUri(),
    response_type: 'code',
    state,
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...(scopes.length > 0 && { scope: scopes.join(' ') }),
    ...(isOpenId && { nonce }),
    // refresh tokens require consent
    ...(scopes.includes('offline_access') && { prompt: 'consent' }),
  };
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  location.assign(address.href);
  return new Promise(() => undefined);
}

/** Exchanges the provider's response for tokens. Returns the page the sign-in began on. */
export async function finishCodeFlow(answer: URL): Promise<string> {
  const pending = readPending();
  const scheme = apiFacts.schemes.find(({ name }) => name === pending?.scheme);
  writePending(undefined);
  if (!pending || !scheme) throw new Error('No sign-in is under way.');
  const { server, isDiscovered, scopes } = await loadProvider(scheme, 'authorization_code');
  // the issuer is unknown without discovery
  if (!isDiscovered) answer.searchParams.delete('iss');
  const client = { client_id: pending.client.clientId };
  const parameters = oauth.validateAuthResponse(server, client, answer, pending.state);
  const response = await oauth.authorizationCodeGrantRequest(
    server,
    client,
    getClientAuth(pending.client),
    parameters,
    getRedirectUri(),
    pending.verifier,
    buildRequestOptions(scheme, server.token_endpoint),
  );
  const hasIdToken = isDiscovered && scopes.includes('openid');
  const tokens = await oauth.processAuthorizationCodeResponse(server, client, response, {
    ...(hasIdToken && { expectedNonce: pending.nonce, requireIdToken: true }),
  });
  writeCredentials({
    ...pending.others,
    [scheme.name]: { tokens: toCredential(tokens, 'authorization_code', pending.client) },
  });
  return pending.back;
}

/** Requests tokens by the password or client credentials grant. */
export async function requestTokens(
  scheme: SignInScheme,
  grant: 'password' | 'client_credentials',
  client: OAuthClient,
  login: Readonly<Record<string, string>> = {},
): Promise<Tokens> {
  const { server, scopes } = await loadProvider(scheme, grant);
  const response = await oauth.genericTokenEndpointRequest(
    server,
    { client_id: client.clientId },
    getClientAuth(client),
    grant,
    { ...login, ...(scopes.length > 0 && { scope: scopes.join(' ') }) },
    buildRequestOptions(scheme, server.token_endpoint),
  );
  const tokens = await oauth.processGenericTokenEndpointResponse(server, { client_id: client.clientId }, response);
  return toCredential(tokens, grant, client);
}

/** Refreshes an expiring credential. Returns it unchanged without a refresh token. */
export async function refreshCredential(name: string, credential: Credential): Promise<Credential> {
  const scheme = apiFacts.schemes.find((entry) => entry.name === name);
  if (!scheme || !('tokens' in credential)) return credential;
  const { grant, refresh, clientId, clientSecret } = credential.tokens;
  const client = { clientId, ...(clientSecret !== undefined && { clientSecret }) };
  if (refresh !== undefined) {
    const { server } = await loadProvider(scheme, grant, true);
    const options = buildRequestOptions(scheme, server.token_endpoint);
    const response = await oauth.refreshTokenGrantRequest(
      server,
      { client_id: clientId },
      getClientAuth(client),
      refresh,
      options,
    );
    const tokens = await oauth.processRefreshTokenResponse(server, { client_id: clientId }, response);
    return { tokens: { refresh, ...toCredential(tokens, grant, client) } };
  }
  return grant === 'client_credentials' ? { tokens: await requestTokens(scheme, grant, client) } : credential;
}

/** The provider's error description. */
export function getErrorDescription(error: unknown): string {
  if (error instanceof oauth.AuthorizationResponseError || error instanceof oauth.ResponseBodyError)
    return error.error_description ?? error.error;
  return error instanceof Error ? error.message : String(error);
}

async function loadProvider(scheme: SignInScheme, grant: OAuthFlow['grant'], isRefresh = false): Promise<Provider> {
  if (scheme.discovery !== undefined) return discoverProvider(scheme, resolveUrl(scheme.discovery));
  const flow = scheme.flows?.find((entry) => entry.grant === grant);
  if (!flow) throw new Error(`${scheme.name} has no flow ${grant}.`);
  const { tokenUrl, authorizationUrl, refreshUrl, scopes } = flow;
  const token = resolveUrl((isRefresh ? refreshUrl : undefined) ?? tokenUrl);
  return {
    isDiscovered: false,
    // without `openid`: an ID token's issuer could not be validated
    scopes: scheme.scopes ?? scopes.filter((scope) => scope !== 'openid'),
    server: {
      issuer: token.origin,
      token_endpoint: token.href,
      ...(authorizationUrl !== undefined && { authorization_endpoint: resolveUrl(authorizationUrl).href }),
    },
  };
}

const WELL_KNOWN = '/.well-known/openid-configuration';

async function discoverProvider(scheme: SignInScheme, address: URL): Promise<Provider> {
  const issuer = new URL(address.href.replace(WELL_KNOWN, ''));
  const response = await oauth.discoveryRequest(issuer, buildRequestOptions(scheme, issuer.href));
  // the issuer's trailing slash may differ from the requested URL
  const statedIssuer = ((await response.clone().json()) as { issuer?: unknown }).issuer;
  const isSame = typeof statedIssuer === 'string' && statedIssuer.replace(/\/$/, '') === issuer.href.replace(/\/$/, '');
  const server = await oauth.processDiscoveryResponse(isSame ? new URL(statedIssuer) : issuer, response);
  const wantedScopes = ['openid', 'profile', 'email', 'offline_access'];
  const supported = server.scopes_supported ?? ['openid'];
  const scopes = scheme.scopes ?? wantedScopes.filter((scope) => supported.includes(scope));
  return { server, isDiscovered: true, scopes };
}

/** Resolves a URL of the description against the API's. */
const resolveUrl = (address: string): URL => new URL(address, settings.api);

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** Options that send requests through the serving process, because providers rarely allow CORS. */
function buildRequestOptions({ name }: SignInScheme, address = '') {
  return {
    [oauth.allowInsecureRequests]: LOOPBACK.includes(URL.parse(address)?.hostname ?? ''),
    [oauth.customFetch]: (
      to: string,
      { method, headers, body, signal }: oauth.CustomFetchOptions<string, BodyInit | undefined | null>,
    ) =>
      fetch(`/oauth?${new URLSearchParams({ scheme: name, to })}`, {
        method,
        headers,
        ...(body != null && { body }),
        ...(signal && { signal }),
      }),
  };
}

function getClientAuth({ clientSecret }: OAuthClient): oauth.ClientAuth {
  return clientSecret === undefined ? oauth.None() : oauth.ClientSecretBasic(clientSecret);
}

function toCredential(answer: oauth.TokenEndpointResponse, grant: OAuthFlow['grant'], client: OAuthClient): Tokens {
  const { access_token: access, refresh_token: refresh, expires_in: seconds } = answer;
  return {
    access,
    grant,
    ...client,
    ...(refresh !== undefined && { refresh }),
    ...(seconds !== undefined && { expires: Date.now() + seconds * 1000 }),
  };
}
