import type { ImportKind } from '#generated/enums.ts';
import { customersImport } from './customers.ts';
import { itemsImport } from './items.ts';
import type { ImportWork } from './kind.ts';
import { ordersImport } from './orders.ts';
import { stockImport } from './stock.ts';

/** What is done with the rows of each kind of file. */
export const IMPORT_WORKS: Readonly<Record<ImportKind, ImportWork>> = {
  customers: customersImport,
  items: itemsImport,
  stock: stockImport,
  orders: ordersImport,
};
