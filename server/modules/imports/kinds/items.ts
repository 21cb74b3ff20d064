// Imports items with their projects, artists and labels: updates known ones and creates missing ones. New projects are
// offline until staff publishes them.
import { normaliseBarcode } from '#domain/catalogue/barcodes.ts';
import { toMinor } from '#domain/money.ts';
import type { Currency } from '#generated/enums.ts';
import { ImportedItemFields } from '#generated/fields/ImportedItem.ts';
import { ProjectItemFields } from '#generated/fields/ProjectItem.ts';
import { sql } from 'drizzle-orm';
import type { ImportRecord } from '../imports.table.ts';
import { differing, fine, folded, importKind, oneByOne, pick, type Planned, type Unit, wrongLead } from './kind.ts';
import { undoItem } from './undo-item.ts';
import { type ItemPlan, KNOWN_ITEM, type KnownItem, writeItems } from './write-items.ts';
import type { Values } from '../read-values.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { readRows } from '#server/core/database/selection.ts';
import { toWire } from '#server/core/api/wire.ts';

const OF_PROJECT = [
  'project_name',
  'artist_name',
  'label_name',
  'catalog_number',
  'category',
  'released_on',
  'currency',
];

export const itemsImport = importKind<ItemPlan>({
  fields: ImportedItemFields,
  resource: 'items',
  carried: { by: 'row_group', fields: OF_PROJECT },
  keyOf: ({ barcode, artist_name, project_name, item_name, size }) =>
    barcode ? normaliseBarcode(barcode) : [artist_name, project_name, item_name, size].map(folded).join('|'),
  check: async (db, units, one) => {
    const { byCode, byName } = await known(db, units);
    return units.map((unit) => planItem(unit, one, byCode, byName));
  },
  write: writeItems,
  undo: oneByOne(undoItem),
  told: ({ record_id, before, after }) => ({
    resource: 'items',
    record_id,
    before: before && toWire(ProjectItemFields, before),
    after: toWire(ProjectItemFields, after),
  }),
});

const nameKey = (...names: readonly unknown[]): string => names.map(folded).join('|');

async function known(db: Queryable, units: readonly Unit[]) {
  const codes = units.flatMap(([{ values }]) =>
    typeof values.barcode === 'string' ? normaliseBarcode(values.barcode) : [],
  );
  const titles = units.map(([{ values }]) => folded(values.project_name));
  const rows = await readRows(
    db,
    KNOWN_ITEM,
    (columns) => sql`
    select ${columns}
    from items i join projects p on p.id = i.project_id
    where i.id in (select item_id from barcodes where barcode = any(${sql.param(codes)}::text[]))
      or immutable_unaccent(lower(p.name)) = any(${sql.param(titles)}::text[])`,
  );
  return {
    byCode: new Map(rows.flatMap((item) => (item.barcode ? [[item.barcode, item] as const] : []))),
    byName: new Map(rows.map((item) => [nameKey(item.artist_name, item.project_name, item.name), item])),
  };
}

function planItem(
  unit: Unit,
  one: ImportRecord,
  byCode: ReadonlyMap<string, KnownItem>,
  byName: ReadonlyMap<string, KnownItem>,
): Planned<ItemPlan> {
  const [{ values }] = unit;
  const barcode = typeof values.barcode === 'string' ? normaliseBarcode(values.barcode) : undefined;
  const name = variantOf(values);
  const item =
    (barcode ? byCode.get(barcode) : undefined) ?? byName.get(nameKey(values.artist_name, values.project_name, name));
  const currency = (values.currency as Currency | undefined) ?? item?.currency ?? one.currency;
  const said = {
    price: toMinor(Number(values.price), currency),
    currency,
    ...pickSaid(values),
    ...(barcode && { barcode }),
  };
  const plan = { values, name, barcode, currency, item, said };
  if (!item) {
    if (one.shop_id === null) return wrongLead(unit, 'project_name', 'import_shop_missing');
    return { errors: fine, effect: 'new', record_id: null, plan: { ...plan, changed: [] } };
  }
  // prices in another currency are dated own prices
  if (item.currency !== currency) return wrongLead(unit, 'currency', 'currency_differs');
  const changed = differing(said, item);
  return {
    errors: fine,
    effect: changed.length > 0 ? 'changed' : 'unchanged',
    record_id: item.id,
    plan: { ...plan, changed },
  };
}

/** The item values that a row has. */
function pickSaid(values: Values): Values {
  const names = ['stock', 'weight', 'size'].filter((name) => values[name] !== undefined);
  return pick(values, names);
}

/** The variant's name; the category for a single variant (Shopify's "Default Title"). */
function variantOf({ item_name, category }: Values): string {
  const isNone = typeof item_name !== 'string' || /^default( title)?$/i.test(item_name);
  return isNone ? (NAMES[String(category)] ?? 'Standard') : item_name;
}

const NAMES: Readonly<Record<string, string>> = { vinyl: 'LP', cd: 'CD', tape: 'Cassette', undefined: 'LP' };
