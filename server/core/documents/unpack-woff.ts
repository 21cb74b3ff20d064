import { inflateSync } from 'node:zlib';

const HEADER = 12;
const ENTRY = 16;
const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;

/** Converts WOFF 1.0 (W3C 2012) to an uncompressed font, so that tables are not decompressed for every glyph. */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const entry = WOFF_HEADER + index * WOFF_ENTRY;
    const [offset, packedLength, length] = [4, 8, 12].map((fieldOffset) => woff.readUInt32BE(entry + fieldOffset)) as [
      number,
      number,
      number,
    ];
    const bytes = woff.subarray(offset, offset + packedLength);
    const tag = woff.subarray(entry, entry + 4);
    const checksum = woff.subarray(entry + 16, entry + 20);
    return { tag, checksum, length, bytes: packedLength < length ? inflateSync(bytes) : bytes };
  });
  const log = Math.floor(Math.log2(count));
  const head = Buffer.alloc(HEADER + count * ENTRY);
  woff.copy(head, 0, 4, 8);
  [count, 2 ** log * 16, log, count * 16 - 2 ** log * 16].forEach((value, index) =>
    head.writeUInt16BE(value, 4 + index * 2),
  );
  const parts: Uint8Array[] = [head];
  let position = head.length;
  tables.forEach(({ tag, checksum, length, bytes }, index) => {
    const entry = HEADER + index * ENTRY;
    tag.copy(head, entry);
    checksum.copy(head, entry + 4);
    head.writeUInt32BE(position, entry + 8);
    head.writeUInt32BE(length, entry + 12);
    const padding = Buffer.alloc((4 - (length % 4)) % 4);
    parts.push(bytes, padding);
    position += length + padding.length;
  });
  return Buffer.concat(parts);
}
