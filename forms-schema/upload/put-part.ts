import { parseRetryAfter } from '#generated/client/api-error.ts';
import { sendByXhr } from '#generated/client/upload.ts';
import { UploadFailure } from './upload-failure.ts';
import type { PartToSend } from './transport.ts';

/** URL and headers of a part; signed URLs need no headers. */
export interface PartTarget {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Milliseconds without progress after which the connection counts as lost. */
const STALL_TIMEOUT_MS = 60_000;

/**
 * Uploads a part with progress. Resolves to the ETag; null when the response has none (buckets must expose it by CORS).
 * Rejects with an UploadFailure.
 */
export async function putPart(
  { body, onProgress, signal }: PartToSend,
  { url, headers = {} }: PartTarget,
): Promise<string | null> {
  const target = { method: 'PUT', url, headers: new Headers(headers), signal };
  const onUploadProgress = ({ loaded }: { loaded: number }): void => onProgress(loaded);
  const answer = await sendByXhr(target, { body, onUploadProgress, silence: STALL_TIMEOUT_MS }).catch(
    (error: unknown) => {
      throw signal.aborted ? error : new UploadFailure('the connection was lost');
    },
  );
  if (answer.ok) return answer.headers.get('ETag');
  const { status, statusText } = answer;
  throw new UploadFailure(statusText || String(status), { status, retryAfter: parseRetryAfter(answer.headers) });
}
