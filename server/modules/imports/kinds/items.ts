// Imports items with their projects, artists and labels: updates known ones and creates missing ones. New projects are
// offline until staff publishes them.
import { normaliseBarcode } from '#domain/catalogue/barcodes.ts';
import { toMinor } from '#domain/money.ts';
import type { Currency } from '#generated/enums.ts';
import { ImportedItemFields } from '#generated/fields/ImportedItem.ts';
import { ProjectItemFields } from '#generated/fields/ProjectItem.ts';
import { sql } from 'drizzle-orm';
import type { ImportRecord } from '../imports.table.ts';
import {
  createLeadError,
  defineImportKind,
  findDifferences,
  NO_ERRORS,
  normaliseText,
  pickValues,
  type PlannedVerdict,
  undoOneByOne,
  type Unit,
} from './kind.ts';
import { undoItem } from './undo-item.ts';
import { type ItemPlan, EXISTING_ITEM_COLUMNS, type ExistingItem, writeItems } from './write-items.ts';
import type { Values } from '../read-values.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { readRows } from '#server/core/database/selection.ts';
import { toWire } from '#server/core/api/wire.ts';

const PROJECT_FIELDS = [
  'project_name',
  'artist_name',
  'label_name',
  'catalog_number',
  'category',
  'released_on',
  'currency',
];

export const itemsImport = defineImportKind<ItemPlan>({
  fields: ImportedItemFields,
  resource: 'items',
  inherited: { by: 'row_group', fields: PROJECT_FIELDS },
  getKey: ({ barcode, artist_name, project_name, item_name, size }) =>
    barcode ? normaliseBarcode(barcode) : [artist_name, project_name, item_name, size].map(normaliseText).join('|'),
  check: async (db, units, importRecord) => {
    const existing = await loadExistingItems(db, units);
    return units.map((unit) => planItem(unit, importRecord, existing));
  },
  write: writeItems,
  undo: undoOneByOne(undoItem),
  toAuditedChange: ({ record_id, before, after }) => ({
    resource: 'items',
    record_id,
    before: before && toWire(ProjectItemFields, before),
    after: toWire(ProjectItemFields, after),
  }),
});

const buildNameKey = (...names: readonly unknown[]): string => names.map(normaliseText).join('|');

interface ExistingItems {
  readonly byCode: ReadonlyMap<string, ExistingItem>;
  readonly byName: ReadonlyMap<string, ExistingItem>;
}

async function loadExistingItems(db: Queryable, units: readonly Unit[]): Promise<ExistingItems> {
  const codes = units.flatMap(([{ values }]) =>
    typeof values.barcode === 'string' ? normaliseBarcode(values.barcode) : [],
  );
  const titles = units.map(([{ values }]) => normaliseText(values.project_name));
  const rows = await readRows(
    db,
    EXISTING_ITEM_COLUMNS,
    (columns) => sql`
    select ${columns}
    from items i join projects p on p.id = i.project_id
    where i.id in (select item_id from barcodes where barcode = any(${sql.param(codes)}::text[]))
      or immutable_unaccent(lower(p.name)) = any(${sql.param(titles)}::text[])`,
  );
  return {
    byCode: new Map(rows.flatMap((item) => (item.barcode ? [[item.barcode, item] as const] : []))),
    byName: new Map(rows.map((item) => [buildNameKey(item.artist_name, item.project_name, item.name), item])),
  };
}

function planItem(unit: Unit, importRecord: ImportRecord, { byCode, byName }: ExistingItems): PlannedVerdict<ItemPlan> {
  const [{ values }] = unit;
  const barcode = typeof values.barcode === 'string' ? normaliseBarcode(values.barcode) : undefined;
  const name = getVariantName(values);
  const item =
    (barcode ? byCode.get(barcode) : undefined) ??
    byName.get(buildNameKey(values.artist_name, values.project_name, name));
  const currency = (values.currency as Currency | undefined) ?? item?.currency ?? importRecord.currency;
  const itemValues = {
    price: toMinor(Number(values.price), currency),
    currency,
    ...pickItemValues(values),
    ...(barcode && { barcode }),
  };
  const plan = { values, name, barcode, currency, item, itemValues };
  if (!item) {
    if (importRecord.shop_id === null) return createLeadError(unit, 'project_name', 'import_shop_missing');
    return { errors: NO_ERRORS, effect: 'new', record_id: null, plan: { ...plan, changed: [] } };
  }
  // prices in other currencies are separate dated prices
  if (item.currency !== currency) return createLeadError(unit, 'currency', 'currency_differs');
  const changed = findDifferences(itemValues, item);
  return {
    errors: NO_ERRORS,
    effect: changed.length > 0 ? 'changed' : 'unchanged',
    record_id: item.id,
    plan: { ...plan, changed },
  };
}

/** Picks the item values that a row has. */
function pickItemValues(values: Values): Values {
  const names = ['stock', 'weight', 'size'].filter((name) => values[name] !== undefined);
  return pickValues(values, names);
}

/** Returns the variant's name; one by category for a single variant (Shopify's "Default Title"). */
function getVariantName({ item_name, category }: Values): string {
  const isDefault = typeof item_name !== 'string' || /^default( title)?$/i.test(item_name);
  return isDefault ? (DEFAULT_NAMES[String(category)] ?? 'Standard') : item_name;
}

const DEFAULT_NAMES: Readonly<Record<string, string>> = { vinyl: 'LP', cd: 'CD', tape: 'Cassette', undefined: 'LP' };
