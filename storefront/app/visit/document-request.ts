/** Whether a browser requests a document rather than loader data. */
export function isDocumentRequest(request: Request): boolean {
  return request.headers.get('accept')?.includes('text/html') ?? false;
}
