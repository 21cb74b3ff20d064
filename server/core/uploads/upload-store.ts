import type { Readable } from 'node:stream';

/** A part: number from 1 and hexadecimal MD5. */
export interface StoredPart {
  readonly number: number;
  readonly md5: string;
}

/** A part has the wrong size or content, or is missing. */
export class PartError extends Error {
  override readonly name = 'PartError';
}

/** Storage of uploaded bytes, without access control. Calls are idempotent and atomic. */
export interface UploadStore {
  /** Stores a part of exactly `size` bytes; resolves to its MD5. Rejects with a PartError for another size. */
  putPart(upload: string, number: number, size: number, bytes: Readable): Promise<string>;
  /** Deletes a replaced part. */
  dropPart(upload: string, part: StoredPart): Promise<void>;
  /** Joins parts in order. Rejects with a PartError when one does not match its MD5. */
  join(upload: string, parts: readonly StoredPart[]): Promise<void>;
  /** Reads the joined file, or its first `length` bytes. */
  read(upload: string, length?: number): Readable;
  /** Stores a converted file, not public yet. */
  keep(upload: string, name: string, bytes: Uint8Array): Promise<void>;
  /** Stores the joined file unchanged, not public yet. */
  keepWhole(upload: string, name: string): Promise<void>;
  /** Reads a stored file that is not public. */
  readKept(upload: string, name: string): Readable;
  /** Deletes parts and joined file. */
  tidy(upload: string): Promise<void>;
  /** Publishes stored files in a storage folder, e.g. 'pictures/{key}'. */
  publish(upload: string, folder: string): Promise<void>;
  /** Deletes all files of an upload, published ones included. */
  remove(upload: string, folder: string): Promise<void>;
}
