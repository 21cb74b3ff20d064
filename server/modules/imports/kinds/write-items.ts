import type { Currency, ProjectCategory } from '#generated/enums.ts';
import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { itemPrices, items, selectOwnBarcode, projects, saveOwnBarcodes } from '#server/modules/catalogue/index.ts';
import { artists, labels } from '#server/modules/shops/index.ts';
import { normaliseText, pickValues, type WriteContext, type WrittenRecord } from './kind.ts';
import type { Values } from '../read-values.ts';
import type { Transaction } from '#server/core/database/database.ts';
import { columnsOf, type RowOf } from '#server/core/database/selection.ts';

const i = alias(items, 'i');
const p = alias(projects, 'p');

/** Columns of an existing item. */
export const EXISTING_ITEM_COLUMNS = {
  ...columnsOf(i, 'id', 'project_id', 'name', 'size', 'price', 'currency', 'stock', 'weight'),
  project_name: p.name,
  artist_name: p.artist_name,
  barcode: selectOwnBarcode(sql`i.id`),
};
export type ExistingItem = RowOf<typeof EXISTING_ITEM_COLUMNS>;

/** The write plan of an item; amounts in minor units. */
export interface ItemPlan {
  readonly values: Values;
  readonly name: string;
  readonly barcode: string | undefined;
  readonly currency: Currency;
  readonly item: ExistingItem | undefined;
  readonly itemValues: Values;
  /** Names of the values that differ from `item`. */
  readonly changed: readonly string[];
}

/** Writes items in sequence, so that later rows find created projects. */
export async function writeItems(
  tx: Transaction,
  plans: readonly ItemPlan[],
  writeContext: WriteContext,
): Promise<WrittenRecord[]> {
  const writtenRecords: WrittenRecord[] = [];
  for (const plan of plans) {
    const { item } = plan;
    writtenRecords.push(await (item ? changeItem(tx, plan, item, writeContext) : addItem(tx, plan, writeContext)));
  }
  return writtenRecords;
}

async function changeItem(
  tx: Transaction,
  { itemValues, changed, barcode }: ItemPlan,
  item: ExistingItem,
  { context }: WriteContext,
): Promise<WrittenRecord> {
  const after = pickValues(itemValues, changed);
  const { barcode: _, ...columns } = after;
  if (Object.keys(columns).length > 0) await tx.update(items).set(columns).where(eq(items.id, item.id));
  if (changed.includes('price')) {
    const previousPrice = { item_id: item.id, price: item.price, currency: item.currency, valid_until: context.now() };
    await tx.insert(itemPrices).values(previousPrice);
  }
  if (changed.includes('barcode')) await saveOwnBarcodes(tx, [{ id: item.id, barcode }]);
  await updateProjectSums(tx, item.project_id);
  const facts = { project_id: item.project_id, currency: item.currency };
  return { record_id: item.id, before: { ...pickValues(item, changed), ...facts }, after: { ...after, ...facts } };
}

async function addItem(tx: Transaction, plan: ItemPlan, writeContext: WriteContext): Promise<WrittenRecord> {
  const { values, name, itemValues, barcode, currency } = plan;
  const { project, created } = await findOrCreateProject(tx, plan, writeContext);
  const { rows } = await tx.execute<{ position: number }>(
    sql`select coalesce(max(position), 0)::int + 1 as position from items where project_id = ${project}`,
  );
  const facts = { price: Number(itemValues.price), currency, stock: Number(values.stock ?? 0) };
  const columns = { ...facts, ...(values.weight !== undefined && { weight: Number(values.weight) }) };
  const [item] = await tx
    .insert(items)
    .values({ ...columns, name, project_id: project, position: rows[0]?.position, size: getSize(values) })
    .returning();
  if (!item) throw new Error('The database did not return the item.');
  if (barcode) await saveOwnBarcodes(tx, [{ id: item.id, barcode }]);
  await updateProjectSums(tx, project);
  const after = {
    ...{ ...facts, name, weight: item.weight, ...(barcode && { barcode }) },
    ...{ project_id: project, made: created },
  };
  return { record_id: item.id, before: null, after };
}

const getSize = ({ size }: Values) => (size ?? null) as (typeof items.$inferInsert)['size'];

/** Updates price and stock of a project from its items. */
export async function updateProjectSums(tx: Transaction, project: number): Promise<void> {
  await tx.execute(sql`update projects set price = sums.price, stock = sums.stock, version = version + 1
    from (select min(price) as price, sum(stock)::int as stock from items where project_id = ${project}) sums
    where id = ${project} and sums.price is not null`);
}

/** Ids of records created for an item, deleted on undo. */
export interface CreatedRecords {
  project?: number;
  artist?: number;
  label?: number;
}

/** Finds the project by title and artist, or creates it with artist and label. */
async function findOrCreateProject(
  tx: Transaction,
  plan: ItemPlan,
  { one: importRecord }: WriteContext,
): Promise<{ project: number; created: CreatedRecords }> {
  const { values, currency, itemValues } = plan;
  const { rows } = await tx.execute<{ id: number }>(sql`
    select id from projects where immutable_unaccent(lower(name)) = ${normaliseText(values.project_name)}
      and immutable_unaccent(lower(artist_name)) = ${normaliseText(values.artist_name)} order by id limit 1`);
  if (rows[0]) return { project: rows[0].id, created: {} };
  const created: CreatedRecords = {};
  const artist = await findOrCreateNamed(tx, artists, String(values.artist_name), (id) => (created.artist = id));
  const label = values.label_name
    ? await findOrCreateNamed(tx, labels, String(values.label_name), (id) => (created.label = id))
    : null;
  const [project] = await tx
    .insert(projects)
    .values({
      name: String(values.project_name),
      artist_id: artist.id,
      artist_name: artist.name,
      label_id: label?.id ?? null,
      label_name: label?.name ?? null,
      shop_id: importRecord.shop_id ?? 0,
      category: (values.category as ProjectCategory | undefined) ?? importRecord.category,
      catalog_number: (values.catalog_number as string | undefined) ?? null,
      released_on: (values.released_on as string | undefined) ?? null,
      price: Number(itemValues.price),
      currency,
    })
    .returning({ id: projects.id });
  if (!project) throw new Error('The database did not return the project.');
  return { project: project.id, created: { ...created, project: project.id } };
}

/** Finds or creates an artist or label by name. */
async function findOrCreateNamed(
  tx: Transaction,
  table: typeof artists | typeof labels,
  name: string,
  onCreated: (id: number) => void,
): Promise<{ id: number; name: string }> {
  const isSameName = sql`immutable_unaccent(lower(${table.name})) = ${normaliseText(name)}`;
  const [existing] = await tx
    .select({ id: table.id, name: table.name })
    .from(table)
    .where(isSameName)
    .orderBy(table.id)
    .limit(1);
  if (existing) return existing;
  const [added] = await tx.insert(table).values({ name }).returning({ id: table.id, name: table.name });
  if (!added) throw new Error('The database did not return the name.');
  onCreated(added.id);
  return added;
}
