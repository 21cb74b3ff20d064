/** Opens a file in a new tab. */
export function openFile(url: string): void {
  window.open(url, '_blank', 'noopener');
}

/** Time for a tab to load the object URL. */
const REVOKE_DELAY_MS = 60_000;

type Bytes = ReadableStream<Uint8Array>;

async function createObjectUrl(bytes: Bytes, type: string): Promise<string> {
  return URL.createObjectURL(await new Response(bytes, { headers: { 'content-type': type } }).blob());
}

/** Opens the bytes of a PDF in a new tab. */
export async function openPdf(bytes: Bytes): Promise<void> {
  const url = await createObjectUrl(bytes, 'application/pdf');
  openFile(url);
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_DELAY_MS);
}

/** Saves bytes as a file with this name. */
export async function saveBytes(bytes: Bytes | Blob, name: string): Promise<void> {
  const url =
    bytes instanceof Blob ? URL.createObjectURL(bytes) : await createObjectUrl(bytes, 'application/octet-stream');
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_DELAY_MS);
}

/** Downloads a file by its URL, without loading it into the page. */
export function downloadFile(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  // the response has the file name
  link.download = '';
  link.click();
}
