import { eq } from 'drizzle-orm';
import { users } from '#server/core/authentication/accounts.table.ts';
import type { Context } from '#server/core/api/handler.ts';
import { Problem, problem } from '#server/core/problems/problem.ts';
import { createSecret } from '#server/core/authentication/signatures.ts';
import { type LotRow, lots } from './auctions.table.ts';
import { mailBidders } from './letters/lot-mails.ts';
import { announceChange } from '#server/core/live/announce-change.ts';
import {
  getDraftCustomerName,
  type DraftLine,
  toDraftSums,
  findPlacedDraft,
  isOfferBeingPaid,
  lockDraftPayment,
  manualOrders,
  nextVersion,
  createPayUrl,
  priceDraft,
  readSellable,
  writeDraftLines,
} from '#server/modules/orders/index.ts';
import type { Transaction } from '#server/core/database/database.ts';
import { readRates } from '#server/modules/pricing/index.ts';
import { readSetting } from '#server/core/settings/settings.ts';

const DAY_MS = 86_400_000;

/** The payment deadline of a winner. */
export async function computePaymentDeadline(tx: Transaction, now: Date): Promise<Date> {
  return new Date(now.getTime() + (await readSetting(tx, 'auction_pay_days')) * DAY_MS);
}

/**
 * Creates an order for the winner of a lot at its final price and mails the payment link. Without a known address it
 * stays a draft, and the mail requests the address.
 */
export async function offerLot(tx: Transaction, context: Context, lot: LotRow): Promise<void> {
  const [winner] = await tx
    .select()
    .from(users)
    .where(eq(users.id, lot.leader_id ?? 0));
  if (!winner || lot.item_id === null) return;
  const { firstname, lastname, name, email, phone, company, address, address2, zip_code, city, state, lang } = winner;
  const customer = { firstname: firstname ?? name, lastname: lastname ?? '', email, phone, company };
  const at = context.now();
  const [draft] = await tx
    .insert(manualOrders)
    .values({
      ...{ user_id: winner.id, ...customer, customer_name: getDraftCustomerName(customer) },
      ...{
        address,
        address2,
        zip_code,
        city,
        state,
        country_id: winner.country_id ?? 'FR',
        lang,
        currency: lot.currency,
      },
      ...{ message: lot.title, created_by: lot.created_by, created_at: at, priced_at: at, secret: createSecret() },
    })
    .returning();
  if (!draft) throw new Error('The database did not return the order.');
  const rates = await readRates(context.db, tx);
  const line = { item_id: lot.item_id, quantity: 1, chosen_sizes: null, discount_percent: null };
  const lines: DraftLine[] = [{ ...line, price: lot.price, reason: lot.number }];
  const priced = await priceDraft(tx, { terms: draft, lines, rates, at });
  await writeDraftLines(tx, draft.id, lines, priced);
  const updateDraft = async (values: Partial<typeof draft>) => {
    const [row] = await tx.update(manualOrders).set(values).where(eq(manualOrders.id, draft.id)).returning();
    return row ?? draft;
  };
  const pricedDraft = await updateDraft(toDraftSums(priced));
  const isComplete = await readSellable(tx, pricedDraft, rates).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Problem) return false;
      throw error;
    },
  );
  const offer = isComplete
    ? await updateDraft({ status: 'offered', offered_at: at, expires_at: lot.pay_until })
    : pricedDraft;
  await tx.update(lots).set({ manual_order_id: draft.id }).where(eq(lots.id, lot.id));
  await announceChange(tx, { resource: 'orders-manual', id: draft.id, action: 'create' });
  await mailBidders(tx, context, lot, [winner.id], {
    ...{ template: 'lot_won', payUrl: createPayUrl(offer, context.config.publicUrl) },
  });
}

/** Withdraws the pay link of a winner. Throws 409 while a payment is processing and once it is an order. */
export async function withdrawOffer(tx: Transaction, { manual_order_id }: LotRow): Promise<void> {
  if (manual_order_id === null) return;
  await lockDraftPayment(tx, manual_order_id);
  if ((await findPlacedDraft(tx, manual_order_id)) || (await isOfferBeingPaid(tx, manual_order_id)))
    throw problem(409, 'offer_being_paid');
  await tx
    .update(manualOrders)
    .set({ status: 'cancelled', expires_at: null, ...nextVersion })
    .where(eq(manualOrders.id, manual_order_id));
  await announceChange(tx, { resource: 'orders-manual', id: manual_order_id, action: 'update' });
}
