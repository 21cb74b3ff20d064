/** Rendering of drawings and uploads. */
import { availableParallelism } from 'node:os';
import { limitAsync } from 'es-toolkit';
import sharp, { type Sharp } from 'sharp';
import type { Format } from './keys.ts';

/** SVG text, or the path of an uploaded image. */
export type Drawing = { svg: string } | { file: string };

// libvips uses its own threads: at most one render per core
const runLimited = limitAsync(<T>(work: () => Promise<T>) => work(), availableParallelism());

/** Maximum size of uploads (a 30 cm sleeve at 600 dpi has 50 megapixels). */
const MAX_PIXELS = 120_000_000;
const UNITS = 1000;

/** Opens a drawing at `width` pixels (1000 units), or an upload at most that wide. */
function openDrawing(drawing: Drawing, width: number): Sharp {
  if ('svg' in drawing) return sharp(Buffer.from(drawing.svg), { density: (72 * width) / UNITS });
  return sharp(drawing.file, { limitInputPixels: MAX_PIXELS }).rotate().resize({ width, withoutEnlargement: true });
}

/** Renders a PNG with low compression, for further processing. */
export const toPng = (drawing: Drawing, width: number): Promise<Buffer> =>
  runLimited(() => openDrawing(drawing, width).png({ compressionLevel: 1 }).toBuffer());

export interface Output {
  format: Format;
  /** In pixels; the original size by default. Never enlarges. */
  width?: number;
  height?: number;
}

/** Encodes a picture. Transparency becomes white in JPEG. */
export function encode(png: Buffer, { format, width, height }: Output): Promise<Buffer> {
  return runLimited(() => {
    // with both sides given, crops from the centre
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

/** Maximum side of stored pictures, in pixels: twice the largest display size. */
const MAX_STORED_SIDE = 2560;

/** A re-encoded upload. */
export interface CleanPicture {
  suffix: 'jpg' | 'png' | 'webp';
  bytes: Buffer;
}

/**
 * Re-encodes an uploaded picture: rotated, resized and without metadata (GPS, appended data). Rejects when it cannot be
 * decoded or has too many pixels.
 */
export function reencodePicture(upload: Buffer): Promise<CleanPicture> {
  return runLimited(async () => {
    const image = sharp(upload, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    const { format } = await image.metadata();
    const size = { width: MAX_STORED_SIDE, height: MAX_STORED_SIDE, fit: 'inside', withoutEnlargement: true } as const;
    const resized = image.rotate().resize(size);
    switch (format) {
      case 'jpeg':
        return { suffix: 'jpg', bytes: await resized.jpeg({ quality: 92, mozjpeg: true }).toBuffer() };
      case 'png':
        return { suffix: 'png', bytes: await resized.png({ compressionLevel: 9 }).toBuffer() };
      case 'webp':
        return { suffix: 'webp', bytes: await resized.webp({ quality: 92 }).toBuffer() };
      default:
        throw new Error(`a picture of the kind ${format} is not kept`);
    }
  });
}

export const toPngDataUri = (png: Buffer): string => `data:image/png;base64,${png.toString('base64')}`;
