import type { SentPart } from './transport.ts';

/** Maximum number of parts of an S3 upload. */
const MAX_PARTS = 10_000;

/** The part size of a file in bytes: the preferred one, larger where MAX_PARTS requires it. */
export function getPartSize(size: number, preferred: number): number {
  return Math.max(preferred, Math.ceil(size / MAX_PARTS));
}

/** Progress of a multipart upload: arrived parts and bytes in flight. Parts are numbered from 1. */
export class PartProgress {
  readonly #size: number;
  readonly #preferredPartSize: number;
  readonly #arrived = new Map<number, string>();
  readonly #inFlight = new Map<number, number>();
  #partSize: number;

  constructor(size: number, preferredPartSize: number) {
    this.#size = size;
    this.#preferredPartSize = preferredPartSize;
    this.#partSize = getPartSize(size, preferredPartSize);
  }

  get partSize(): number {
    return this.#partSize;
  }

  get arrivedParts(): SentPart[] {
    return [...this.#arrived].map(([number, etag]) => ({ number, etag })).sort((a, b) => a.number - b.number);
  }

  get missingParts(): number[] {
    return Array.from({ length: this.#count }, (_, index) => index + 1).filter((number) => !this.#arrived.has(number));
  }

  get sentBytes(): number {
    const arrived = [...this.#arrived.keys()].reduce((sum, number) => sum + this.#getSizeOf(number), 0);
    const inFlight = [...this.#inFlight.values()].reduce((sum, sent) => sum + sent, 0);
    return Math.min(this.#size, arrived + inFlight);
  }

  /** Integer from 0 to 100; 100 only when all parts have arrived. */
  get percent(): number {
    if (this.#arrived.size === this.#count) return 100;
    return Math.min(99, Math.floor((this.sentBytes * 100) / Math.max(1, this.#size)));
  }

  /** The bytes of one part. */
  slice(file: File, number: number): Blob {
    const start = (number - 1) * this.#partSize;
    return file.slice(start, start + this.#getSizeOf(number));
  }

  recordSent(number: number, bytes: number): void {
    this.#inFlight.set(number, bytes);
  }

  recordArrival(number: number, etag: string): void {
    this.#arrived.set(number, etag);
  }

  /** Drops the bytes in flight of one part, or of all. */
  clearInFlight(number?: number): void {
    if (number === undefined) this.#inFlight.clear();
    else this.#inFlight.delete(number);
  }

  /** Restores an earlier upload: its part size and arrived parts. */
  restore(partSize: number, parts: readonly SentPart[]): void {
    this.#partSize = partSize;
    this.replaceArrived(parts);
  }

  /** Replaces the arrived parts by those that the storage lists. */
  replaceArrived(parts: readonly SentPart[]): void {
    this.#arrived.clear();
    for (const { number, etag } of parts) if (number >= 1 && number <= this.#count) this.#arrived.set(number, etag);
  }

  startOver(): void {
    this.#arrived.clear();
    this.#partSize = getPartSize(this.#size, this.#preferredPartSize);
  }

  get #count(): number {
    return Math.max(1, Math.ceil(this.#size / this.#partSize));
  }

  #getSizeOf(number: number): number {
    return Math.min(this.#partSize, this.#size - (number - 1) * this.#partSize);
  }
}
