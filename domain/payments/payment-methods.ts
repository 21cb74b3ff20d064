import type { PaymentMethod } from '#generated/enums.ts';

/** Methods by which the outcome of a payment is known only days later (§4: the payment is `processing`). */
export const DELAYED_METHODS: readonly PaymentMethod[] = ['sepa_debit'];

/** Whether the outcome of a payment is known only days later. */
export const isDelayedMethod = (method: PaymentMethod): boolean => DELAYED_METHODS.includes(method);
