/** From drawings and uploads to pixels. */
import { availableParallelism } from 'node:os';
import sharp, { type Sharp } from 'sharp';
import type { Format } from './keys.ts';
import { limiter } from './single-flight.ts';

/** What a part is before it has pixels: SVG text, or the path of an uploaded image. */
export type Drawing = { svg: string } | { file: string };

// libvips works outside Node's thread; more renders than cores would only slow each other down.
const limited = limiter(availableParallelism());

/** Uploads larger than this are refused rather than decoded (a 30 cm sleeve at 600 dpi has 50 megapixels). */
const MAX_PIXELS = 120_000_000;
const UNITS = 1000;

/** Opens a drawing so that 1000 of its units become `width` pixels; an upload is made at most that wide. */
function open(drawing: Drawing, width: number): Sharp {
  if ('svg' in drawing) return sharp(Buffer.from(drawing.svg), { density: (72 * width) / UNITS });
  return sharp(drawing.file, { limitInputPixels: MAX_PIXELS }).rotate().resize({ width, withoutEnlargement: true });
}

/** Pixels to build other pictures with: PNG, hardly compressed. */
export const toPng = (drawing: Drawing, width: number): Promise<Buffer> =>
  limited(() => open(drawing, width).png({ compressionLevel: 1 }).toBuffer());

export interface Output {
  format: Format;
  /** Pixels; the picture's own size without them. Never enlarges. */
  width?: number;
  height?: number;
}

/** Pixels to send. Transparent grounds turn white where the format has none. */
export function encode(png: Buffer, { format, width, height }: Output): Promise<Buffer> {
  return limited(() => {
    // With both sides given the picture is cut to them from its middle.
    const image = sharp(png).resize({
      width,
      height,
      fit: width && height ? 'cover' : 'inside',
      withoutEnlargement: true,
    });
    switch (format) {
      case 'jpg':
        return image.flatten({ background: '#ffffff' }).jpeg({ quality: 84, mozjpeg: true }).toBuffer();
      case 'png':
        return image.png({ compressionLevel: 7 }).toBuffer();
      case 'webp':
        return image.webp({ quality: 82, alphaQuality: 90, effort: 4 }).toBuffer();
      case 'avif':
        return image.avif({ quality: 58, effort: 3 }).toBuffer();
    }
  });
}

/** Longest side of a picture that is kept, in pixels: twice what the widest place of the site shows. */
const KEPT_SIDE = 2560;

/** A picture as an upload is kept: the suffix says its format. */
export interface CleanPicture {
  suffix: 'jpg' | 'png' | 'webp';
  bytes: Buffer;
}

/**
 * Makes a picture anew from the pixels of an uploaded one: upright, no larger than needed, and without whatever else was
 * in the file (places that cameras write down, data hidden behind the picture). Rejects when it cannot be decoded whole
 * or has too many pixels.
 */
export function cleanPicture(upload: Buffer): Promise<CleanPicture> {
  return limited(async () => {
    const image = sharp(upload, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    const { format } = await image.metadata();
    const size = { width: KEPT_SIDE, height: KEPT_SIDE, fit: 'inside', withoutEnlargement: true } as const;
    const upright = image.rotate().resize(size);
    switch (format) {
      case 'jpeg':
        return { suffix: 'jpg', bytes: await upright.jpeg({ quality: 92, mozjpeg: true }).toBuffer() };
      case 'png':
        return { suffix: 'png', bytes: await upright.png({ compressionLevel: 9 }).toBuffer() };
      case 'webp':
        return { suffix: 'webp', bytes: await upright.webp({ quality: 92 }).toBuffer() };
      default:
        throw new Error(`a picture of the kind ${format} is not kept`);
    }
  });
}

export const dataUri = (png: Buffer): string => `data:image/png;base64,${png.toString('base64')}`;
