import { sum, toMinor } from '#domain/money.ts';
import type { ArtistPayout, ArtistPayoutDraft } from '#generated/schemas.ts';
import { and, eq, inArray } from 'drizzle-orm';
import type { AnyCall, Call } from '#server/core/api/handler.ts';
import { problem } from '#server/core/problems/problem.ts';
import { auditChange } from '#server/resources/audit/audit.ts';
import {
  artistPayoutParts,
  type ArtistPayoutRow,
  artistPayouts,
  type PayoutAccountRow,
  payoutAccounts,
} from './artist-payouts.table.ts';
import { mailPayout } from './letters/payout-mails.ts';
import { readMinimumPayout, lockShop, computeParts, readProjectsLeft } from './payout-money.ts';
import { answerPayout } from './payout-state.ts';
import type { shops } from '#server/modules/shops/index.ts';
import { refreshBalances, refreshEarnings } from './refresh-earnings.ts';
import { inTransaction, type Queryable } from '#server/core/database/database.ts';

/** Reads the bank account of a shop. Throws 409 without one. */
export async function getPayoutAccount(tx: Queryable, shopId: number): Promise<PayoutAccountRow> {
  const [account] = await tx.select().from(payoutAccounts).where(eq(payoutAccounts.shop_id, shopId));
  if (!account) throw problem(409, 'payout_without_account');
  return account;
}

async function checkNoOpenPayout(tx: Queryable, shopId: number, { currency }: ArtistPayoutDraft): Promise<void> {
  const isOpen = inArray(artistPayouts.status, ['requested', 'approved']);
  const [open] = await tx
    .select({ number: artistPayouts.number })
    .from(artistPayouts)
    .where(and(eq(artistPayouts.shop_id, shopId), eq(artistPayouts.currency, currency), isOpen));
  if (open) throw problem(409, 'payout_is_open', { detailParams: { number: open.number } });
}

/** Requests a payout of a shop's balance; one at a time per shop. `checkShop` throws for shops of others. */
export async function requestPayout(
  call: AnyCall & { body: ArtistPayoutDraft },
  checkShop: (shop: typeof shops.$inferSelect) => void = () => undefined,
): Promise<ArtistPayoutRow> {
  const { context, body, user, lang } = call;
  const { shop_id, currency, note } = body;
  await refreshEarnings(context);
  return inTransaction(context.db, async (tx) => {
    const shop = await lockShop(tx, shop_id);
    checkShop(shop);
    if (shop.type === 'house') throw problem(409, 'payout_of_house');
    const { holder, iban_masked } = await getPayoutAccount(tx, shop.id);
    await checkNoOpenPayout(tx, shop.id, body);
    const minimum = await readMinimumPayout(context, currency, tx);
    const requested = body.amount == null ? undefined : toMinor(body.amount, currency);
    const parts = computeParts(await readProjectsLeft(tx, shop.id, currency), { requested, minimum, currency, lang });
    const amount = sum(parts.map((part) => part.amount));
    const [row] = await tx
      .insert(artistPayouts)
      .values({
        ...{ shop_id, user_id: shop.user_id, currency, amount, note, holder, iban_masked },
        ...{ created_by: user?.id, created_at: context.now() },
      })
      .returning();
    if (!row) throw new Error('The database did not return the payout.');
    await tx.insert(artistPayoutParts).values(parts.map((part) => ({ payout_id: row.id, ...part })));
    await auditChange(tx, call, 'artist-payouts', row.id, undefined, row);
    await refreshBalances(tx, [shop.id], context.now());
    await mailPayout(tx, context, 'payout_requested', row);
    return row;
  });
}

/** Requests a payout on behalf of a shop. */
export async function adminCreateArtistPayout(call: Call<'adminCreateArtistPayout'>): Promise<ArtistPayout> {
  const row = await requestPayout(call);
  call.reply.status(201);
  return answerPayout(call, call.context.db, row);
}
