import type { PaymentProvider } from './payment-provider.ts';

/** Payments by transfer or in cash, recorded by staff. */
export const manualProvider: PaymentProvider = {
  name: 'manual',
  charge: async () => {
    throw new Error('the manual provider makes no charges');
  },
  saveCard: async () => {
    throw new Error('the manual provider saves no cards');
  },
  completeCard: async () => {
    throw new Error('the manual provider saves no cards');
  },
  findCard: async () => undefined,
  findSavedCard: async () => undefined,
  removeCard: async () => undefined,
  findCharge: async () => undefined,
  closeKey: async () => ({ status: 'cancelled' }),
  complete: async () => ({ status: 'requires_action' }),
  cancel: async () => 'cancelled',
  // staff transfers the money; only the refund is recorded
  refund: async ({ key }) => ({ status: 'done', id: `manual_${key}` }),
  answerDispute: async () => undefined,
  acceptDispute: async () => undefined,
  findClientSecret: async () => null,
};
