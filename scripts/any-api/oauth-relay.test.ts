import Fastify, { type FastifyInstance } from 'fastify';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import type { SignInScheme } from '#scripts/generate/definitions.ts';
import { createOAuthRelay, type OAuthClient } from './oauth-relay.ts';

const servers: { close(): unknown }[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

/** Starts an OAuth provider that echoes each token request. */
async function startProvider(): Promise<string> {
  const app: FastifyInstance = Fastify();
  servers.push(app);
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  app.get('/.well-known/openid-configuration', async ({ host }) => ({ token_endpoint: `http://${host}/found` }));
  const echo = async ({ body, headers }: { body: unknown; headers: { authorization?: string } }) => ({
    body,
    authorization: headers.authorization ?? '',
  });
  app.post('/token', echo);
  app.post('/found', echo);
  return app.listen({ port: 0, host: '127.0.0.1' });
}

async function startRelay(schemes: readonly SignInScheme[], api: string, client?: OAuthClient): Promise<string> {
  const handle = createOAuthRelay(schemes, new URL(api), client);
  const server: Server = createServer((request, response) => void handle(request, response));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const createSchemes = (provider: string): SignInScheme[] => [
  { name: 'oauth', in: 'bearer', flows: [{ grant: 'password', tokenUrl: `${provider}/token`, scopes: [] }] },
  { name: 'openid', in: 'bearer', discovery: `${provider}/.well-known/openid-configuration` },
];

const sendRequest = async (relay: string, scheme: string, to: string, init: RequestInit = {}) => {
  const response = await fetch(`${relay}/?${new URLSearchParams({ scheme, to })}`, init);
  return { status: response.status, body: (await response.json()) as Record<string, string> };
};
const buildForm = (values: Record<string, string>): RequestInit => ({
  method: 'POST',
  body: new URLSearchParams(values),
});

test('only forwards to addresses of the description or its discovery document, and only for same-origin pages', async () => {
  const provider = await startProvider();
  const relay = await startRelay(createSchemes(provider), provider);
  const token = `${provider}/token`;
  expect((await sendRequest(relay, 'oauth', token, buildForm({ grant_type: 'password' }))).status).toBe(200);
  expect((await sendRequest(relay, 'oauth', `${provider}/other`, buildForm({}))).status).toBe(403);
  expect((await sendRequest(relay, 'openid', token, buildForm({}))).status).toBe(403);
  expect((await sendRequest(relay, 'nobody', token, buildForm({}))).status).toBe(403);
  expect(
    (await sendRequest(relay, 'oauth', token, { ...buildForm({}), headers: { 'sec-fetch-site': 'cross-site' } }))
      .status,
  ).toBe(403);
  // allowed once the discovery document was read
  expect((await sendRequest(relay, 'openid', `${provider}/found`, buildForm({}))).status).toBe(403);
  await sendRequest(relay, 'openid', `${provider}/.well-known/openid-configuration`);
  expect((await sendRequest(relay, 'openid', `${provider}/found`, buildForm({}))).status).toBe(200);
});

test('adds the secret of its own client and leaves requests of other clients unchanged', async () => {
  const provider = await startProvider();
  const relay = await startRelay(createSchemes(provider), provider, { id: 'office', secret: 'a secret' });
  const to = `${provider}/token`;
  const ownRequest = await sendRequest(
    relay,
    'oauth',
    to,
    buildForm({ client_id: 'office', grant_type: 'client_credentials' }),
  );
  expect(ownRequest.body).toEqual({
    body: 'grant_type=client_credentials',
    authorization: `Basic ${btoa('office:a%20secret')}`,
  });
  const otherRequest = await sendRequest(relay, 'oauth', to, buildForm({ client_id: 'guest' }));
  expect(otherRequest.body).toEqual({ body: 'client_id=guest', authorization: '' });
});

test('names a provider that does not answer', async () => {
  const scheme = createSchemes('http://127.0.0.1:1');
  const relay = await startRelay(scheme, 'http://127.0.0.1:1');
  const { status, body } = await sendRequest(relay, 'oauth', 'http://127.0.0.1:1/token', buildForm({}));
  expect(status).toBe(502);
  expect(body.error_description).toBe('127.0.0.1:1 does not answer.');
});
