import createClient, {
  type ClientOptions,
  defaultBodySerializer,
  defaultPathSerializer,
  mergeHeaders,
} from 'openapi-fetch';
import { ApiError, toCallError } from './api-error.ts';
import type { BodyWire, PackBody } from './body.ts';
import type { Choose } from './demands.ts';
import { createLanguageMiddleware, createAuthMiddleware, type Scheme, type Secret } from './middleware.ts';
import type { QueryWire, WriteQuery } from './query.ts';
import type { Retry } from './retry.ts';
import type { TypedClient } from './typed-client.ts';
import type { UploadProgress } from './upload.ts';
import type { Outcome } from './unwrap.ts';

/** Deviations of an operation from JSON and the default encoding of queries. */
export interface OperationWire {
  /** Base URL, when the operation has its own server. */
  readonly baseUrl?: string;
  readonly body?: BodyWire;
  /** Media type of a body that is sent unchanged. */
  readonly raw?: string;
  /** The path with the styles of its parameters: `/things/{;id*}`. */
  readonly path?: string;
  readonly query?: QueryWire;
  /** How a response other than JSON is read, unless a call sets `parseAs`. */
  readonly answer?: 'text' | 'stream';
}

/** Options of a client. */
export interface CallSettings<Credentials extends Record<string, unknown>> {
  /** Base URL of the paths. */
  readonly baseUrl?: string;
  /** Sends a Request; default `fetch`. */
  readonly send?: (request: Request) => Promise<Response>;
  readonly headers?: ClientOptions['headers'];
  /** Credentials by scheme name, read before each call. */
  readonly credentials?: { readonly [Name in keyof Credentials]?: Secret<Credentials[Name]> };
  /** Accept-Language, read before each call. */
  readonly language?: () => string | undefined;
  /** `retrying()` for retries; default none. */
  readonly retry?: Retry;
}

/** Options from the description. */
interface Described<Credentials extends Record<string, unknown>> {
  readonly baseUrl: string;
  readonly schemes: { readonly [Name in keyof Credentials]: Scheme<Credentials[Name]> };
  /** Chooses the credentials of an operation; default all. */
  readonly choose?: Choose;
  /** By method and path, as `POST /files`. */
  readonly wire?: Readonly<Record<string, OperationWire>>;
  readonly packBody?: PackBody;
  readonly writeQuery?: WriteQuery;
}

/** Options of an untyped call. */
export interface CallInit {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly headers?: ClientOptions['headers'];
  readonly signal?: AbortSignal | null | undefined;
  /** Encodes the body instead of the description's encoding. */
  readonly bodySerializer?: (body: unknown, headers?: Headers) => unknown;
  readonly parseAs?: 'json' | 'text' | 'blob' | 'arrayBuffer' | 'stream';
  /** Sends this call. */
  readonly fetch?: (request: Request) => Promise<Response>;
  /** Called while the body is sent; the call then uses XMLHttpRequest. */
  readonly onUploadProgress?: (progress: UploadProgress) => void;
}

type PathValues = Parameters<typeof defaultPathSerializer>[1];

/** A call of any method and path. */
export type AnyCall = (method: string, path: string, init?: CallInit) => Promise<Outcome>;

const METHODS = ['GET', 'PUT', 'POST', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH', 'TRACE'] as const;

/**
 * Creates a typed client of openapi-fetch. Calls resolve for every readable response; they reject with an ApiError without a
 * response and with an AbortError when aborted. `unwrap` returns the data.
 */
export function makeClient<Paths extends object, Credentials extends Record<string, unknown>>(
  described: Described<Credentials>,
  settings: CallSettings<Credentials>,
): TypedClient<Paths>;
export function makeClient<Credentials extends Record<string, unknown>>(
  { baseUrl, schemes, choose, wire = {}, packBody, writeQuery }: Described<Credentials>,
  settings: CallSettings<Credentials>,
): object {
  const { send = (request) => fetch(request), headers, credentials, language, retry } = settings;
  const client = createClient({ baseUrl: settings.baseUrl ?? baseUrl, ...(headers && { headers }) });
  if (credentials) client.use(createAuthMiddleware(schemes, credentials, choose));
  if (language) client.use(createLanguageMiddleware(language));
  const untypedRequest = client.request as unknown as AnyCall;

  const call = async (method: string, path: string, init: CallInit = {}): Promise<Outcome> => {
    const encoding = wire[`${method.toUpperCase()} ${path}`];
    const { signal, onUploadProgress } = init;
    const styledPath = encoding?.path;
    const packed = encoding?.raw
      ? { body: init.body, type: encoding.raw }
      : encoding?.body && packBody?.(init.body, encoding.body);
    const serialize = init.bodySerializer ?? (packed ? () => packed.body : defaultBodySerializer);
    let sentBody: unknown;
    let answer: Response | undefined;
    const sendRequest = onUploadProgress
      ? async (request: Request) => {
          const { sendByXhr } = await import('./upload.ts');
          return sendByXhr(request, { body: (sentBody ?? null) as XMLHttpRequestBodyInit | null, onUploadProgress });
        }
      : (init.fetch ?? send);
    const requestInit = {
      ...(encoding?.baseUrl && !settings.baseUrl && { baseUrl: encoding.baseUrl }),
      ...(encoding?.answer && { parseAs: encoding.answer }),
      ...(styledPath && {
        pathSerializer: (url: string, values: PathValues) =>
          defaultPathSerializer(url.slice(0, -path.length) + styledPath, values),
      }),
      ...(encoding?.query && writeQuery && { querySerializer: writeQuery(encoding.query) }),
      ...init,
      ...(packed?.type && { headers: mergeHeaders({ 'content-type': packed.type }, init.headers) }),
      bodySerializer: (body: unknown, bodyHeaders?: Headers) => (sentBody = serialize(body, bodyHeaders)),
      fetch: async (request: Request) => {
        try {
          // a stream can only be read once
          answer = await (retry && !(sentBody instanceof ReadableStream)
            ? retry(sendRequest, request)
            : sendRequest(request));
          return answer;
        } catch (cause) {
          throw toCallError(cause, request.signal);
        }
      },
    };
    try {
      return await untypedRequest(method, path, requestInit);
    } catch (cause) {
      // an incomplete or invalid response
      if (cause instanceof SyntaxError && answer) {
        throw new ApiError('unreadable', { status: answer.status, headers: answer.headers, cause });
      }
      throw answer ? toCallError(cause, signal) : cause;
    }
  };
  const calls = METHODS.map((method) => [method, (path: string, init?: CallInit) => call(method, path, init)] as const);
  return Object.assign(client, { request: call }, Object.fromEntries(calls));
}

/** Returns the untyped call of a client, for paths known at run time only. */
export function getUntypedCall(client: { request: unknown }): AnyCall {
  return client.request as AnyCall;
}
