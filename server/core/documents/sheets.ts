// Streams PDFs page by page, with constant memory.
import PDFDocument from 'pdfkit';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { buffer } from 'node:stream/consumers';
import type { Doc } from './pdf-canvas.ts';
import { SHOP_NAME } from '#domain/shop-name.ts';

const MILLIMETRE = 72 / 25.4;
/** Paper sizes, in points. */
export const PAPER = {
  a4: [595.28, 841.89],
  label: [100 * MILLIMETRE, 150 * MILLIMETRE],
} as const satisfies Record<string, [number, number]>;

/** Buffered bytes at which drawing pauses. */
const MAX_BUFFERED = 1_000_000;
const PAUSE_MS = 10;

export interface Sheets {
  title: string;
  paper: keyof typeof PAPER;
  /** Creation date in the file; fixed, so that a document is reproducible. */
  made: Date;
  lang: string;
  /** Opens the print dialog in viewers that support it. */
  prints?: boolean;
}

/** Streams a PDF with one page per step. */
export function streamSheets(
  { title, paper, made, lang, prints = false }: Sheets,
  steps: AsyncIterable<(doc: Doc) => void>,
): Readable {
  const doc = new PDFDocument({
    size: [...PAPER[paper]],
    margin: 0,
    autoFirstPage: false,
    lang,
    displayTitle: true,
    info: { Title: title, Creator: SHOP_NAME, Producer: SHOP_NAME, CreationDate: made },
  });
  if (prints) doc.addNamedJavaScript('print', 'this.print({ bUI: true });');
  void drawPages(doc, steps).catch((error: unknown) =>
    doc.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  return doc;
}

async function drawPages(doc: Doc, steps: AsyncIterable<(doc: Doc) => void>): Promise<void> {
  for await (const step of steps) {
    if (doc.destroyed) return;
    doc.addPage();
    step(doc);
    // yields to the event loop, and pauses while the buffer is full
    do await wait(doc.readableLength > MAX_BUFFERED ? PAUSE_MS : 0);
    while (doc.readableLength > MAX_BUFFERED && !doc.destroyed);
  }
  doc.end();
}

/** Renders a single page to a buffer. */
export async function renderSheet(sheets: Sheets, step: (doc: Doc) => void): Promise<Buffer> {
  async function* yieldStep() {
    yield step;
  }
  return buffer(streamSheets(sheets, yieldStep()));
}
