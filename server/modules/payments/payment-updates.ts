import type { Context } from '#server/core/api/handler.ts';
import type { AuditContext } from '#server/resources/audit/audit.ts';
import type { DeclineCode } from './payment-provider.ts';
import type { PaymentRow } from './write-payment.ts';

/** What a provider reports about a payment. */
export type PaymentUpdate = 'paid' | { readonly status: 'not_paid'; readonly code: DeclineCode };

/** Effects of a provider's reports on orders. All are idempotent. */
export interface PaymentUpdates {
  /** Settles or ends the order or change of a payment. A payment for a cancelled order is refunded. */
  updatePayment(context: Context, payment: PaymentRow, update: PaymentUpdate, auditor: AuditContext): Promise<void>;
  /** Asks the provider for the state of a refund and records it. */
  settleRefund(context: Context, refundId: number, auditor: AuditContext): Promise<unknown>;
  /** Records that a settled refund has failed at the customer's bank. */
  failSettledRefund(context: Context, refundId: number, providerId: string, auditor: AuditContext): Promise<void>;
}

declare module '#server/core/api/handler.ts' {
  interface Extensions {
    readonly paymentUpdates: PaymentUpdates;
  }
}
