import { toLocalDay } from '#domain/dates.ts';
import { findRowInForce } from '#domain/pricing/dated.ts';
import type { Readable } from 'node:stream';
import { drawLabel, drawPackingSlip, readOrdersToPack, readCustomsCodes } from '#server/modules/fulfilment/index.ts';
import { drawInvoice } from './invoice-sheet.ts';
import { readOrderInvoices } from './invoice-pdf.ts';
import type { Doc } from '#server/core/documents/pdf-canvas.ts';
import type { printRuns } from '#server/modules/orders/index.ts';
import { streamSheets } from '#server/core/documents/sheets.ts';
import { loadWords } from '#server/core/documents/words.ts';
import { legalEntity, toSellerDetails } from '#server/modules/settings/index.ts';
import type { Database } from '#server/core/database/database.ts';

type PrintRun = typeof printRuns.$inferSelect;
type DrawStep = (doc: Doc) => void;

/** Orders read at a time, which bounds memory. */
const BATCH_SIZE = 50;

/** Streams the sheets of a print run as one PDF, each in the language of its customer. */
export function printSheets(db: Database, run: PrintRun): Readable {
  const { kind, created_at: made, id } = run;
  const paper = kind === 'label' ? 'label' : 'a4';
  return streamSheets({ title: `${kind} ${id}`, paper, made, lang: 'en', prints: true }, createSteps(db, run));
}

async function* createSteps(db: Database, run: PrintRun): AsyncGenerator<DrawStep> {
  const day = toLocalDay(run.created_at.getTime() / 1000);
  const entity = findRowInForce(await db.select().from(legalEntity), day);
  const seller = entity && toSellerDetails(entity);
  const facts = { seller, codes: run.kind === 'label' ? await readCustomsCodes(db) : [] };
  for (let from = 0; from < run.order_ids.length; from += BATCH_SIZE) {
    const ids = run.order_ids.slice(from, from + BATCH_SIZE);
    if (run.kind === 'invoice') {
      for (const sheet of await readOrderInvoices(db, ids)) {
        const words = await loadWords(sheet.invoice.lang);
        yield (doc) => drawInvoice(doc, sheet, words);
      }
      continue;
    }
    const packed = await readOrdersToPack(db, ids);
    for (const id of ids) {
      const orderToPack = packed.get(id);
      if (!orderToPack) continue;
      const words = await loadWords(orderToPack.order.lang);
      yield (doc) =>
        run.kind === 'label'
          ? drawLabel(doc, orderToPack, facts, words)
          : drawPackingSlip(doc, orderToPack, seller?.country_id, words);
    }
  }
}
