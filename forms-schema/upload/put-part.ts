import { retryAfterOf } from '#generated/client/api-error.ts';
import { sendByXhr } from '#generated/client/upload.ts';
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
 * Puts a part and tells how much has left. Resolves to the ETag, null when the answer has none (a bucket has to expose
 * it to browsers). Rejects with an UploadFailure in the words of the status.
 */
export async function putPart(
  { body, onProgress, signal }: PartToSend,
  { url, headers = {} }: PartTarget,
): Promise<string | null> {
  const target = { method: 'PUT', url, headers: new Headers(headers), signal };
  const onUploadProgress = ({ loaded }: { loaded: number }): void => onProgress(loaded);
  const answer = await sendByXhr(target, { body, onUploadProgress, silence: SILENCE }).catch((error: unknown) => {
    throw signal.aborted ? error : new UploadFailure('the connection was lost');
  });
  if (answer.ok) return answer.headers.get('ETag');
  const { status, statusText } = answer;
  throw new UploadFailure(statusText || String(status), { status, retryAfter: retryAfterOf(answer.headers) });
}
