import type { PaymentOptions } from '#generated/schemas.ts';
import type { Call, Handlers } from '#server/core/api/handler.ts';
import { defineResource } from '#server/resources/define-resource.ts';
import { payments } from './payments.table.ts';

export const paymentsResource = defineResource('payments', { table: payments });

/** How the forms of the shop take cards: by Stripe's form, once it is configured. */
const getPaymentOptions = ({ context }: Call<'getPaymentOptions'>): PaymentOptions => ({
  publishable_key: context.config.stripe?.publishableKey ?? null,
});

export const paymentsHandlers = {
  ...paymentsResource.handlers,
  getPaymentOptions,
} as const satisfies Partial<Handlers>;
