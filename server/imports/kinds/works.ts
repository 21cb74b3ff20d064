import type { ImportKind } from '#generated/enums.ts';
import { customersImport } from '#server/imports/kinds/customers.ts';
import { itemsImport } from '#server/imports/kinds/items.ts';
import type { ImportWork } from '#server/imports/kinds/kind.ts';
import { ordersImport } from '#server/imports/kinds/orders.ts';
import { stockImport } from '#server/imports/kinds/stock.ts';

/** What is done with the rows of each kind of file. */
export const IMPORT_WORKS: Readonly<Record<ImportKind, ImportWork>> = {
  customers: customersImport,
  items: itemsImport,
  stock: stockImport,
  orders: ordersImport,
};
