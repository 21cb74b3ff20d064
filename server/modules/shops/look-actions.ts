import { looksResource } from '#generated/resources.ts';
import type { ShopLook } from '#generated/schemas.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Call } from '#server/core/api/handler.ts';
import { notFound } from '#server/core/problems/problem.ts';
import { auditChange } from '#server/resources/audit/audit.ts';
import { shops } from './shops.table.ts';
import { lookColumns } from './look-columns.ts';
import { shopLooks, type LookRow } from './looks.table.ts';
import { inTransaction, type Transaction } from '#server/core/database/database.ts';
import { checkAction } from '#server/resources/check-action.ts';
import { toWire } from '#server/core/api/wire.ts';

type ShopRow = typeof shops.$inferSelect;
type Look = Pick<LookRow, keyof ReturnType<typeof lookColumns>>;
type LookCall = Call<'adminEditShopLook'> | Call<'adminPublishLook'>;

const LOOK_NAMES = Object.keys(lookColumns()) as (keyof Look)[];

/** Picks the theme columns. */
const pickLook = (row: Look) => Object.fromEntries(LOOK_NAMES.map((name) => [name, row[name]])) as unknown as Look;

/** Loads the shop `FOR UPDATE`. Throws 404. */
async function lockShop(tx: Transaction, id: number): Promise<ShopRow> {
  const [shop] = await tx.select().from(shops).where(eq(shops.id, id)).for('update');
  if (!shop) throw notFound();
  return shop;
}

async function readLook(tx: Transaction, shop_id: number, state: 'draft' | 'published'): Promise<LookRow | undefined> {
  const isVersion = and(eq(shopLooks.shop_id, shop_id), eq(shopLooks.state, state));
  const [look] = await tx.select().from(shopLooks).where(isVersion);
  return look;
}

async function insertLook(tx: Transaction, call: LookCall, values: typeof shopLooks.$inferInsert): Promise<LookRow> {
  const [look] = await tx.insert(shopLooks).values(values).returning();
  if (!look) throw new Error('The database did not return the look.');
  await auditChange(tx, call, 'looks', look.id, undefined, look);
  return look;
}

async function changeLook(
  tx: Transaction,
  call: LookCall,
  before: LookRow,
  values: Partial<LookRow>,
): Promise<LookRow> {
  const [after] = await tx
    .update(shopLooks)
    .set({ ...values, version: sql`${shopLooks.version} + 1` })
    .where(eq(shopLooks.id, before.id))
    .returning();
  if (!after) throw notFound();
  await auditChange(tx, call, 'looks', before.id, before, after);
  return after;
}

/** The response of an action: the version with its ETag. */
function answerLook({ reply }: LookCall, row: LookRow): ShopLook {
  reply.header('etag', `"${row.version}"`);
  return toWire(looksResource.fields, row) as ShopLook;
}

/** Returns the published version; stores the shop's current theme as one when there is none. */
async function ensurePublished(tx: Transaction, call: LookCall, shop: ShopRow): Promise<LookRow> {
  const published = await readLook(tx, shop.id, 'published');
  const { created_at } = shop;
  const values = { shop_id: shop.id, state: 'published', created_at, published_at: created_at } as const;
  return published ?? insertLook(tx, call, { ...pickLook(shop), ...values });
}

/** Returns the draft of a shop's theme, or creates one from the current theme. */
export async function adminEditShopLook(call: Call<'adminEditShopLook'>): Promise<ShopLook> {
  const { context, user, params } = call;
  const row = await inTransaction(context.db, async (tx) => {
    const shop = await lockShop(tx, params.id);
    await ensurePublished(tx, call, shop);
    const draft = await readLook(tx, shop.id, 'draft');
    const creation = { shop_id: shop.id, created_by: user?.id, created_at: context.now() };
    return draft ?? insertLook(tx, call, { ...pickLook(shop), ...creation });
  });
  return answerLook(call, row);
}

/** Publishes a version. Throws 409 when it is published already. */
export async function adminPublishLook(call: Call<'adminPublishLook'>): Promise<ShopLook> {
  const { context, user, params } = call;
  const row = await inTransaction(context.db, async (tx) => {
    const [unlocked] = await tx.select().from(shopLooks).where(eq(shopLooks.id, params.id));
    if (!unlocked) throw notFound();
    const shop = await lockShop(tx, unlocked.shop_id);
    // reloaded after locking the shop
    const [look] = await tx.select().from(shopLooks).where(eq(shopLooks.id, params.id)).for('update');
    if (!look) throw notFound();
    checkAction(looksResource, call.operation, look);
    await changeLook(tx, call, await ensurePublished(tx, call, shop), { state: 'past' });
    const values = { state: 'published', published_at: context.now(), published_by: user?.id ?? null } as const;
    const published = await changeLook(tx, call, look, values);
    const [updatedShop] = await tx
      .update(shops)
      .set({ ...pickLook(published), version: sql`${shops.version} + 1` })
      .where(eq(shops.id, shop.id))
      .returning();
    await auditChange(tx, call, 'shops', shop.id, shop, updatedShop);
    return published;
  });
  return answerLook(call, row);
}
