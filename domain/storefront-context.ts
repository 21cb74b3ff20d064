import type { OperationDefinition } from '#generated/definitions.ts';
import type { Currency, Language } from '#generated/enums.ts';
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

/** What a page depends on besides its address, for visitors who are not signed in. */
export interface Preferences {
  readonly language: Language;
  readonly currency: Currency;
  /** By geolocation, ISO 3166 alpha-2. */
  readonly country: string | undefined;
  /** Undefined follows the system setting. */
  readonly scheme: 'light' | 'dark' | undefined;
}

/** The parts of a request that decide whether its page is shared. */
export interface PageRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly publicUrl: string;
  readonly clientIp: string;
}

/** A page that is the same for all visitors whose requests have its key. */
export interface SharedPage {
  readonly key: string;
  /** Path and query to render; without parameters for tracking, which do not change a page. */
  readonly target: string;
  readonly preferences: Preferences;
  /** The projects whose stock and sales the page depends on: one, all, or none. */
  readonly figures: number | 'all' | undefined;
  /** Whether `target` lacks parameters of the request. */
  readonly isShortened: boolean;
  /** `Set-Cookie` values for the visitor. */
  readonly cookies: readonly string[];
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
  /** Renders a shared page for these preferences: cookies and account of the request are ignored. */
  readonly preferences?: Preferences | undefined;
  /** Version of the shop's public data; undefined when unknown. */
  readonly dataVersion?: number | undefined;
}
