/** An OpenID provider on this machine, which also stands for Facebook and SoundCloud by their own addresses. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';
import { findFreePort } from '../scripts/process/children.ts';

const GOOGLE = 'shop.apps.example.com';
const APP = { facebook: ['1234', 'facebook-app-key'], soundcloud: ['shop-app', 'soundcloud-app-key'] } as const;

export interface SocialServices {
  /** where people type their login */
  readonly issuer: string;
  /** settings of a shop that uses the services */
  readonly env: Readonly<Record<string, string>>;
  /** allows the return addresses of the shop */
  readonly open: (shopOrigin: string) => Promise<void>;
  readonly close: () => void;
}

// a web client needs https
const COMMON = { application_type: 'native' } as const;

/** Addresses at `unverified.example` are unverified. */
function createProvider(issuer: string, shop: string): Provider {
  const toReturn = (name: string) => [`${shop}/sign/${name}/return`];
  return new Provider(issuer, {
    clients: [
      {
        ...{ ...COMMON, client_id: GOOGLE, token_endpoint_auth_method: 'none', redirect_uris: toReturn('google') },
        ...{ response_types: ['id_token'], grant_types: ['implicit'] },
      },
      {
        ...{ ...COMMON, client_id: APP.facebook[0], token_endpoint_auth_method: 'none' },
        ...{ redirect_uris: toReturn('facebook'), response_types: ['id_token token'], grant_types: ['implicit'] },
      },
      {
        ...{ ...COMMON, client_id: APP.soundcloud[0], client_secret: APP.soundcloud[1] },
        ...{ token_endpoint_auth_method: 'client_secret_post', redirect_uris: toReturn('soundcloud') },
        ...{ response_types: ['code'], grant_types: ['authorization_code'] },
      },
    ],
    responseTypes: ['id_token', 'id_token token', 'code'],
    pkce: { required: (_context, client) => client.clientId === APP.soundcloud[0] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'given_name', 'family_name'] },
    findAccount: (_context, sub) => ({
      accountId: sub,
      claims: () => ({
        ...{ sub, email: sub, email_verified: !sub.endsWith('@unverified.example') },
        ...{ name: 'Léa Moreau', given_name: 'Léa', family_name: 'Moreau' },
      }),
    }),
    cookies: { keys: ['a key for a test'] },
  });
}

/** Answers the calls of Facebook and SoundCloud by the provider. */
async function answer(provider: Provider, issuer: string, request: IncomingMessage, reply: ServerResponse) {
  const { pathname, searchParams } = new URL(request.url ?? '/', issuer);
  const send = (status: number, body: object) =>
    reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  const openSignIn = (changes: Record<string, string>) => {
    for (const [name, value] of Object.entries(changes)) searchParams.set(name, value);
    reply.writeHead(302, { location: `${issuer}/auth?${searchParams}` }).end();
  };
  const readToken = (text = '') => provider.AccessToken.find(text);
  if (pathname === '/dialog/oauth')
    return openSignIn({ response_type: 'id_token token', scope: 'openid email', nonce: 'of the stand-in' });
  if (pathname === '/authorize') return openSignIn({ scope: 'openid' });
  if (pathname === '/debug_token') {
    const token = await readToken(searchParams.get('input_token') ?? '');
    return send(200, { data: { is_valid: !!token, app_id: token?.clientId, user_id: token?.accountId } });
  }
  if (pathname === '/oauth/token') {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const response = await fetch(`${issuer}/token`, { method: 'POST', headers, body });
    // SoundCloud is no OpenID provider
    const { id_token: _, ...token } = (await response.json()) as Record<string, unknown>;
    return send(response.status, token);
  }
  const [scheme, bearer] = (request.headers.authorization ?? '').split(' ');
  const token = await readToken(bearer ?? searchParams.get('access_token') ?? '');
  if (!token || (bearer && scheme !== 'OAuth')) return send(401, {});
  const { accountId } = token;
  return send(
    200,
    bearer
      ? { urn: `soundcloud:users:${accountId}`, full_name: 'Léa Moreau' }
      : { id: accountId, email: accountId, name: 'Léa Moreau' },
  );
}

/** Starts the services. They accept sign-ins once they are opened for a shop. */
export async function startSocialServices(): Promise<SocialServices> {
  const port = await findFreePort();
  const issuer = `http://127.0.0.1:${port}`;
  let provider: Provider | undefined;
  const facade = createServer((request, reply) => {
    if (provider) void answer(provider, issuer, request, reply);
    else reply.writeHead(503).end();
  });
  await new Promise<void>((resolve) => facade.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(facade.address() as AddressInfo).port}`;
  const servers = [facade];
  return {
    issuer,
    env: {
      ...{ GOOGLE_CLIENT_ID: GOOGLE, GOOGLE_ISSUER: issuer },
      ...{ FACEBOOK_APP_ID: APP.facebook[0], FACEBOOK_APP_SECRET: APP.facebook[1], FACEBOOK_URL: url },
      SOUNDCLOUD_CLIENT_ID: APP.soundcloud[0],
      SOUNDCLOUD_CLIENT_SECRET: APP.soundcloud[1],
      SOUNDCLOUD_URL: url,
    },
    open: async (shopOrigin) => {
      provider = createProvider(issuer, shopOrigin);
      const server = provider.listen(port, '127.0.0.1');
      servers.push(server);
      await new Promise((resolve) => server.once('listening', resolve));
    },
    close: () => {
      for (const server of servers) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
}
