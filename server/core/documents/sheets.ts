// A PDF whose sheets are drawn while it is being read: few of them are in memory, however many there are.
import PDFDocument from 'pdfkit';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { buffer } from 'node:stream/consumers';
import type { Doc } from './pdf-canvas.ts';
import { SHOP_NAME } from '#domain/shop-name.ts';

const MILLIMETRE = 72 / 25.4;
/** Sizes of paper, in points. */
export const PAPER = {
  a4: [595.28, 841.89],
  label: [100 * MILLIMETRE, 150 * MILLIMETRE],
} as const satisfies Record<string, [number, number]>;

/** Bytes that may wait for a slow reader before drawing pauses. */
const MAX_BUFFERED = 1_000_000;
const PAUSE_MS = 10;

export interface Sheets {
  title: string;
  paper: keyof typeof PAPER;
  /** What the file says of its own making; the same document is the same bytes whenever it is made. */
  made: Date;
  lang: string;
  /** Asks to be printed as soon as it is open, where the reader does such things. */
  prints?: boolean;
}

/** Draws sheets one after the other into a stream; each step begins a page of its own. */
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
  void draw(doc, steps).catch((error: unknown) =>
    doc.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  return doc;
}

async function draw(doc: Doc, steps: AsyncIterable<(doc: Doc) => void>): Promise<void> {
  for await (const step of steps) {
    if (doc.destroyed) return;
    doc.addPage();
    step(doc);
    // a turn for everybody else, and a rest while nobody reads
    do await wait(doc.readableLength > MAX_BUFFERED ? PAUSE_MS : 0);
    while (doc.readableLength > MAX_BUFFERED && !doc.destroyed);
  }
  doc.end();
}

/** One document as bytes. */
export async function renderSheet(sheets: Sheets, step: (doc: Doc) => void): Promise<Buffer> {
  async function* once() {
    yield step;
  }
  return buffer(streamSheets(sheets, once()));
}
