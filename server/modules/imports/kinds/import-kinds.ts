import type { Extensions } from '#server/core/api/handler.ts';
import { customersImport } from './customers.ts';
import { itemsImport } from './items.ts';
import { ordersImport } from './orders.ts';
import { stockImport } from './stock.ts';

/** What is done with the rows of each kind of import. */
export const importKinds: Extensions['importKinds'] = {
  customers: customersImport,
  items: itemsImport,
  stock: stockImport,
  orders: ordersImport,
};
