import type { CopyRow } from '../copy.ts';
import type { DemoProject } from './catalogue.ts';
import { createEan } from './items.ts';

const DAY_MS = 24 * 3600 * 1000;
/** Copies in a carton as pressing plants and printers pack them. */
const CARTONS = { vinyl: 25, double: 10, cd: 25, tape: 10, 't-shirt': 10, hoodie: 10 } as const;
/** One project in this number comes in cartons; one garment in this number has a house label. */
const CARTON_EVERY = 3;
const LABEL_EVERY = 9;

/**
 * The barcodes of all items: the one on each, those of cartons in which several come, and house labels printed for
 * what came without. The projects' items are numbered as they are written.
 */
export function createBarcodes(records: readonly DemoProject[], now: Date): CopyRow[] {
  let id = 0;
  const own: CopyRow[] = [];
  const more: CopyRow[] = [];
  records.forEach(({ items, category }, project) => {
    const created_at = new Date(now.getTime() - (3 + (project % 700)) * DAY_MS);
    const carton = category in CARTONS ? CARTONS[category as keyof typeof CARTONS] : undefined;
    items.forEach(({ barcode, weight }, place) => {
      const item_id = ++id;
      own.push({ barcode, item_id, quantity: 1, kind: 'ean13', created_at });
      if (carton === undefined) return;
      // two discs weigh more, and fewer fit
      const quantity = category === 'vinyl' && weight > 500 ? CARTONS.double : carton;
      const isGarment = category === 't-shirt' || category === 'hoodie';
      if (!isGarment && project % CARTON_EVERY === 0)
        more.push({ barcode: createEan(project, place, 377), item_id, quantity, kind: 'ean13', created_at });
      if (isGarment && item_id % LABEL_EVERY === 0) {
        const number = String(item_id).padStart(5, '0');
        more.push({ barcode: `GH-${number}`, item_id, quantity: 1, kind: 'house', created_at });
        more.push({ barcode: `GH-${number}-BOX`, item_id, quantity, kind: 'house', created_at });
      }
    });
  });
  return [...own, ...more].map((row, place) => ({ id: place + 1, ...row }));
}
