import Fastify, { type FastifyInstance } from 'fastify';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import type { SignInScheme } from '#scripts/generate/definitions.ts';
import { oauthRelay, type OAuthClient } from './oauth-relay.ts';

const running: { close(): unknown }[] = [];
afterEach(async () => {
  for (const one of running.splice(0)) await one.close();
});

/** A provider that tells what it was sent. */
async function startProvider(): Promise<string> {
  const app: FastifyInstance = Fastify();
  running.push(app);
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  app.get('/.well-known/openid-configuration', async ({ host }) => ({ token_endpoint: `http://${host}/found` }));
  const told = async ({ body, headers }: { body: unknown; headers: { authorization?: string } }) => ({
    body,
    authorization: headers.authorization ?? '',
  });
  app.post('/token', told);
  app.post('/found', told);
  return app.listen({ port: 0, host: '127.0.0.1' });
}

async function startRelay(schemes: readonly SignInScheme[], api: string, client?: OAuthClient): Promise<string> {
  const pass = oauthRelay(schemes, new URL(api), client);
  const server: Server = createServer((request, response) => void pass(request, response));
  running.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const schemeOf = (provider: string): SignInScheme[] => [
  { name: 'oauth', in: 'bearer', flows: [{ grant: 'password', tokenUrl: `${provider}/token`, scopes: [] }] },
  { name: 'openid', in: 'bearer', discovery: `${provider}/.well-known/openid-configuration` },
];

const ask = async (relay: string, scheme: string, to: string, init: RequestInit = {}) => {
  const response = await fetch(`${relay}/?${new URLSearchParams({ scheme, to })}`, init);
  return { status: response.status, body: (await response.json()) as Record<string, string> };
};
const form = (values: Record<string, string>): RequestInit => ({ method: 'POST', body: new URLSearchParams(values) });

test('only addresses that the description or its discovery names are asked, and by our own pages', async () => {
  const provider = await startProvider();
  const relay = await startRelay(schemeOf(provider), provider);
  const token = `${provider}/token`;
  expect((await ask(relay, 'oauth', token, form({ grant_type: 'password' }))).status).toBe(200);
  expect((await ask(relay, 'oauth', `${provider}/other`, form({}))).status).toBe(403);
  expect((await ask(relay, 'openid', token, form({}))).status).toBe(403);
  expect((await ask(relay, 'nobody', token, form({}))).status).toBe(403);
  expect((await ask(relay, 'oauth', token, { ...form({}), headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(
    403,
  );
  // known once the provider has said so
  expect((await ask(relay, 'openid', `${provider}/found`, form({}))).status).toBe(403);
  await ask(relay, 'openid', `${provider}/.well-known/openid-configuration`);
  expect((await ask(relay, 'openid', `${provider}/found`, form({}))).status).toBe(200);
});

test('the secret of our client is added on the way, that of another is left as it is', async () => {
  const provider = await startProvider();
  const relay = await startRelay(schemeOf(provider), provider, { id: 'office', secret: 'a secret' });
  const to = `${provider}/token`;
  const ours = await ask(relay, 'oauth', to, form({ client_id: 'office', grant_type: 'client_credentials' }));
  expect(ours.body).toEqual({
    body: 'grant_type=client_credentials',
    authorization: `Basic ${btoa('office:a%20secret')}`,
  });
  const others = await ask(relay, 'oauth', to, form({ client_id: 'guest' }));
  expect(others.body).toEqual({ body: 'client_id=guest', authorization: '' });
});

test('a provider that does not answer is named', async () => {
  const scheme = schemeOf('http://127.0.0.1:1');
  const relay = await startRelay(scheme, 'http://127.0.0.1:1');
  const { status, body } = await ask(relay, 'oauth', 'http://127.0.0.1:1/token', form({}));
  expect(status).toBe(502);
  expect(body.error_description).toBe('127.0.0.1:1 does not answer.');
});
