/** Errors of uploads. */

/** Error codes of the storage that are shown as they are. */
const STORAGE_CODES = ['file_type', 'upload_quota'] as const;

export type FailureCode = 'upload_failed' | 'upload_refused' | 'upload_unreadable' | (typeof STORAGE_CODES)[number];

interface FailureDetails {
  readonly status?: number;
  readonly retryAfter?: number;
  readonly code?: string;
}

export class UploadFailure extends Error {
  override readonly name = 'UploadFailure';
  /** HTTP status; undefined when there was no response. */
  readonly status: number | undefined;
  /** Retry-After in seconds. */
  readonly retryAfter: number | undefined;
  /** Error code of the storage. */
  readonly code: string | undefined;

  constructor(message: string, { status, retryAfter, code }: FailureDetails = {}) {
    super(message);
    this.status = status;
    this.retryAfter = retryAfter;
    this.code = code;
  }
}

const getStatus = (error: unknown): number | undefined => (error instanceof UploadFailure ? error.status : undefined);

/** Whether the file was deleted or changed on disk after selection. */
function isUnreadable(error: unknown): boolean {
  return error instanceof DOMException && (error.name === 'NotReadableError' || error.name === 'NotFoundError');
}

/** Whether a retry may succeed: no response, or an overloaded or failing server. */
export function isRetryable(error: unknown): boolean {
  if (isUnreadable(error)) return false;
  const status = getStatus(error);
  return status === undefined || status >= 500 || status === 408 || status === 425 || status === 429;
}

/** Whether the upload does not exist in the storage (any more). */
export function isUploadGone(error: unknown): boolean {
  const status = getStatus(error);
  return status === 404 || status === 410;
}

/** Returns the translation key of an error. */
export function getFailureCode(error: unknown): FailureCode {
  if (isUnreadable(error)) return 'upload_unreadable';
  const storageCode = error instanceof UploadFailure && STORAGE_CODES.find((code) => code === error.code);
  if (storageCode) return storageCode;
  return isRetryable(error) ? 'upload_failed' : 'upload_refused';
}
