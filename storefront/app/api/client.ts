import { isJsonOperation, type CallOperation, type OperationInput } from '#domain/storefront-context.ts';
import { type Api, createApi } from '#generated/client.ts';
import { getUntypedCall, type AnyCall } from '#generated/client/make-client.ts';
import { retrying } from '#generated/client/retry.ts';
import type { OperationDefinition } from '#generated/definitions.ts';
import type { Language } from '#generated/enums.ts';
import type { OperationId } from '#generated/operation-types.ts';
import { operations } from '#generated/operations.ts';

export interface ApiOptions {
  /** sends a Request whose path begins with /api/; its origin is ignored */
  readonly send: (request: Request) => Promise<Response>;
  /** calls operations within the process; without it every call is sent */
  readonly callOperation?: CallOperation | undefined;
  readonly language: Language;
  readonly token?: string | undefined;
}

/** One quick retry: a page that shows an error is better than one that keeps loading. */
const retry = retrying({ attempts: 2, firstPause: 100, longestPause: 300 });

/**
 * Creates an API client for one visitor: sends the token as Bearer token and requests error texts in `language`.
 * Operations with binary bodies and calls with extra options are sent over HTTP; all others are called within the
 * process when `callOperation` is given.
 */
export function createApiClient({ send, callOperation, language, token }: ApiOptions): Api {
  const httpClient = createApi({
    baseUrl: 'http://api.invalid/api',
    send,
    retry,
    language: () => language,
    credentials: { bearer: () => token },
  });
  if (!callOperation) return httpClient;
  const authorization = token !== undefined && { authorization: `Bearer ${token}` };
  const defaultHeaders = { 'accept-language': language, ...authorization };
  return replaceCalls(httpClient, async (method, path, { params = {}, body, ...options } = {}) => {
    const id = JSON_OPERATIONS.get(`${method.toUpperCase()} ${path}`);
    if (!id || Object.keys(options).length > 0)
      return getUntypedCall(httpClient)(method, path, { params, ...(body !== undefined && { body }), ...options });
    const { header, ...parameters } = params;
    const input = { ...parameters, headers: { ...defaultHeaders, ...Object(header) }, body };
    const { status, headers, ...result } = await callOperation(id, input as OperationInput<OperationId>);
    return { ...result, response: new Response(null, { status, headers }) };
  });
}

/** Operations that `callOperation` takes, by method and path. */
const JSON_OPERATIONS: ReadonlyMap<string, OperationId> = new Map(
  Object.entries<OperationDefinition>(operations).flatMap(([id, definition]) =>
    isJsonOperation(definition)
      ? [[`${definition.method.toUpperCase()} ${definition.path}`, id as OperationId] as const]
      : [],
  ),
);

const METHODS = ['GET', 'PUT', 'POST', 'DELETE', 'PATCH'] as const;

/** Returns the client with every method replaced by `call`. */
function replaceCalls(client: Api, call: AnyCall): Api {
  const calls = METHODS.map((method) => [method, call.bind(undefined, method)] as const);
  return { ...client, ...(Object.fromEntries([['request', call], ...calls]) as unknown as Api) };
}
