// Barcodes and QR codes by bwip-js.
import { createRequire } from 'node:module';
import type bwipjs from 'bwip-js/node';

const require = createRequire(import.meta.url);
let writer: typeof bwipjs | undefined;

/** Loads bwip-js (two megabytes) on first use. */
function loadWriter(): typeof bwipjs {
  writer ??= require('bwip-js/node') as typeof bwipjs;
  return writer;
}

/** A Code 128 text or an EAN-13. */
export interface Barcode {
  kind: 'code128' | 'ean13';
  text: string;
}

interface Bars {
  bars: { at: number; width: number }[];
  /** Total width, in modules. */
  modules: number;
}

/** Encodes a barcode to bars, in modules from its left edge. Throws for a text that cannot be encoded. */
export function getBars({ kind, text }: Barcode): Bars {
  const [encoded] = loadWriter().raw({ bcid: kind, text }) as { sbs?: number[] }[];
  const bars: Bars['bars'] = [];
  let modules = 0;
  // alternating bars and spaces
  (encoded?.sbs ?? []).forEach((width, index) => {
    if (index % 2 === 0) bars.push({ at: modules, width });
    modules += width;
  });
  return { bars, modules };
}

/** Renders a QR code as SVG, with a quiet zone on a white background. */
export function renderQrCode(text: string): string {
  return loadWriter().toSVG({ bcid: 'qrcode', text, scale: 6, padding: 8, backgroundcolor: 'FFFFFF' });
}
