import type { PaymentProvider } from './payment-provider.ts';

/** Payments by transfer or in cash, recorded by staff. */
export const manualProvider: PaymentProvider = {
  name: 'manual',
  charge: async () => {
    throw new Error('nobody is charged by hand');
  },
  saveCard: async () => {
    throw new Error('nobody keeps cards by hand');
  },
  findCharge: async () => undefined,
  closeKey: async () => ({ status: 'cancelled' }),
  complete: async () => ({ status: 'requires_action' }),
  cancel: async () => 'cancelled',
  // staff transfers the money; only the record is written
  refund: async ({ key }) => ({ status: 'done', id: `manual_${key}` }),
  answerDispute: async () => undefined,
  acceptDispute: async () => undefined,
  clientSecret: () => null,
};
