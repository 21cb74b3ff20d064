/**
 * Noise tiles as PNG data URIs, repeated over a drawing. SVG's feTurbulence looks the same but takes ten times as long
 * as the rest of a cover.
 */
import { crc32, deflateSync } from 'node:zlib';
import { random } from '../random.ts';

/** Sides of the tiles in units. The grain tile is large, so that its repetition is not visible. */
export const GRAIN_TILE = 400;
export const WEAR_TILE = 200;

/** Encodes a PNG of 8-bit grey and alpha, two bytes per pixel. */
function encodePng(side: number, samples: Uint8Array): string {
  const bytesPerLine = side * 2;
  const rows = Buffer.alloc((bytesPerLine + 1) * side);
  for (let y = 0; y < side; y++)
    rows.set(samples.subarray(y * bytesPerLine, (y + 1) * bytesPerLine), y * (bytesPerLine + 1) + 1);
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

let grainUri: string | undefined;
let wearUri: string | undefined;

/** Returns film grain: greys around the middle, for blend mode `overlay`. */
export function getGrainTile(): string {
  return (grainUri ??= encodePng(GRAIN_TILE, createGreys()));
}

function createGreys(): Uint8Array {
  const rnd = random('grain');
  const samples = new Uint8Array(GRAIN_TILE * GRAIN_TILE * 2).fill(255);
  for (let i = 0; i < samples.length; i += 2) {
    // 16 greys look the same and compress to half the size
    samples[i] = Math.max(0, Math.min(15, Math.round(7.5 + rnd.gauss() * 3.6))) * 17;
  }
  return samples;
}

/** Returns specks for worn prints: transparent where ink is missing, opaque elsewhere. */
export function getWearTile(): string {
  return (wearUri ??= encodePng(WEAR_TILE, createSpecks()));
}

function createSpecks(): Uint8Array {
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
