/** Why an upload or a part of it did not go through. */

/** Reasons a keeper gives that are shown as they are. */
const GIVEN = ['file_type', 'upload_quota'] as const;

export type FailureCode = 'upload_failed' | 'upload_refused' | 'upload_unreadable' | (typeof GIVEN)[number];

interface FailureFacts {
  readonly status?: number;
  readonly retryAfter?: number;
  readonly code?: string;
}

export class UploadFailure extends Error {
  override readonly name = 'UploadFailure';
  /** HTTP status, undefined when there was no answer. */
  readonly status: number | undefined;
  /** Seconds the keeper asked us to wait. */
  readonly retryAfter: number | undefined;
  /** The keeper's own word for it. */
  readonly code: string | undefined;

  constructor(message: string, { status, retryAfter, code }: FailureFacts = {}) {
    super(message);
    this.status = status;
    this.retryAfter = retryAfter;
    this.code = code;
  }
}

const statusOf = (error: unknown): number | undefined => (error instanceof UploadFailure ? error.status : undefined);

/** The file went away or was changed on its disk after it was chosen. */
function isUnreadable(error: unknown): boolean {
  return error instanceof DOMException && (error.name === 'NotReadableError' || error.name === 'NotFoundError');
}

/** Whether the same call may succeed later: no answer, an overloaded or broken server. */
export function mayPass(error: unknown): boolean {
  if (isUnreadable(error)) return false;
  const status = statusOf(error);
  return status === undefined || status >= 500 || status === 408 || status === 425 || status === 429;
}

/** Whether the keeper does not know the upload (any more). */
export function isForgotten(error: unknown): boolean {
  const status = statusOf(error);
  return status === 404 || status === 410;
}

/** The reason in a word that has a translation. */
export function failureCode(error: unknown): FailureCode {
  if (isUnreadable(error)) return 'upload_unreadable';
  const given = error instanceof UploadFailure && GIVEN.find((code) => code === error.code);
  if (given) return given;
  return mayPass(error) ? 'upload_failed' : 'upload_refused';
}
