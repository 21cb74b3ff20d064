/** Interface between uploads and the storage: bucket, API or folder. Types only. */

/** An arrived part with its ETag. */
export interface SentPart {
  /** From 1. */
  readonly number: number;
  readonly etag: string;
}

export interface NewUpload {
  readonly name: string;
  /** Media type detected by content, otherwise declared by the browser; '' when unknown. */
  readonly type: string;
  readonly size: number;
  /** Bytes of each part but the last. */
  readonly partSize: number;
  /** Name of the input. */
  readonly field: string;
  /** Purpose, from the field's `upload`. */
  readonly purpose?: string;
}

export interface PartToSend {
  readonly upload: string;
  readonly number: number;
  readonly body: Blob;
  /** Called with the bytes of this part sent so far. */
  readonly onProgress: (sent: number) => void;
  readonly signal: AbortSignal;
}

/** A stored file. */
export interface StoredFile {
  /** Key of the file in records. */
  readonly key: string;
  /** URL for viewing. */
  readonly url?: string;
}

/**
 * The calls of a multipart upload, named as in S3. They reject with an UploadFailure carrying the HTTP status; other
 * errors count as a lost connection. Calls are retried and must be idempotent.
 */
export interface UploadTransport {
  /** Separates uploads of different records, such as 'projects/1204'. */
  readonly scope?: string;
  /** Opens an upload. Resolves to its id. */
  begin(file: NewUpload): Promise<string>;
  /** Sends a part. Resolves to its ETag; without one the part has not arrived. */
  putPart(part: PartToSend): Promise<string | null | undefined>;
  /** Assembles the parts in order. */
  complete(upload: string, parts: readonly SentPart[], signal: AbortSignal): Promise<StoredFile>;
  /** Deletes the arrived parts. */
  abort(upload: string): Promise<void>;
  /** Lists the arrived parts before a resume. Without it the locally stored list is used. */
  listParts?(upload: string, signal: AbortSignal): Promise<readonly SentPart[]>;
}
