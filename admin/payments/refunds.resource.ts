import { refundsResource } from '#generated/resources/refunds.ts';
import { screen } from '../resource/define.ts';

export default screen(refundsResource, {
  columns: { id: { width: 72 }, amount: { width: 110 }, reason: { width: 150 } },
  headline: ['status', 'amount'],
});
