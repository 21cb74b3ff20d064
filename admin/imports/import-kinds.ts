import type { FieldDefinition } from '#generated/definitions.ts';
import type { ImportKind } from '#generated/enums/ImportKind.ts';
import { ImportedCustomerFields } from '#generated/fields/ImportedCustomer.ts';
import { ImportedItemFields } from '#generated/fields/ImportedItem.ts';
import { ImportedOrderFields } from '#generated/fields/ImportedOrder.ts';
import { ImportedStockFields } from '#generated/fields/ImportedStock.ts';
import type { ResourceName } from '#generated/resource-index.ts';

/** What the rows of each kind of file can say. */
export const TARGETS: Readonly<Record<ImportKind, readonly FieldDefinition[]>> = {
  customers: ImportedCustomerFields,
  items: ImportedItemFields,
  stock: ImportedStockFields,
  orders: ImportedOrderFields,
};

/** Where the records are to be seen that rows become. */
export const BECOME: Readonly<Record<ImportKind, ResourceName>> = {
  customers: 'user',
  items: 'items',
  stock: 'items',
  orders: 'orders',
};
