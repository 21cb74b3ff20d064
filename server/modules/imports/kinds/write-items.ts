import type { Currency, ProjectCategory } from '#generated/enums.ts';
import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { itemPrices, items, ownBarcode, projects, saveOwnBarcodes } from '#server/modules/catalogue/index.ts';
import { artists, labels } from '#server/modules/shops/index.ts';
import { folded, pick, type Work, type Written } from './kind.ts';
import type { Values } from '../read-values.ts';
import type { Transaction } from '#server/core/database/database.ts';
import { columnsOf, type RowOf } from '#server/core/database/selection.ts';

const i = alias(items, 'i');
const p = alias(projects, 'p');

/** Columns of an existing item. */
export const KNOWN_ITEM = {
  ...columnsOf(i, 'id', 'project_id', 'name', 'size', 'price', 'currency', 'stock', 'weight'),
  project_name: p.name,
  artist_name: p.artist_name,
  barcode: ownBarcode(sql`i.id`),
};
export type KnownItem = RowOf<typeof KNOWN_ITEM>;

/** The write plan of an item, minor amounts. */
export interface ItemPlan {
  readonly values: Values;
  readonly name: string;
  readonly barcode: string | undefined;
  readonly currency: Currency;
  readonly item: KnownItem | undefined;
  readonly said: Values;
  readonly changed: readonly string[];
}

/** Writes items in sequence, so that later rows find created projects. */
export async function writeItems(tx: Transaction, plans: readonly ItemPlan[], work: Work): Promise<Written[]> {
  const written: Written[] = [];
  for (const plan of plans) written.push(await (plan.item ? change(tx, plan, plan.item, work) : add(tx, plan, work)));
  return written;
}

async function change(
  tx: Transaction,
  { said, changed, barcode }: ItemPlan,
  item: KnownItem,
  { context }: Work,
): Promise<Written> {
  const after = pick(said, changed);
  const { barcode: _, ...columns } = after;
  if (Object.keys(columns).length > 0) await tx.update(items).set(columns).where(eq(items.id, item.id));
  if (changed.includes('price')) {
    const former = { item_id: item.id, price: item.price, currency: item.currency, valid_until: context.now() };
    await tx.insert(itemPrices).values(former);
  }
  if (changed.includes('barcode')) await saveOwnBarcodes(tx, [{ id: item.id, barcode }]);
  await followItems(tx, item.project_id);
  const facts = { project_id: item.project_id, currency: item.currency };
  return { record_id: item.id, before: { ...pick(item, changed), ...facts }, after: { ...after, ...facts } };
}

async function add(tx: Transaction, plan: ItemPlan, work: Work): Promise<Written> {
  const { values, name, said, barcode, currency } = plan;
  const { project, made } = await projectOf(tx, plan, work);
  const { rows } = await tx.execute<{ position: number }>(
    sql`select coalesce(max(position), 0)::int + 1 as position from items where project_id = ${project}`,
  );
  const facts = { price: Number(said.price), currency, stock: Number(values.stock ?? 0) };
  const own = { ...facts, ...(values.weight !== undefined && { weight: Number(values.weight) }) };
  const [item] = await tx
    .insert(items)
    .values({ ...own, name, project_id: project, position: rows[0]?.position, size: sizeOf(values) })
    .returning();
  if (!item) throw new Error('The database did not answer the item.');
  if (barcode) await saveOwnBarcodes(tx, [{ id: item.id, barcode }]);
  await followItems(tx, project);
  const after = { ...facts, name, weight: item.weight, ...(barcode && { barcode }), project_id: project, made };
  return { record_id: item.id, before: null, after };
}

const sizeOf = ({ size }: Values) => (size ?? null) as (typeof items.$inferInsert)['size'];

/** Updates price and stock of a project from its items. */
export async function followItems(tx: Transaction, project: number): Promise<void> {
  await tx.execute(sql`update projects set price = own.price, stock = own.stock, version = version + 1
    from (select min(price) as price, sum(stock)::int as stock from items where project_id = ${project}) own
    where id = ${project} and own.price is not null`);
}

/** Records created for an item, deleted on undo. */
export interface Made {
  project?: number;
  artist?: number;
  label?: number;
}

async function projectOf(tx: Transaction, plan: ItemPlan, { one }: Work): Promise<{ project: number; made: Made }> {
  const { values, currency, said } = plan;
  const { rows } = await tx.execute<{ id: number }>(sql`
    select id from projects where immutable_unaccent(lower(name)) = ${folded(values.project_name)}
      and immutable_unaccent(lower(artist_name)) = ${folded(values.artist_name)} order by id limit 1`);
  if (rows[0]) return { project: rows[0].id, made: {} };
  const made: Made = {};
  const artist = await named(tx, artists, String(values.artist_name), (id) => (made.artist = id));
  const label = values.label_name
    ? await named(tx, labels, String(values.label_name), (id) => (made.label = id))
    : null;
  const [project] = await tx
    .insert(projects)
    .values({
      name: String(values.project_name),
      artist_id: artist.id,
      artist_name: artist.name,
      label_id: label?.id ?? null,
      label_name: label?.name ?? null,
      shop_id: one.shop_id ?? 0,
      category: (values.category as ProjectCategory | undefined) ?? one.category,
      catalog_number: (values.catalog_number as string | undefined) ?? null,
      released_on: (values.released_on as string | undefined) ?? null,
      price: Number(said.price),
      currency,
    })
    .returning({ id: projects.id });
  if (!project) throw new Error('The database did not answer the project.');
  return { project: project.id, made: { ...made, project: project.id } };
}

/** Finds or creates an artist or label by name. */
async function named(
  tx: Transaction,
  table: typeof artists | typeof labels,
  name: string,
  onMade: (id: number) => void,
): Promise<{ id: number; name: string }> {
  const same = sql`immutable_unaccent(lower(${table.name})) = ${folded(name)}`;
  const [there] = await tx
    .select({ id: table.id, name: table.name })
    .from(table)
    .where(same)
    .orderBy(table.id)
    .limit(1);
  if (there) return there;
  const [added] = await tx.insert(table).values({ name }).returning({ id: table.id, name: table.name });
  if (!added) throw new Error('The database did not answer the name.');
  onMade(added.id);
  return added;
}
