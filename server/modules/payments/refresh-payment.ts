import type { Context } from '#server/core/api/handler.ts';
import type { AuditContext } from '#server/resources/audit/audit.ts';
import { getPaymentProvider } from './provider.ts';
import type { PaymentRow } from './write-payment.ts';

/** Reads the state of a payment from its provider, and settles or ends its order or change once it is known. Idempotent. */
export async function refreshPayment(context: Context, payment: PaymentRow, auditor: AuditContext): Promise<void> {
  if (payment.status === 'paid') return;
  const state = await getPaymentProvider(payment.provider).complete(payment.provider_id, undefined, context);
  if (state.status === 'requires_action' || state.status === 'processing') return;
  const update = 'code' in state ? ({ status: 'not_paid', code: state.code } as const) : 'paid';
  await context.extensions.paymentUpdates.updatePayment(context, payment, update, auditor);
}
