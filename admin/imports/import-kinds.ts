import type { FieldDefinition } from '#generated/definitions.ts';
import type { ImportKind } from '#generated/enums/ImportKind.ts';
import { ImportedCustomerFields } from '#generated/fields/ImportedCustomer.ts';
import { ImportedItemFields } from '#generated/fields/ImportedItem.ts';
import { ImportedOrderFields } from '#generated/fields/ImportedOrder.ts';
import { ImportedStockFields } from '#generated/fields/ImportedStock.ts';
import type { ResourceName } from '#generated/resource-index.ts';

interface ImportKindScreen {
  /** Fields of a row. */
  readonly fields: readonly FieldDefinition[];
  /** Resource of the imported records. */
  readonly resource: ResourceName;
  /** Additional settings, by field name of a reading. */
  readonly readingFields: readonly string[];
}

/** Import kinds whose rows are stored, checked, corrected, imported and undone. */
export const IMPORT_KINDS: Readonly<Record<ImportKind, ImportKindScreen>> = {
  customers: { fields: ImportedCustomerFields, resource: 'user', readingFields: [] },
  items: { fields: ImportedItemFields, resource: 'items', readingFields: ['shop_id', 'category', 'currency'] },
  stock: { fields: ImportedStockFields, resource: 'items', readingFields: ['stock_mode'] },
  orders: { fields: ImportedOrderFields, resource: 'orders', readingFields: ['currency'] },
};
