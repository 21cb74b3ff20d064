// Written by `npm run generate` from the OpenAPI description. Do not edit.

import createClient, {
  type ClientOptions,
  defaultBodySerializer,
  defaultPathSerializer,
  mergeHeaders,
} from 'openapi-fetch';
import { ApiError, failed } from './api-error.ts';
import type { BodyWire, PackBody } from './body.ts';
import type { Choose } from './demands.ts';
import { acceptLanguage, authorisation, type Scheme, type Secret } from './middleware.ts';
import type { QueryWire, WriteQuery } from './query.ts';
import type { Retry } from './retry.ts';
import type { TypedClient } from './typed-client.ts';
import type { UploadProgress } from './upload.ts';
import type { Outcome } from './unwrap.ts';

/** What of an operation differs from JSON and the usual way of writing a query. */
export interface OperationWire {
  /** Where its path begins, when it has a server of its own. */
  readonly baseUrl?: string;
  readonly body?: BodyWire;
  /** Media type of a body that is sent as it is. */
  readonly raw?: string;
  /** The path with the styles of its parameters: `/things/{;id*}`. */
  readonly path?: string;
  readonly query?: QueryWire;
  /** How an answer that is no JSON is read; `parseAs` of a call says otherwise. */
  readonly answer?: 'text' | 'stream';
}

/** What a client is made with; every part can be left out. */
export interface CallSettings<Credentials extends Record<string, unknown>> {
  /** Where the paths begin. */
  readonly baseUrl?: string;
  /** Sends a Request; `fetch` when absent. */
  readonly send?: (request: Request) => Promise<Response>;
  readonly headers?: ClientOptions['headers'];
  /** What proves who calls, by the name of its scheme; asked before each call. */
  readonly credentials?: { readonly [Name in keyof Credentials]?: Secret<Credentials[Name]> };
  /** Language of answers (Accept-Language), asked before each call. */
  readonly language?: () => string | undefined;
  /** `retrying()` repeats what may be repeated; without it nothing is. */
  readonly retry?: Retry;
}

/** What the description adds to them. */
interface Described<Credentials extends Record<string, unknown>> {
  readonly baseUrl: string;
  readonly schemes: { readonly [Name in keyof Credentials]: Scheme<Credentials[Name]> };
  /** Which credentials go with an operation; without it all that are given. */
  readonly choose?: Choose;
  /** By method and path, as `POST /files`. */
  readonly wire?: Readonly<Record<string, OperationWire>>;
  readonly packBody?: PackBody;
  readonly writeQuery?: WriteQuery;
}

/** What one call is made with, when nothing of it is typed. */
export interface CallInit {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly headers?: ClientOptions['headers'];
  readonly signal?: AbortSignal | null | undefined;
  /** What is sent of the body, when that is not for the description to say. */
  readonly bodySerializer?: (body: unknown, headers?: Headers) => unknown;
  readonly parseAs?: 'json' | 'text' | 'blob' | 'arrayBuffer' | 'stream';
  /** Sends this one call. */
  readonly fetch?: (request: Request) => Promise<Response>;
  /** Told while the body leaves; the call then goes by XMLHttpRequest. */
  readonly onUploadProgress?: (progress: UploadProgress) => void;
}

type PathValues = Parameters<typeof defaultPathSerializer>[1];

/** A call of any method and path; `params.path` and `params.query` as everywhere. */
export type AnyCall = (method: string, path: string, init?: CallInit) => Promise<Outcome>;

const METHODS = ['GET', 'PUT', 'POST', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH', 'TRACE'] as const;

/**
 * A typed client of openapi-fetch. Its calls resolve for every readable answer; they reject with an ApiError when none
 * came and with AbortError when their signal stopped them. `unwrap` makes the data of it.
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
  if (credentials) client.use(authorisation(schemes, credentials, choose));
  if (language) client.use(acceptLanguage(language));
  const plain = client.request as unknown as AnyCall;

  const call = async (method: string, path: string, init: CallInit = {}): Promise<Outcome> => {
    const known = wire[`${method.toUpperCase()} ${path}`];
    const { signal, onUploadProgress } = init;
    const styled = known?.path;
    const packed = known?.raw ? { body: init.body, type: known.raw } : known?.body && packBody?.(init.body, known.body);
    const serialize = init.bodySerializer ?? (packed ? () => packed.body : defaultBodySerializer);
    let sent: unknown;
    let answer: Response | undefined;
    const one = onUploadProgress
      ? async (request: Request) => {
          const { sendByXhr } = await import('./upload.ts');
          return sendByXhr(request, { body: (sent ?? null) as XMLHttpRequestBodyInit | null, onUploadProgress });
        }
      : (init.fetch ?? send);
    const inner = {
      ...(known?.baseUrl && !settings.baseUrl && { baseUrl: known.baseUrl }),
      ...(known?.answer && { parseAs: known.answer }),
      ...(styled && {
        pathSerializer: (url: string, values: PathValues) =>
          defaultPathSerializer(url.slice(0, -path.length) + styled, values),
      }),
      ...(known?.query && writeQuery && { querySerializer: writeQuery(known.query) }),
      ...init,
      ...(packed?.type && { headers: mergeHeaders({ 'content-type': packed.type }, init.headers) }),
      bodySerializer: (body: unknown, all?: Headers) => (sent = serialize(body, all)),
      fetch: async (request: Request) => {
        try {
          // a stream can be read but once
          answer = await (retry && !(sent instanceof ReadableStream) ? retry(one, request) : one(request));
          return answer;
        } catch (cause) {
          throw failed(cause, request.signal);
        }
      },
    };
    try {
      return await plain(method, path, inner);
    } catch (cause) {
      // an answer came, but not all of it, or it is not what it should be
      if (cause instanceof SyntaxError && answer) {
        throw new ApiError('unreadable', { status: answer.status, headers: answer.headers, cause });
      }
      throw answer ? failed(cause, signal) : cause;
    }
  };
  const calls = METHODS.map((method) => [method, (path: string, init?: CallInit) => call(method, path, init)] as const);
  return Object.assign(client, { request: call }, Object.fromEntries(calls));
}

/** The same client for paths that are known at run time only. */
export function anyCall(client: { request: unknown }): AnyCall {
  return client.request as AnyCall;
}
