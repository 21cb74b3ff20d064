import { closeSync, openSync, readSync, writeSync } from 'node:fs';
import { LRUCache } from 'lru-cache';

const BLOCK = 65_536;
const MAX_BLOCKS = 32;

/**
 * The texts that the cells of a spreadsheet share, in a file of their own: a book of a million rows has more of them than
 * should be in memory. Each takes eight bytes in memory. Cells refer to them nearly in the order of the file, so a few
 * cached blocks serve nearly all reads.
 */
export class SharedTexts {
  readonly #file: number;
  readonly #blocks = new LRUCache<number, Buffer>({ max: MAX_BLOCKS });
  #ends = new Float64Array(1024);
  #count = 0;
  #waiting: Buffer[] = [];
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
    this.#waiting.push(bytes);
    this.#size += bytes.length;
    this.#ends[this.#count++] = this.#size;
    if (this.#size - this.#written > BLOCK * 4) this.#flush();
  }

  /** The text of a number; empty for one that is not there. */
  get(index: number): string {
    const end = index < this.#count ? this.#ends[index] : undefined;
    if (end === undefined) return '';
    const start = index === 0 ? 0 : (this.#ends[index - 1] ?? 0);
    if (this.#size > this.#written) this.#flush();
    const parts: Buffer[] = [];
    for (let at = start; at < end;) {
      const place = Math.floor(at / BLOCK);
      const until = Math.min(end, (place + 1) * BLOCK);
      parts.push(this.#block(place).subarray(at - place * BLOCK, until - place * BLOCK));
      at = until;
    }
    return Buffer.concat(parts).toString('utf8');
  }

  /** Closes the file; the caller that named it removes it. */
  close(): void {
    closeSync(this.#file);
  }

  #flush(): void {
    const bytes = Buffer.concat(this.#waiting);
    writeSync(this.#file, bytes, 0, bytes.length, this.#written);
    this.#written += bytes.length;
    this.#waiting = [];
    this.#blocks.clear();
  }

  #block(place: number): Buffer {
    const known = this.#blocks.get(place);
    if (known) return known;
    const bytes = Buffer.alloc(BLOCK);
    readSync(this.#file, bytes, 0, BLOCK, place * BLOCK);
    this.#blocks.set(place, bytes);
    return bytes;
  }
}
