import type { Refund } from '#generated/schemas.ts';
import { formatMoney } from '#domain/format-money.ts';
import { refundsResource } from '#generated/resources/refunds.ts';
import { screen } from '../resource/define.ts';

export default screen(refundsResource, {
  name: (record, t, locale) => {
    const { amount, currency, reason } = record as Refund;
    return `${formatMoney(amount, currency, locale)}, ${t(`enums.RefundReason.${reason}`)}`;
  },
  columns: { id: { width: 72 }, amount: { width: 110 }, reason: { width: 150 } },
  headline: ['status'],
});
