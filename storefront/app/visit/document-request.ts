/** Whether a browser asks for a whole page, rather than our script for data. */
export function isDocumentRequest(request: Request): boolean {
  return request.headers.get('accept')?.includes('text/html') ?? false;
}
