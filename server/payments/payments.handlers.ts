import type { Handlers } from '#server/api/handler.ts';
import { confirmCart } from '#server/payments/confirm.ts';
import { payCart } from '#server/payments/pay.ts';
import { payments } from '#server/payments/payments.table.ts';
import { resource } from '#server/resource/register.ts';

export const paymentsHandlers = {
  payCart,
  confirmCart,
  ...resource('payments', { table: payments }),
} as const satisfies Partial<Handlers>;
