import { sql } from 'drizzle-orm';
import { byAccount, nullColumns, byOrders, type PersonalData } from '#server/resources/privacy/personal-data.ts';
import { disputes } from './disputes.table.ts';
import { idempotencyKeys, paymentAttempts, payments } from './payments.table.ts';
import { payoutRows, payouts } from './payouts.table.ts';
import { refundLines, refunds } from './refunds.table.ts';
import { cardSetups, savedCards } from './saved-cards.table.ts';
import { stripeCharges } from './stripe-charges.table.ts';
import { stripeEvents } from './stripe-events.table.ts';
import { testCharges, testRefunds, testSetups } from './test-provider.table.ts';

export const paymentsPersonalData: PersonalData = {
  sources: [
    {
      table: payments,
      kind: 'payments',
      rows: byOrders(payments.order_id),
      erase: () => nullColumns('reference', 'card_last4', 'card_brand', 'note'),
    },
    {
      table: refunds,
      kind: 'payments',
      rows: byOrders(refunds.order_id),
      erase: () => nullColumns('comment'),
    },
    {
      table: disputes,
      kind: 'payments',
      rows: byOrders(disputes.order_id),
      erase: () => ({ evidence: null, evidence_files: sql`'{}'` }),
    },
    {
      table: savedCards,
      kind: 'payments',
      rows: byAccount(savedCards.user_id),
      erase: 'delete',
      excluded: ['token', 'customer'],
    },
    {
      table: cardSetups,
      kind: 'payments',
      rows: byAccount(cardSetups.user_id),
      erase: 'delete',
      excluded: ['provider_id'],
    },
    {
      table: paymentAttempts,
      kind: 'carts',
      rows: (subject) => sql`(${byOrders(paymentAttempts.order_id)(subject)}
      or lower(${paymentAttempts.plan} -> 'order' ->> 'email') = ${subject.email})`,
      erase: 'delete',
    },
    {
      table: idempotencyKeys,
      kind: 'carts',
      rows: byOrders(sql`(${idempotencyKeys.answer} ->> 'order_id')::integer`),
      erase: 'delete',
    },
  ],
  impersonal: [refundLines, stripeCharges, stripeEvents, testCharges, testRefunds, testSetups, payouts, payoutRows],
};
