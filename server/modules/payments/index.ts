// Public interface of the module.
export { endAttempt, ConcurrentAttemptError, type Subject } from './attempts.ts';
export { completeCardSetup, type SetUpCard, setUpCard } from './card-setups.ts';
export { limitDeclines } from './decline-limit.ts';
export { declinedProblem } from './decline.ts';
export type { DisputedOrder } from './disputed-order.ts';
export { disputesHandlers, disputesResource } from './disputes.handlers.ts';
export { disputes } from './disputes.table.ts';
export {
  claimCall,
  claimKey,
  releaseKey,
  deleteAnswers,
  hashBody,
  saveAnswer,
  pruneKeys,
  toStorableBody,
} from './idempotency.ts';
export type {
  Accepted,
  CardOutcome,
  ChargeOutcome,
  DeclineCode,
  RefundOutcome,
  SavedCard,
} from './payment-provider.ts';
export { findSavedCard, hasSource, readSource, type Source } from './payment-source.ts';
export { paymentsHandlers, paymentsResource } from './payments.handlers.ts';
export { type AttemptRow, idempotencyKeys, paymentAttempts, payments } from './payments.table.ts';
export { payoutsHandlers, payoutsResource, reconciliationResource } from './payouts.handlers.ts';
export { payoutRows, payouts } from './payouts.table.ts';
export { HANDLED_STRIPE_EVENTS, handleStripeEvent, pruneStripeEvents } from './handle-stripe-event.ts';
export { mailExpiringCards } from './mail-expiring-cards.ts';
export { paymentsPersonalData } from './personal-data.ts';
export { paymentsPreview } from './preview-source.ts';
export { getCurrentProvider, getPaymentProvider } from './provider.ts';
export { refreshPayment } from './refresh-payment.ts';
export { refundLines, type RefundRow, refunds } from './refunds.table.ts';
export { cardsHandlers } from './saved-cards.ts';
export { cardSetups, savedCards } from './saved-cards.table.ts';
export type { PaymentUpdates } from './payment-updates.ts';
export { stripeHandlers } from './receive-stripe-event.ts';
export { stripeEvents } from './stripe-events.table.ts';
export { stripeCharges } from './stripe-charges.table.ts';
export { testCharges, testRefunds, testSetups } from './test-provider.table.ts';
export { testProvider } from './test-provider.ts';
export {
  addClientSecret,
  toPayAnswer,
  disputeCharge,
  type PaymentRow,
  writePayment,
  createPaymentStatement,
} from './write-payment.ts';
