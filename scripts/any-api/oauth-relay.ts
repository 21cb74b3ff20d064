import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SignInScheme } from '#scripts/generate/definitions.ts';

/** OAuth client of the back office. */
export interface OAuthClient {
  id: string;
  /** Never sent to the browser. */
  secret?: string;
}

/** Characters of a token request. */
const MAX_BODY_LENGTH = 100_000;

/**
 * Handles `/oauth?scheme=…&to=…`: forwards token requests to the providers that the description names, because few of them
 * allow cross-origin calls. Adds the client secret. Responds 403 to other addresses and 502 when the provider does not answer.
 */
export function createOAuthRelay(schemes: readonly SignInScheme[], api: URL, client?: OAuthClient) {
  const allowed = new Map(schemes.map((scheme) => [scheme.name, listTokenUrls(scheme, api)]));
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { searchParams } = new URL(request.url ?? '', 'http://localhost');
    const [name, to] = [searchParams.get('scheme') ?? '', searchParams.get('to') ?? ''];
    const isOurPage = ['same-origin', undefined].includes(request.headers['sec-fetch-site']?.toString());
    if (!isOurPage || !allowed.get(name)?.has(to)) return sendJson(response, 403, { error: 'unknown_address' });
    const body = request.method === 'POST' ? await readBody(request) : undefined;
    const credentials = request.headers.authorization;
    const tokenRequest =
      body === undefined ? undefined : addClientSecret(new URLSearchParams(body), credentials, client);
    const authorization = tokenRequest?.authorization ?? credentials;
    try {
      const provided = await fetch(to, {
        method: request.method ?? 'GET',
        redirect: 'manual',
        headers: { accept: 'application/json', ...(authorization !== undefined && { authorization }) },
        ...(tokenRequest && { body: tokenRequest.body }),
      });
      const text = await provided.text();
      if (request.method === 'GET') for (const endpoint of readTokenEndpoint(text)) allowed.get(name)?.add(endpoint);
      response.statusCode = provided.status;
      response.setHeader('content-type', provided.headers.get('content-type') ?? 'application/json');
      response.setHeader('cache-control', 'no-store');
      response.end(text);
    } catch {
      sendJson(response, 502, { error: 'unreachable', error_description: `${new URL(to).host} does not answer.` });
    }
  };
}

function listTokenUrls({ flows = [], discovery }: SignInScheme, api: URL): Set<string> {
  const addresses = [...flows.flatMap(({ tokenUrl, refreshUrl }) => [tokenUrl, refreshUrl ?? tokenUrl]), discovery];
  return new Set(addresses.flatMap((address) => (address === undefined ? [] : [new URL(address, api).href])));
}

/** Returns the token endpoint of a discovery document; empty for any other text. */
function readTokenEndpoint(text: string): string[] {
  try {
    const { token_endpoint: address } = JSON.parse(text) as { token_endpoint?: unknown };
    return typeof address === 'string' && URL.canParse(address) ? [address] : [];
  } catch {
    return [];
  }
}

/** Moves the credentials of our client into an Authorization header; other requests are unchanged. */
function addClientSecret(body: URLSearchParams, credentials: string | undefined, client: OAuthClient | undefined) {
  if (credentials !== undefined || client?.secret === undefined || body.get('client_id') !== client.id) return { body };
  body.delete('client_id');
  const login = `${encodeURIComponent(client.id)}:${encodeURIComponent(client.secret)}`;
  return { body, authorization: `Basic ${Buffer.from(login).toString('base64')}` };
}

async function readBody(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > MAX_BODY_LENGTH) throw new Error('The token request is too large.');
  }
  return text;
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.statusCode = status;
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(body));
}
