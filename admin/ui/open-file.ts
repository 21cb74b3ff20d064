/** Shows a file in a tab of its own, where the browser can also print it. */
export function openFile(url: string): void {
  window.open(url, '_blank', 'noopener');
}

/** Long enough for a tab to have read it. */
const REVOKE_DELAY_MS = 60_000;

type Bytes = ReadableStream<Uint8Array>;

async function createObjectUrl(bytes: Bytes, type: string): Promise<string> {
  return URL.createObjectURL(await new Response(bytes, { headers: { 'content-type': type } }).blob());
}

/** The same of a PDF that has come already. */
export async function openPdf(bytes: Bytes): Promise<void> {
  const url = await createObjectUrl(bytes, 'application/pdf');
  openFile(url);
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_DELAY_MS);
}

/** Keeps bytes as a file of that name; without one the browser calls a blob by its type. */
export async function saveBytes(bytes: Bytes | Blob, name: string): Promise<void> {
  const url =
    bytes instanceof Blob ? URL.createObjectURL(bytes) : await createObjectUrl(bytes, 'application/octet-stream');
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_DELAY_MS);
}

/** Lets the browser fetch a file by the address the API gives for it, so that not a byte of it passes through the page. */
export function downloadFile(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  // its name comes with it
  link.download = '';
  link.click();
}
