// A test API behind a real OpenID provider: discovery, OAuth flows and a cookie.
import Fastify from 'fastify';
import Provider from 'oidc-provider';

const LIGHTS = ['Ar Men', 'Bell Rock', 'Cordouan'].map((name, index) => ({ id: index + 1, name, height: 30 + index }));

export interface Lighthouse {
  url: string;
  issuer: string;
  /** Accepted credentials of the received calls, in order. */
  credentials: string[];
  /** Grants that issued tokens, in order. */
  grants: string[];
  stop(): Promise<void>;
}

/** Starts the provider and the API on free ports. Access tokens expire after `seconds`. */
export async function startLighthouse(redirectUri: string, seconds: number): Promise<Lighthouse> {
  const grants: string[] = [];
  const credentials: string[] = [];
  // the issuer depends on the port
  const portFinder = Fastify();
  const issuer = await portFinder.listen({ port: 0, host: '127.0.0.1' });
  await portFinder.close();
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'back-office',
        token_endpoint_auth_method: 'none',
        redirect_uris: [redirectUri],
        grant_types: ['authorization_code', 'refresh_token', 'password'],
      },
      {
        client_id: 'machine',
        client_secret: 'keep-the-lamp-lit',
        redirect_uris: [],
        response_types: [],
        grant_types: ['client_credentials'],
      },
    ],
    features: { clientCredentials: { enabled: true } },
    ttl: { AccessToken: seconds, ClientCredentials: seconds },
    pkce: { required: () => true },
    scopes: ['openid', 'offline_access', 'lights'],
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ sub }) }),
    cookies: { keys: ['a key for a test'] },
  });
  provider.registerGrantType(
    'password',
    async (context) => {
      const { client, params } = context.oidc;
      if (!client || params?.password !== 'fog-horn') {
        context.status = 400;
        context.body = { error: 'invalid_grant', error_description: 'The keeper does not know this password.' };
        return;
      }
      const token = new provider.AccessToken({ accountId: String(params.username), client, scope: 'lights' } as never);
      context.body = { access_token: await token.save(), token_type: 'Bearer', expires_in: seconds };
    },
    ['username', 'password', 'scope'],
  );
  provider.on('grant.success', (context) => grants.push(String(context.oidc.params?.grant_type)));
  const server = provider.listen(Number(new URL(issuer).port), '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));

  const app = Fastify();
  app.addHook('onRequest', async ({ headers: { authorization = '', cookie = '' } }, reply) => {
    const token = /^Bearer (.+)$/.exec(authorization)?.[1] ?? '';
    const accessToken = (await provider.AccessToken.find(token)) ?? (await provider.ClientCredentials.find(token));
    const credential = accessToken ? `token of ${accessToken.clientId ?? ''}` : cookie;
    if (!accessToken && cookie !== 'visit=storm%20lamp')
      return reply.code(401).send({ error: 'No light without a pass.' });
    credentials.push(credential);
  });
  app.get('/lights', async () => LIGHTS);
  app.get<{ Params: { id: string } }>('/lights/:id', async ({ params }) => LIGHTS[Number(params.id) - 1]);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    url,
    issuer,
    credentials,
    grants,
    async stop() {
      await app.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const light = {
  type: 'object',
  properties: { id: { type: 'integer' }, name: { type: 'string' }, height: { type: 'integer' } },
};
const answer = (schema: object) => ({
  '200': { description: 'Done.', content: { 'application/json': { schema } } },
});

/** Builds the OpenAPI description with all security schemes as alternatives. */
export const describeLighthouse = (issuer: string): object => ({
  openapi: '3.1.0',
  info: { title: 'Lighthouses', version: '1' },
  security: [{ openid: [] }, { oauth: ['lights'] }, { visit: [] }],
  paths: {
    '/lights': { get: { operationId: 'listLights', responses: answer({ type: 'array', items: light }) } },
    '/lights/{id}': {
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
      get: { operationId: 'getLight', responses: answer(light) },
    },
  },
  components: {
    securitySchemes: {
      openid: { type: 'openIdConnect', openIdConnectUrl: `${issuer}/.well-known/openid-configuration` },
      oauth: {
        type: 'oauth2',
        flows: {
          authorizationCode: {
            authorizationUrl: `${issuer}/auth`,
            tokenUrl: `${issuer}/token`,
            scopes: { lights: 'See the lights.' },
          },
          password: { tokenUrl: `${issuer}/token`, scopes: { lights: 'See the lights.' } },
          clientCredentials: { tokenUrl: `${issuer}/token`, scopes: {} },
        },
      },
      visit: { type: 'apiKey', in: 'cookie', name: 'visit' },
    },
  },
});
