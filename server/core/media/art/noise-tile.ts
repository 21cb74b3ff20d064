/**
 * Small squares of noise as PNG data URIs, to be repeated over a drawing. SVG's own feTurbulence looks the same but takes
 * ten times as long as all the rest of a sleeve.
 */
import { crc32, deflateSync } from 'node:zlib';
import { random } from '../random.ts';

/** Sides of the tiles in units; the grain's is large, or its repeats would show as a lattice. */
export const GRAIN_TILE = 400;
export const WEAR_TILE = 200;

/** A PNG of 8-bit grey and alpha, two bytes a pixel. */
function png(side: number, samples: Uint8Array): string {
  const line = side * 2;
  const rows = Buffer.alloc((line + 1) * side);
  for (let y = 0; y < side; y++) rows.set(samples.subarray(y * line, (y + 1) * line), y * (line + 1) + 1);
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, check]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 4, 0, 0, 0], 8);
  const file = [
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return `data:image/png;base64,${Buffer.concat(file).toString('base64')}`;
}

let grain: string | undefined;
let wear: string | undefined;

/** Film grain: greys around the middle, to be laid over by `overlay`. */
export function grainTile(): string {
  return (grain ??= png(GRAIN_TILE, greys()));
}

function greys(): Uint8Array {
  const rnd = random('grain');
  const samples = new Uint8Array(GRAIN_TILE * GRAIN_TILE * 2).fill(255);
  for (let i = 0; i < samples.length; i += 2) {
    // Sixteen greys look like all of them and pack to half the size.
    samples[i] = Math.max(0, Math.min(15, Math.round(7.5 + rnd.gauss() * 3.6))) * 17;
  }
  return samples;
}

/** Specks without ink, for worn prints: transparent where the ink is gone, solid elsewhere. */
export function wearTile(): string {
  return (wear ??= png(WEAR_TILE, specks()));
}

function specks(): Uint8Array {
  const rnd = random('wear');
  const samples = new Uint8Array(WEAR_TILE * WEAR_TILE * 2).fill(255);
  for (let spot = 0; spot < 620; spot++) {
    const [cx, cy] = [rnd.range(0, WEAR_TILE), rnd.range(0, WEAR_TILE)];
    const r = Math.abs(rnd.gauss()) * 1.5 + 0.4;
    for (let y = Math.floor(cy - r); y <= cy + r; y++) {
      for (let x = Math.floor(cx - r); x <= cx + r; x++) {
        if ((x - cx) ** 2 + (y - cy) ** 2 > r * r || rnd.chance(0.25)) continue;
        samples[((((y + WEAR_TILE) % WEAR_TILE) * WEAR_TILE + ((x + WEAR_TILE) % WEAR_TILE)) << 1) + 1] = rnd.int(
          0,
          60,
        );
      }
    }
  }
  return samples;
}
