import type { FieldDefinition } from '#generated/definitions.ts';
import type { ImportKind } from '#generated/enums/ImportKind.ts';
import { ImportedCustomerFields } from '#generated/fields/ImportedCustomer.ts';
import { ImportedItemFields } from '#generated/fields/ImportedItem.ts';
import { ImportedOrderFields } from '#generated/fields/ImportedOrder.ts';
import { ImportedStockFields } from '#generated/fields/ImportedStock.ts';
import type { ResourceName } from '#generated/resource-index.ts';

interface ImportKindScreen {
  /** What a row can say. */
  readonly fields: readonly FieldDefinition[];
  /** The records that rows become. */
  readonly becomes: ResourceName;
  /** What is asked besides how the file is written, by the fields of a reading. */
  readonly asked: readonly string[];
}

/** The kinds of imports whose rows are checked, corrected, written and undone in a table of their own. */
export const IMPORT_KINDS: Readonly<Record<ImportKind, ImportKindScreen>> = {
  customers: { fields: ImportedCustomerFields, becomes: 'user', asked: [] },
  items: { fields: ImportedItemFields, becomes: 'items', asked: ['shop_id', 'category', 'currency'] },
  stock: { fields: ImportedStockFields, becomes: 'items', asked: ['stock_mode'] },
  orders: { fields: ImportedOrderFields, becomes: 'orders', asked: ['currency'] },
};
