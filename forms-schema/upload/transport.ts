/** What stands between an upload and the storage of the file: a bucket, our API, a folder. Pure types. */

/** Part of a file that arrived, by the tag the keeper gave it. */
export interface SentPart {
  /** From 1. */
  readonly number: number;
  readonly etag: string;
}

export interface NewUpload {
  readonly name: string;
  /** Media type by the content, where it is known, otherwise as the browser guessed; '' when neither knows. */
  readonly type: string;
  readonly size: number;
  /** Bytes of each part but the last. */
  readonly partSize: number;
  /** Name of the input. */
  readonly field: string;
  /** What for, as the field's definition says it (`upload`). */
  readonly purpose?: string;
}

export interface PartToSend {
  readonly upload: string;
  readonly number: number;
  readonly body: Blob;
  /** Bytes of this part that left so far. */
  readonly onProgress: (sent: number) => void;
  readonly signal: AbortSignal;
}

/** A file that is kept. */
export interface KeptFile {
  /** What a record names the file by. */
  readonly key: string;
  /** Where it can be looked at. */
  readonly url?: string;
}

/**
 * The four calls of an upload in parts, as S3 names them. Reject with an UploadFailure that carries the HTTP status; any
 * other error counts as a lost connection. Calls are repeated, so each must bear being made twice.
 */
export interface UploadTransport {
  /** Keeps uploads of different records apart, as 'projects/1204', where an upload belongs to one. */
  readonly scope?: string;
  /** Opens an upload and names it. */
  begin(file: NewUpload): Promise<string>;
  /** Sends one part and resolves to its ETag; without one the part counts as not arrived. */
  putPart(part: PartToSend): Promise<string | null | undefined>;
  /** Puts the parts together, in their order. */
  complete(upload: string, parts: readonly SentPart[], signal: AbortSignal): Promise<KeptFile>;
  /** Throws away what arrived. */
  abort(upload: string): Promise<void>;
  /** The parts that arrived, asked before an upload goes on. Without it our own memory is believed. */
  listParts?(upload: string, signal: AbortSignal): Promise<readonly SentPart[]>;
}
