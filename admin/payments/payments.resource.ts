import { paymentsResource } from '#generated/resources/payments.ts';
import { screen } from '../resource/define.ts';

export default screen(paymentsResource, {
  headline: ['status', 'amount'],
  body: async () => (await import('./PaymentBody.tsx')).PaymentBody,
});
