import type { PaymentProvider } from './payment-provider.ts';

/** The house itself: money that came by transfer or in cash. Staff says that it came; no card is ever charged here. */
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
  // staff sends it back the way it came; here it is only written down
  refund: async ({ key }) => ({ status: 'done', id: `manual_${key}` }),
  answerDispute: async () => undefined,
  acceptDispute: async () => undefined,
  clientSecret: () => null,
};
