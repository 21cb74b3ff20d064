/** The parts of a request that decide on redirects and cookies of a visit. */
export interface DocumentRequest {
  /** Whether a browser requests a document by GET rather than loader data. */
  readonly isDocument: boolean;
  readonly url: URL;
  readonly referrer: string | null | undefined;
  readonly userAgent: string | null | undefined;
}

/** Whether a browser requests a document rather than loader data. */
export function isDocumentRequest(request: Request): boolean {
  return acceptsDocument(request.headers.get('accept'));
}

/** Whether an Accept header is that of a document request. */
export function acceptsDocument(accept: string | null | undefined): boolean {
  return accept?.includes('text/html') ?? false;
}

export function toDocumentRequest(request: Request): DocumentRequest {
  return {
    isDocument: request.method === 'GET' && isDocumentRequest(request),
    url: new URL(request.url),
    referrer: request.headers.get('referer'),
    userAgent: request.headers.get('user-agent'),
  };
}
