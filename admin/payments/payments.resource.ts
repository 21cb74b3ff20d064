import { paymentsResource } from '#generated/resources/payments.ts';
import { screen } from '../resource/define.ts';

export default screen(paymentsResource, {
  columns: { id: { width: 80 } },
  headline: ['status', 'amount'],
  body: async () => (await import('./PaymentBody.tsx')).PaymentBody,
});
