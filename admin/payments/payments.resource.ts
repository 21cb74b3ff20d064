import { paymentsResource } from '#generated/resources/payments.ts';
import { screen } from '../resource/define.ts';

export default screen(paymentsResource, {
  columns: { id: { width: 80 }, provider: { width: 150 }, card_brand: { width: 160 } },
  headline: ['status', 'amount'],
  body: async () => (await import('./PaymentBody.tsx')).PaymentBody,
});
