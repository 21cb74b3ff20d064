// Written by `npm run generate` from the OpenAPI description. Do not edit.

/** Sent bytes of a request. */
export interface UploadProgress {
  readonly loaded: number;
  /** 0 while unknown. */
  readonly total: number;
}

export interface UploadOptions {
  readonly body: XMLHttpRequestBodyInit | null;
  readonly onUploadProgress: (progress: UploadProgress) => void;
  /** Milliseconds without progress after which the connection counts as lost. */
  readonly silence?: number;
}

/** Request without its body, which is passed separately to avoid a copy. */
export type Target = Pick<Request, 'method' | 'url' | 'headers' | 'signal'> & Partial<Pick<Request, 'credentials'>>;

/**
 * Sends by XMLHttpRequest, which unlike fetch reports upload progress. Like fetch it rejects with a TypeError without a response
 * and with the signal's reason when aborted.
 */
export function sendByXhr(target: Target, { body, onUploadProgress, silence }: UploadOptions): Promise<Response> {
  const { method, url, headers, signal } = target;
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const call = new XMLHttpRequest();
    const stop = (): void => call.abort();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const restartTimer = (): void => {
      clearTimeout(timer);
      if (silence !== undefined) timer = setTimeout(stop, silence);
    };
    call.open(method, url);
    call.responseType = 'arraybuffer';
    call.withCredentials = target.credentials === 'include';
    // XMLHttpRequest sets the boundary of a form
    headers.forEach((value, name) => {
      if (name !== 'content-type' || !(body instanceof FormData)) call.setRequestHeader(name, value);
    });
    call.upload.addEventListener('progress', ({ loaded, total }) => {
      restartTimer();
      onUploadProgress({ loaded, total });
    });
    call.addEventListener('progress', restartTimer);
    call.addEventListener('loadend', () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
      if (signal.aborted) reject(signal.reason as Error);
      else if (call.status === 0) reject(new TypeError('the connection was lost'));
      else resolve(toResponse(call));
    });
    signal.addEventListener('abort', stop, { once: true });
    restartTimer();
    call.send(body);
  });
}

/** Statuses without a body. */
const EMPTY: readonly number[] = [204, 205, 304];

function toResponse(call: XMLHttpRequest): Response {
  const { status, statusText } = call;
  const headers = new Headers();
  for (const line of call.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const end = line.indexOf(':');
    if (end > 0) headers.append(line.slice(0, end), line.slice(end + 1).trim());
  }
  const body = EMPTY.includes(status) ? null : (call.response as ArrayBuffer);
  return new Response(body, { status, statusText, headers });
}
