import { isIban } from '#domain/company-numbers.ts';
import type { UserPayoutAccount } from '#generated/schemas.ts';
import { eq, sql } from 'drizzle-orm';
import type { Call } from '#server/core/api/handler.ts';
import { invalid } from '#server/core/problems/problem.ts';
import { auditChange } from '#server/resources/audit/audit.ts';
import { type PayoutAccountRow, payoutAccounts } from './artist-payouts.table.ts';
import { mailAccount } from './letters/payout-mails.ts';
import { lockShop } from './payout-money.ts';
import { createOwnerCheck } from './own-shop.ts';
import { inTransaction } from '#server/core/database/database.ts';
import { defineResource } from '#server/resources/define-resource.ts';

/** Normalises an IBAN. Throws 422 for wrong check digits. */
function normaliseIban(text: string): string {
  if (!isIban(text)) throw invalid([{ path: 'iban', code: 'iban_invalid' }]);
  return text.replace(/[\s.-]/g, '').toUpperCase();
}

type Values = Partial<PayoutAccountRow>;
const hasChanged = (before: PayoutAccountRow | undefined, after: PayoutAccountRow): boolean =>
  before?.iban !== after.iban || before.holder !== after.holder || before.shop_id !== after.shop_id;
const toStoredValues = ({ iban, ...values }: Values, now: Date): Values => ({
  ...values,
  ...(iban && { iban: normaliseIban(iban) }),
  changed_at: now,
});

/** The payout accounts resource. The shop is notified of every change. */
export const payoutAccountsResource = defineResource('payout-accounts', {
  table: payoutAccounts,
  hooks: {
    beforeCreate: (values, { context }) => toStoredValues(values, context.now()),
    beforeUpdate: (values, _before, { context }) => toStoredValues(values, context.now()),
    afterChange: async ({ before, after }, { context }, tx) => {
      if (after && hasChanged(before, after)) await mailAccount(tx, context, after);
    },
  },
});

/** Sets the payout account of a shop of the caller. Approved payouts keep their account. */
export async function setPayoutAccount(call: Call<'setPayoutAccount'>): Promise<UserPayoutAccount> {
  const { context, body, user } = call;
  const { shop_id, holder, bic = null } = body;
  return inTransaction(context.db, async (tx) => {
    createOwnerCheck(user)(await lockShop(tx, shop_id));
    const values = { holder, bic, iban: normaliseIban(body.iban), changed_at: context.now() };
    const [before] = await tx.select().from(payoutAccounts).where(eq(payoutAccounts.shop_id, shop_id));
    const [after] = await tx
      .insert(payoutAccounts)
      .values({ shop_id, ...values })
      .onConflictDoUpdate({
        target: payoutAccounts.shop_id,
        set: { ...values, version: sql`${payoutAccounts.version} + 1` },
      })
      .returning();
    if (!after) throw new Error('The database did not return the account.');
    if (hasChanged(before, after)) {
      await auditChange(tx, call, 'payout-accounts', after.id, before, after);
      await mailAccount(tx, context, after);
    }
    return { shop_id, holder, iban_masked: after.iban_masked };
  });
}
