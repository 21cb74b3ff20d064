import type { Visit } from '#storefront/app/visit/visit.server.ts';

/** The name by which Stripe adds the payment to the address. */
export const RETURNED_PAYMENT = 'payment_intent';

/** The address to which a payment returns from the page of a bank. */
export const buildReturnPath = (visit: Visit, paymentId: string): string =>
  `${visit.path('/payment/return')}?${new URLSearchParams({ [RETURNED_PAYMENT]: paymentId })}`;
