import type { OperationDefinition } from '#generated/definitions.ts';
import type { Answer, Body, OperationId, PathParams, Query } from '#generated/operation-types.ts';

/** Parameters, headers and body of a call. Header names are lower-case. */
export interface OperationInput<Id extends OperationId> {
  readonly path?: PathParams<Id>;
  readonly query?: Query<Id>;
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly body?: Body<Id>;
}

/** The answer of a call: the described body, or the problem in `error`. */
export type OperationResult<Id extends OperationId> = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
} & ({ readonly data: Answer<Id> } | { readonly error: unknown });

/**
 * Calls an operation within the process. Resolves for problems too. The answer equals that of the HTTP route and belongs to
 * the caller, who may change it.
 */
export type CallOperation = <Id extends OperationId>(id: Id, input: OperationInput<Id>) => Promise<OperationResult<Id>>;

const JSON_TYPE = 'application/json';

/** Whether `callOperation` takes an operation: its bodies are JSON or empty. */
export function isJsonOperation({ body = JSON_TYPE, answer = JSON_TYPE }: OperationDefinition): boolean {
  return body === JSON_TYPE && answer === JSON_TYPE;
}

/** What the server passes to the storefront with each request. */
export interface StorefrontContext {
  /** Sends a call to the API for this visitor. The path begins with `/api/`; the origin of the URL is ignored. */
  apiFetch(request: Request): Promise<Response>;
  /** Calls an operation with JSON or empty bodies for this visitor; undefined when the API runs elsewhere. */
  readonly callOperation?: CallOperation | undefined;
  /** CSP nonce of scripts and styles. */
  readonly nonce: string;
  /** Public URL without trailing slash; on this machine, the origin of the request. */
  readonly publicUrl: string;
  /** Origin by the request's Host header; undefined when the header is invalid. */
  readonly requestOrigin?: string | undefined;
  /** The configured public URL, the main address of pages that also have one on a shop's own host. */
  readonly siteUrl?: string | undefined;
  readonly clientIp: string;
}
