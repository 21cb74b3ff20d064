// Payouts that Stripe reports, stored like those of imported files.
import type Stripe from 'stripe';
import { detectKind, type PayoutEntry } from '#domain/payments/payout-file.ts';
import { parseCurrency } from '#domain/currencies.ts';
import type { Context } from '#server/core/api/handler.ts';
import { inTransaction } from '#server/core/database/database.ts';
import type { AuditContext } from '#server/resources/audit/audit.ts';
import { type NumberedEntry, scanEntries } from './scan-payout.ts';
import { findPayout, lockPayouts, storePayouts } from './store-payouts.ts';
import { getStripe } from './stripe-client.ts';

/** Transactions per request; Stripe's maximum. */
const PAGE = 100;

/**
 * Stores a payout of Stripe's with its transactions, matched with payments, refunds and disputes. One that is known, also
 * from a file, is left as it is.
 */
export async function importStripePayout(context: Context, payoutId: string, auditor: AuditContext): Promise<void> {
  if (await findPayout(context.db, payoutId)) return;
  const payout = await getStripe(context.config).payouts.retrieve(payoutId);
  // a transaction must not wait for Stripe
  const entries = await readEntries(context, payout);
  await inTransaction(context.db, async (tx) => {
    await lockPayouts(tx);
    if (await findPayout(tx, payoutId)) return;
    const rows = scanEntries(tx, entries, payoutId, new Map());
    await storePayouts(tx, { ...auditor, context }, { format: 'stripe' }, rows);
  });
}

/** The transactions of a payout, and the payout itself as the transfer. */
async function readEntries({ config }: Context, payout: Stripe.Payout): Promise<NumberedEntry[]> {
  const list = { payout: payout.id, limit: PAGE, expand: ['data.source'] };
  const entries: PayoutEntry[] = [];
  for await (const transaction of getStripe(config).balanceTransactions.list(list)) {
    if (transaction.type !== 'payout') entries.push(toEntry(transaction, payout));
  }
  const { id: provider_id, amount, currency, arrival_date, description } = payout;
  const occurred_at = new Date(arrival_date * 1000);
  entries.push({
    ...{ kind: 'other', provider_id, payout: provider_id, amount: -amount, fee: 0, net: -amount },
    ...{ currency: toCurrency(currency), original: null, occurred_at, description },
    ...{ arrived_at: occurred_at, transfer: true },
  });
  return entries.map((entry, index) => ({ line: index + 1, entry }));
}

function toEntry(transaction: Stripe.BalanceTransaction, payout: Stripe.Payout): PayoutEntry {
  const { amount, fee, net, reporting_category, created, description, source } = transaction;
  const object = typeof source === 'object' ? source : null;
  const kind = detectKind(reporting_category, amount);
  return {
    ...{ kind, payout: payout.id, amount, fee, net, currency: toCurrency(transaction.currency), description },
    provider_id: getProviderId(object) ?? (typeof source === 'string' ? source : null),
    original: getOriginal(object, transaction),
    ...{ occurred_at: new Date(created * 1000), arrived_at: new Date(payout.arrival_date * 1000), transfer: false },
  };
}

type Source = Exclude<Stripe.BalanceTransaction['source'], string>;

/** The id known to the shop: the payment intent of a charge, else the id of the refund or dispute. */
function getProviderId(source: Source): string | undefined {
  if (source?.object !== 'charge') return source?.id;
  const { payment_intent: intent } = source;
  return (typeof intent === 'object' ? intent?.id : intent) ?? source.id;
}

/** The amount in the currency of the customer, when it was converted. */
function getOriginal(source: Source, { currency }: Stripe.BalanceTransaction): PayoutEntry['original'] {
  if (!source || !('amount' in source) || !('currency' in source) || source.currency === currency) return null;
  return { amount: source.amount, currency: toCurrency(source.currency) };
}

function toCurrency(code: string) {
  const currency = parseCurrency(code);
  if (!currency) throw new Error(`the currency ${code} of a payout is unknown`);
  return currency;
}
