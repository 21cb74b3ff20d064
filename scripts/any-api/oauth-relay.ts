import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SignInScheme } from '#scripts/generate/definitions.ts';

/** Who the back office is for OAuth providers. */
export interface OAuthClient {
  id: string;
  /** Stays in this process. */
  secret?: string;
}

/** More than any answer of a token endpoint. */
const LONGEST_BODY = 100_000;

/**
 * Answers `/oauth?scheme=…&to=…`: passes requests for tokens on to the providers that the description names, and to no
 * others, because few of them let pages of others call them. A client secret is added on the way.
 */
export function oauthRelay(schemes: readonly SignInScheme[], api: URL, client?: OAuthClient) {
  const allowed = new Map(schemes.map((scheme) => [scheme.name, addressesOf(scheme, api)]));
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { searchParams } = new URL(request.url ?? '', 'http://localhost');
    const [name, to] = [searchParams.get('scheme') ?? '', searchParams.get('to') ?? ''];
    const isOurPage = ['same-origin', undefined].includes(request.headers['sec-fetch-site']?.toString());
    if (!isOurPage || !allowed.get(name)?.has(to)) return answer(response, 403, { error: 'unknown_address' });
    const body = request.method === 'POST' ? await textOf(request) : undefined;
    const given = request.headers.authorization;
    const sent = body === undefined ? undefined : withClient(new URLSearchParams(body), given, client);
    const authorization = sent?.authorization ?? given;
    try {
      const provided = await fetch(to, {
        method: request.method ?? 'GET',
        redirect: 'manual',
        headers: { accept: 'application/json', ...(authorization !== undefined && { authorization }) },
        ...(sent && { body: sent.body }),
      });
      const text = await provided.text();
      if (request.method === 'GET') for (const one of endpointsIn(text)) allowed.get(name)?.add(one);
      response.statusCode = provided.status;
      response.setHeader('content-type', provided.headers.get('content-type') ?? 'application/json');
      response.setHeader('cache-control', 'no-store');
      response.end(text);
    } catch {
      answer(response, 502, { error: 'unreachable', error_description: `${new URL(to).host} does not answer.` });
    }
  };
}

function addressesOf({ flows = [], discovery }: SignInScheme, api: URL): Set<string> {
  const written = [...flows.flatMap(({ tokenUrl, refreshUrl }) => [tokenUrl, refreshUrl ?? tokenUrl]), discovery];
  return new Set(written.flatMap((address) => (address === undefined ? [] : [new URL(address, api).href])));
}

/** A discovery document names the address that gives tokens. */
function endpointsIn(text: string): string[] {
  try {
    const { token_endpoint: address } = JSON.parse(text) as { token_endpoint?: unknown };
    return typeof address === 'string' && URL.canParse(address) ? [address] : [];
  } catch {
    return [];
  }
}

/** The request of our own client carries its secret. */
function withClient(body: URLSearchParams, given: string | undefined, client: OAuthClient | undefined) {
  if (given !== undefined || client?.secret === undefined || body.get('client_id') !== client.id) return { body };
  body.delete('client_id');
  const login = `${encodeURIComponent(client.id)}:${encodeURIComponent(client.secret)}`;
  return { body, authorization: `Basic ${Buffer.from(login).toString('base64')}` };
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > LONGEST_BODY) throw new Error('The token request is too large.');
  }
  return text;
}

function answer(response: ServerResponse, status: number, body: object): void {
  response.statusCode = status;
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(body));
}
