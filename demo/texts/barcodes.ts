import type { CopyRow } from '../copy.ts';
import type { DemoProject } from './catalogue.ts';
import { createEan } from './items.ts';

const DAY_MS = 24 * 3600 * 1000;
/** Copies in a carton as pressing plants and printers pack them. */
const CARTONS = { vinyl: 25, double: 10, cd: 25, tape: 10, 't-shirt': 10, hoodie: 10 } as const;
/** One of this many projects has cartons; one of this many garments has house labels. */
const CARTON_EVERY = 3;
const LABEL_EVERY = 9;

/**
 * Creates the barcodes of all items: one of each item, cartons of some records, and house labels of some garments.
 * Item ids follow the order of the projects.
 */
export function createBarcodes(records: readonly DemoProject[], now: Date): CopyRow[] {
  let id = 0;
  const itemRows: CopyRow[] = [];
  const extraRows: CopyRow[] = [];
  records.forEach(({ items, category }, project) => {
    const created_at = new Date(now.getTime() - (3 + (project % 700)) * DAY_MS);
    const carton = category in CARTONS ? CARTONS[category as keyof typeof CARTONS] : undefined;
    items.forEach(({ barcode, weight }, index) => {
      const item_id = ++id;
      itemRows.push({ barcode, item_id, quantity: 1, kind: 'ean13', created_at });
      if (carton === undefined) return;
      // double records are heavier, and fewer fit into a carton
      const quantity = category === 'vinyl' && weight > 500 ? CARTONS.double : carton;
      const isGarment = category === 't-shirt' || category === 'hoodie';
      if (!isGarment && project % CARTON_EVERY === 0)
        extraRows.push({ barcode: createEan(project, index, 377), item_id, quantity, kind: 'ean13', created_at });
      if (isGarment && item_id % LABEL_EVERY === 0) {
        const number = String(item_id).padStart(5, '0');
        extraRows.push({ barcode: `GH-${number}`, item_id, quantity: 1, kind: 'house', created_at });
        extraRows.push({ barcode: `GH-${number}-BOX`, item_id, quantity, kind: 'house', created_at });
      }
    });
  });
  return [...itemRows, ...extraRows].map((row, index) => ({ id: index + 1, ...row }));
}
