import { UploadFailure } from './failure.ts';
import type { PartToSend } from './transport.ts';

/** Where and how a part is put; a signed address needs no headers. */
export interface PartTarget {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Longer than this without a byte leaving, and the line counts as lost. */
const SILENCE = 60_000;

/**
 * Puts a part by XMLHttpRequest, which unlike fetch tells how much has left. Resolves to the ETag, null when the answer
 * has none (a bucket has to expose it to browsers). Rejects with an UploadFailure in the words of the status.
 */
export function putPart({ body, onProgress, signal }: PartToSend, { url, headers = {} }: PartTarget) {
  return new Promise<string | null>((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    let alarm = setTimeout(() => request.abort(), SILENCE);
    const leave = (): void => request.abort();
    signal.addEventListener('abort', leave, { once: true });
    request.open('PUT', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded }) => {
      clearTimeout(alarm);
      alarm = setTimeout(() => request.abort(), SILENCE);
      onProgress(loaded);
    });
    request.addEventListener('loadend', () => {
      clearTimeout(alarm);
      signal.removeEventListener('abort', leave);
      const { status, statusText } = request;
      if (status >= 200 && status < 300) return resolve(request.getResponseHeader('ETag'));
      const wait = Number(request.getResponseHeader('Retry-After'));
      reject(
        new UploadFailure(statusText || 'the connection was lost', {
          status: status || undefined,
          retryAfter: wait || undefined,
        }),
      );
    });
    request.send(body);
  });
}
