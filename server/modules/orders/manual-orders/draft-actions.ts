import type { ManualOrder } from '#generated/schemas.ts';
import { ordersManualResource } from '#generated/resources.ts';
import { eq } from 'drizzle-orm';
import type { Call } from '#server/core/api/handler.ts';
import { problem } from '#server/core/problems/problem.ts';
import { createSecret } from '#server/core/authentication/signatures.ts';
import { auditChange } from '#server/resources/audit/audit.ts';
import { mailOffer } from '../letters/offer-mail.ts';
import type { ManualOrderRow } from './draft-line.ts';
import { answerDraft } from './manual-orders.resource.ts';
import { manualOrders } from './manual-orders.table.ts';
import { createPayUrl } from './offer-link.ts';
import { findPlacedDraft, isOfferBeingPaid, lockDraft, lockDraftPayment, readSellable } from './place-draft.ts';
import { nextVersion } from './save-draft.ts';
import { releaseOrder } from '../settle-order.ts';
import { inTransaction, type Transaction } from '#server/core/database/database.ts';
import { checkAction } from '#server/resources/check-action.ts';
import { readRates } from '#server/modules/pricing/index.ts';
import { computeExpiry } from '#server/core/settings/durations.ts';

type StatusAction = 'adminOfferManualOrder' | 'adminRevokeManualOffer' | 'adminCancelManualOrder';

async function lockForAction(tx: Transaction, call: Call<StatusAction>) {
  await lockDraftPayment(tx, call.params.id);
  const placed = await findPlacedDraft(tx, call.params.id);
  const before = await lockDraft(tx, call.params.id);
  checkAction(ordersManualResource, call.operation, before);
  if (placed?.order.payment_status === 'processing' || (await isOfferBeingPaid(tx, call.params.id)))
    throw problem(409, 'offer_being_paid');
  return { placed, before };
}

async function changeStatus(
  tx: Transaction,
  call: Call<StatusAction>,
  before: ManualOrderRow,
  values: Partial<ManualOrderRow>,
  details: object = {},
): Promise<ManualOrderRow> {
  await tx
    .update(manualOrders)
    .set({ ...values, ...nextVersion })
    .where(eq(manualOrders.id, before.id));
  const after = await lockDraft(tx, before.id);
  await auditChange(tx, call, 'orders-manual', before.id, before, { ...after, ...details });
  return after;
}

/** Mails the customer a pay link. Throws 422 for missing data and 409 when the draft cannot be sold. */
export async function adminOfferManualOrder(call: Call<'adminOfferManualOrder'>): Promise<ManualOrder> {
  const { context, body } = call;
  const rates = await readRates(context.db);
  const row = await inTransaction(context.db, async (tx) => {
    const { before } = await lockForAction(tx, call);
    const sellable = await readSellable(tx, before, rates);
    // free drafts are converted rather than paid
    if (before.total === 0) throw problem(409, 'offer_free');
    const now = context.now();
    const after = await changeStatus(tx, call, before, {
      status: 'offered',
      offered_at: now,
      expires_at: await computeExpiry(tx, 'offer_days', now, body.days),
      secret: before.secret ?? createSecret(),
    });
    await mailOffer(tx, context, after, sellable, createPayUrl(after, context.config.publicUrl));
    return after;
  });
  return answerDraft(call, row);
}

/** Revokes an offer: invalidates its link and makes it a draft again. */
export async function adminRevokeManualOffer(call: Call<'adminRevokeManualOffer'>): Promise<ManualOrder> {
  const row = await inTransaction(call.context.db, async (tx) => {
    const { before } = await lockForAction(tx, call);
    return changeStatus(tx, call, before, { status: 'draft', expires_at: null });
  });
  return answerDraft(call, row);
}

/** Cancels a draft and its unpaid order, returning the copies to stock. */
export async function adminCancelManualOrder(call: Call<'adminCancelManualOrder'>): Promise<ManualOrder> {
  const { context, body } = call;
  const row = await inTransaction(context.db, async (tx) => {
    const { placed, before } = await lockForAction(tx, call);
    if (placed) {
      const cancelled = await releaseOrder(tx, placed.order, { status: 'cancelled', at: context.now() });
      await auditChange(tx, call, 'orders', placed.order.id, placed.order, { ...cancelled, reason: body.reason });
    }
    return changeStatus(tx, call, before, { status: 'cancelled', expires_at: null }, { reason: body.reason });
  });
  return answerDraft(call, row);
}
