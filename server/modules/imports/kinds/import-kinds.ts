import type { Extensions } from '#server/core/api/handler.ts';
import { customersImport } from './customers.ts';
import { itemsImport } from './items.ts';
import { ordersImport } from './orders.ts';
import { stockImport } from './stock.ts';

/** Import kinds by name. */
export const importKinds: Extensions['importKinds'] = {
  customers: customersImport,
  items: itemsImport,
  stock: stockImport,
  orders: ordersImport,
};
