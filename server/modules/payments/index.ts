// What other modules, the app and the demo shop may use of this module; nothing else of it is imported from outside.
export { endAttempt, Overtaken, type Subject } from './attempts.ts';
export { cardDigits } from './card-number.ts';
export { limitingDeclines } from './decline-limit.ts';
export { declined } from './decline.ts';
export type { DisputedOrder } from './disputed-order.ts';
export { disputesHandlers, disputesResource } from './disputes.handlers.ts';
export { disputes } from './disputes.table.ts';
export {
  claimCall,
  claimKey,
  dropKey,
  forgetAnswers,
  hashOf,
  keepAnswer,
  pruneKeys,
  storableBody,
} from './idempotency.ts';
export type { Accepted, ChargeOutcome, DeclineCode, RefundOutcome } from './payment-provider.ts';
export { paymentsHandlers, paymentsResource } from './payments.handlers.ts';
export { type AttemptRow, idempotencyKeys, paymentAttempts, payments } from './payments.table.ts';
export { payoutsHandlers, payoutsResource, reconciliationResource } from './payouts.handlers.ts';
export { payoutRows, payouts } from './payouts.table.ts';
export { paymentsPersonalData } from './personal-data.ts';
export { paymentsPreview } from './preview-source.ts';
export { currentProvider, paymentProvider } from './provider.ts';
export { refundLines, type RefundRow, refunds } from './refunds.table.ts';
export { testCharges, testRefunds } from './test-provider.table.ts';
export { testProvider } from './test-provider.ts';
export { answerOf, disputeCharge, type PaymentRow, writePayment, writingPayment } from './write-payment.ts';
