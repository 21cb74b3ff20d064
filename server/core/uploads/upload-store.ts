import type { Readable } from 'node:stream';

/** A part by its place, from 1, and the MD5 of its bytes in hexadecimal digits. */
export interface StoredPart {
  readonly number: number;
  readonly md5: string;
}

/** A part that was to be kept has other bytes than it should, or is not there. */
export class PartError extends Error {
  override readonly name = 'PartFault';
}

/**
 * Where the bytes of uploads are. It knows no accounts and no rules, only names; each call may be made twice. Nothing is
 * to be seen of a call that did not come to its end.
 */
export interface UploadStore {
  /** Keeps a part of exactly `size` bytes; resolves to its MD5. Rejects with a PartFault when there are more or fewer. */
  putPart(upload: string, number: number, size: number, bytes: Readable): Promise<string>;
  /** Throws away a part that another one replaced. */
  dropPart(upload: string, part: StoredPart): Promise<void>;
  /** Puts the parts together in the given order. Rejects with a PartFault when one is not what its MD5 says. */
  join(upload: string, parts: readonly StoredPart[]): Promise<void>;
  /** What was put together, or so many bytes of its beginning. */
  read(upload: string, length?: number): Readable;
  /** Keeps what is to be served in place of parts and whole; not public yet. */
  keep(upload: string, name: string, bytes: Uint8Array): Promise<void>;
  /** Keeps what was put together as it is, to be served; not public yet. */
  keepWhole(upload: string, name: string): Promise<void>;
  /** What is kept under a name and is not public. */
  readKept(upload: string, name: string): Readable;
  /** Throws away parts and whole. */
  tidy(upload: string): Promise<void>;
  /** Makes what is kept public under a folder of the storage, as 'pictures/{key}'. */
  publish(upload: string, folder: string): Promise<void>;
  /** Throws away everything of an upload, what is public included. */
  remove(upload: string, folder: string): Promise<void>;
}
