import { closeSync, openSync, readSync, writeSync } from 'node:fs';
import { LRUCache } from 'lru-cache';

const BLOCK_BYTES = 65_536;
const MAX_BLOCKS = 32;

/**
 * Shared texts of a spreadsheet in a temporary file: those of a million rows are too large for memory. Each takes eight
 * bytes in memory. Cells refer to texts nearly in the order of the file, so a few cached blocks serve nearly all reads.
 */
export class SharedTexts {
  readonly #file: number;
  readonly #blocks = new LRUCache<number, Buffer>({ max: MAX_BLOCKS });
  #ends = new Float64Array(1024);
  #count = 0;
  #pending: Buffer[] = [];
  #written = 0;
  #size = 0;

  constructor(path: string) {
    this.#file = openSync(path, 'w+', 0o600);
  }

  /** Adds the next text. */
  add(text: string): void {
    if (this.#count === this.#ends.length) {
      const larger = new Float64Array(this.#count * 2);
      larger.set(this.#ends);
      this.#ends = larger;
    }
    const bytes = Buffer.from(text);
    this.#pending.push(bytes);
    this.#size += bytes.length;
    this.#ends[this.#count++] = this.#size;
    if (this.#size - this.#written > BLOCK_BYTES * 4) this.#flush();
  }

  /** Returns a text by index; empty when out of range. */
  get(index: number): string {
    const end = index < this.#count ? this.#ends[index] : undefined;
    if (end === undefined) return '';
    const start = index === 0 ? 0 : (this.#ends[index - 1] ?? 0);
    if (this.#size > this.#written) this.#flush();
    const parts: Buffer[] = [];
    for (let offset = start; offset < end;) {
      const blockIndex = Math.floor(offset / BLOCK_BYTES);
      const blockEnd = Math.min(end, (blockIndex + 1) * BLOCK_BYTES);
      parts.push(
        this.#block(blockIndex).subarray(offset - blockIndex * BLOCK_BYTES, blockEnd - blockIndex * BLOCK_BYTES),
      );
      offset = blockEnd;
    }
    return Buffer.concat(parts).toString('utf8');
  }

  /** Closes the file. The caller removes it. */
  close(): void {
    closeSync(this.#file);
  }

  #flush(): void {
    const bytes = Buffer.concat(this.#pending);
    writeSync(this.#file, bytes, 0, bytes.length, this.#written);
    this.#written += bytes.length;
    this.#pending = [];
    this.#blocks.clear();
  }

  #block(blockIndex: number): Buffer {
    const cached = this.#blocks.get(blockIndex);
    if (cached) return cached;
    const bytes = Buffer.alloc(BLOCK_BYTES);
    readSync(this.#file, bytes, 0, BLOCK_BYTES, blockIndex * BLOCK_BYTES);
    this.#blocks.set(blockIndex, bytes);
    return bytes;
  }
}
