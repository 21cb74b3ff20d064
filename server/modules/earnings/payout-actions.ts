import { toLocalDay } from '#domain/dates.ts';
import { sum } from '#domain/money.ts';
import type { ArtistPayout, BulkAnswer } from '#generated/schemas.ts';
import type { Call } from '#server/core/api/handler.ts';
import { runForEachRecord } from '#server/core/api/run-for-each-record.ts';
import { invalid, problem } from '#server/core/problems/problem.ts';
import type { ArtistPayoutRow } from './artist-payouts.table.ts';
import { mailPayout } from './letters/payout-mails.ts';
import { lockShop, readProjectsLeft } from './payout-money.ts';
import { answerPayout, lockPayout, movePayout } from './payout-state.ts';
import { getPayoutAccount } from './request-payout.ts';
import { refreshEarnings } from './refresh-earnings.ts';
import { inTransaction, type Transaction } from '#server/core/database/database.ts';

type Action =
  | 'adminApproveArtistPayout'
  | 'adminRefuseArtistPayout'
  | 'adminCancelArtistPayout'
  | 'adminPayArtistPayout'
  | 'adminReturnArtistPayout';
type ActionCall = { [Op in Action]: Call<Op> }[Action];

function runAction(
  call: ActionCall,
  changePayout: (tx: Transaction, before: ArtistPayoutRow) => Promise<ArtistPayoutRow>,
): Promise<ArtistPayout> {
  return inTransaction(call.context.db, async (tx) => {
    const after = await changePayout(tx, await lockPayout(tx, call.params.id));
    return answerPayout(call, tx, after);
  });
}

const toDecision = ({ user, context }: ActionCall) => ({ decided_by: user?.id ?? null, decided_at: context.now() });

/** Approves a payout with the current bank account. Throws 409 when later refunds leave too little. */
export async function adminApproveArtistPayout(call: Call<'adminApproveArtistPayout'>): Promise<ArtistPayout> {
  await refreshEarnings(call.context);
  return runAction(call, async (tx, before) => {
    await lockShop(tx, before.shop_id);
    const available = sum((await readProjectsLeft(tx, before.shop_id, before.currency)).map((project) => project.left));
    // the payout's amount is already deducted
    if (available < 0) throw problem(409, 'payout_beyond_balance');
    const { holder, iban, iban_masked, bic } = await getPayoutAccount(tx, before.shop_id);
    const account = { holder, iban_secret: iban, iban_masked, bic };
    return movePayout(tx, call, before, { status: 'approved', ...account, ...toDecision(call) });
  });
}

/** Refuses a payout with a reason. */
export const adminRefuseArtistPayout = (call: Call<'adminRefuseArtistPayout'>): Promise<ArtistPayout> =>
  runAction(call, async (tx, before) => {
    const values = { status: 'refused', reason: call.body.reason, ...toDecision(call) } as const;
    const after = await movePayout(tx, call, before, values);
    await mailPayout(tx, call.context, 'payout_refused', after);
    return after;
  });

/** Withdraws a request, by the requester or an administrator. */
export const adminCancelArtistPayout = (call: Call<'adminCancelArtistPayout'>): Promise<ArtistPayout> =>
  runAction(call, (tx, before) => {
    if (call.user?.role !== 'admin' && before.created_by !== call.user?.id) throw problem(403, 'not_allowed');
    return movePayout(tx, call, before, { status: 'cancelled', ...toDecision(call) });
  });

/** Marks a payout as returned; the amount goes back to the balance. */
export const adminReturnArtistPayout = (call: Call<'adminReturnArtistPayout'>): Promise<ArtistPayout> =>
  runAction(call, async (tx, before) => {
    const after = await movePayout(tx, call, before, { status: 'returned', reason: call.body.reason });
    await mailPayout(tx, call.context, 'payout_returned', after);
    return after;
  });

type PayCall = Call<'adminPayArtistPayout'> | Call<'adminPayArtistPayouts'>;

async function payPayout(tx: Transaction, call: PayCall, before: ArtistPayoutRow): Promise<ArtistPayoutRow> {
  const { paid_on, bank_reference = null } = call.body;
  const after = await movePayout(tx, call, before, { status: 'paid', paid_on, bank_reference });
  await mailPayout(tx, call.context, 'payout_paid', after);
  return after;
}

function checkPaidOn({ body, context }: PayCall): void {
  if (body.paid_on > toLocalDay(context.now().getTime() / 1000))
    throw invalid([{ path: 'paid_on', code: 'input_in_future' }]);
}

/** Marks a payout as paid and notifies the shop. */
export const adminPayArtistPayout = (call: Call<'adminPayArtistPayout'>): Promise<ArtistPayout> => {
  checkPaidOn(call);
  return runAction(call, (tx, before) => payPayout(tx, call, before));
};

/** Marks several payouts as paid. */
export async function adminPayArtistPayouts(call: Call<'adminPayArtistPayouts'>): Promise<BulkAnswer> {
  checkPaidOn(call);
  return runForEachRecord(call.body.ids, (id) =>
    inTransaction(call.context.db, async (tx) => {
      await payPayout(tx, call, await lockPayout(tx, id));
    }),
  );
}
