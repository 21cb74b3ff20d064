// Written by `npm run generate` from the OpenAPI description. Do not edit.

/** How much of a request has left. */
export interface UploadProgress {
  readonly loaded: number;
  /** 0 while it is not known. */
  readonly total: number;
}

export interface UploadOptions {
  readonly body: XMLHttpRequestBodyInit | null;
  readonly onUploadProgress: (progress: UploadProgress) => void;
  /** Longer than these milliseconds without a byte leaving or coming, and the line counts as lost. */
  readonly silence?: number;
}

/** What of a Request is needed; its body is given apart, as it was made, so that nothing is copied. */
export type Target = Pick<Request, 'method' | 'url' | 'headers' | 'signal'> & Partial<Pick<Request, 'credentials'>>;

/**
 * Sends by XMLHttpRequest, which unlike fetch tells how much has left. Like fetch it rejects with a TypeError when no
 * answer came, and with the signal's reason when that stopped it.
 */
export function sendByXhr(target: Target, { body, onUploadProgress, silence }: UploadOptions): Promise<Response> {
  const { method, url, headers, signal } = target;
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const call = new XMLHttpRequest();
    const stop = (): void => call.abort();
    let alarm: ReturnType<typeof setTimeout> | undefined;
    const listen = (): void => {
      clearTimeout(alarm);
      if (silence !== undefined) alarm = setTimeout(stop, silence);
    };
    call.open(method, url);
    call.responseType = 'arraybuffer';
    call.withCredentials = target.credentials === 'include';
    // a form's boundary is made by its sender
    headers.forEach((value, name) => {
      if (name !== 'content-type' || !(body instanceof FormData)) call.setRequestHeader(name, value);
    });
    call.upload.addEventListener('progress', ({ loaded, total }) => {
      listen();
      onUploadProgress({ loaded, total });
    });
    call.addEventListener('progress', listen);
    call.addEventListener('loadend', () => {
      clearTimeout(alarm);
      signal.removeEventListener('abort', stop);
      if (signal.aborted) reject(signal.reason as Error);
      else if (call.status === 0) reject(new TypeError('the connection was lost'));
      else resolve(answerOf(call));
    });
    signal.addEventListener('abort', stop, { once: true });
    listen();
    call.send(body);
  });
}

/** Statuses whose answers have no body. */
const EMPTY: readonly number[] = [204, 205, 304];

function answerOf(call: XMLHttpRequest): Response {
  const { status, statusText } = call;
  const headers = new Headers();
  for (const line of call.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const end = line.indexOf(':');
    if (end > 0) headers.append(line.slice(0, end), line.slice(end + 1).trim());
  }
  const body = EMPTY.includes(status) ? null : (call.response as ArrayBuffer);
  return new Response(body, { status, statusText, headers });
}
