import type { Quote } from '#generated/schemas.ts';
import { quotesResource } from '#generated/resources.ts';
import { QuoteDraftFields } from '#generated/fields/QuoteDraft.ts';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import { createSecret } from '#server/core/authentication/signatures.ts';
import type { AuditContext } from '#server/resources/audit/audit.ts';
import { auditChange } from '#server/resources/audit/audit.ts';
import type { Call } from '#server/core/api/handler.ts';
import { notFound, problem } from '#server/core/problems/problem.ts';
import { mailQuote, mailQuoteAccepted } from './letters/quote-mail.ts';
import { inTransaction, type Transaction } from '#server/core/database/database.ts';
import { priceQuote, readQuoteTables } from './price-quote.ts';
import { createAcceptUrl } from './quote-link.ts';
import { answerQuote, saveQuotePrices } from './quotes.resource.ts';
import { quotes, type QuoteRow } from './quotes.table.ts';
import { checkAction } from '#server/resources/check-action.ts';
import { computeExpiry } from '#server/core/settings/durations.ts';

/** Loads the quote `FOR UPDATE`. Throws 404. */
export async function lockQuote(tx: Transaction, id: number): Promise<QuoteRow> {
  const [row] = await tx.select().from(quotes).where(eq(quotes.id, id)).for('update');
  if (!row) throw notFound();
  return row;
}

/** Changes a quote and returns it. `details` are added to the audit entry. */
export async function changeQuote(
  tx: Transaction,
  call: AuditContext,
  before: QuoteRow,
  values: Partial<QuoteRow>,
  details: object = {},
): Promise<QuoteRow> {
  await tx
    .update(quotes)
    .set({ ...values, version: sql`${quotes.version} + 1` })
    .where(eq(quotes.id, before.id));
  const after = await lockQuote(tx, before.id);
  await auditChange(tx, call, 'quotes', before.id, before, { ...after, ...details });
  return after;
}

type Action =
  'adminSendQuote' | 'adminRevokeQuote' | 'adminRepriceQuote' | 'adminAnswerQuote' | 'adminTurnQuoteIntoProject';

/** Runs an action on a quote under its row lock. Throws 404, and 409 when its status does not allow the action. */
export async function changeQuoteByCall(
  call: { [Op in Action]: Call<Op> }[Action],
  work: (tx: Transaction, before: QuoteRow) => Promise<QuoteRow>,
): Promise<Quote> {
  const row = await inTransaction(call.context.db, async (tx) => {
    const before = await lockQuote(tx, call.params.id);
    checkAction(quotesResource, call.operation, before);
    return work(tx, before);
  });
  return answerQuote(call, row);
}

/**
 * Mails the link of a quote and fixes its prices. Throws 409 for missing prices, and for a draft with outdated
 * prices.
 */
export function adminSendQuote(call: Call<'adminSendQuote'>): Promise<Quote> {
  const { context, body } = call;
  return changeQuoteByCall(call, async (tx, before) => {
    const now = context.now();
    if (before.missing.length > 0) throw problem(409, 'quote_without_price');
    const { total } = priceQuote(before, before, await readQuoteTables(context, tx), now);
    // sent quotes keep their prices
    if (before.status !== 'sent' && total !== before.total) throw problem(409, 'quote_prices_changed');
    const after = await changeQuote(tx, call, before, {
      status: 'sent',
      sent_at: now,
      expires_at: await computeExpiry(tx, 'quote_days', now, body.days),
      secret: before.secret ?? createSecret(),
      ...{ answered_at: null, answered_name: null, answered_reason: null },
    });
    await mailQuote(tx, context, after, createAcceptUrl(after, context.config.publicUrl));
    return after;
  });
}

/** Withdraws a quote: deactivates the link and makes it a draft. */
export const adminRevokeQuote = (call: Call<'adminRevokeQuote'>): Promise<Quote> =>
  changeQuoteByCall(call, (tx, before) => changeQuote(tx, call, before, { status: 'draft', expires_at: null }));

/** Applies current prices and makes the quote a draft. */
export const adminRepriceQuote = (call: Call<'adminRepriceQuote'>): Promise<Quote> =>
  changeQuoteByCall(call, async (tx, before) => {
    await saveQuotePrices(tx, call.context, before);
    const values = { status: 'draft', expires_at: null } as const;
    return changeQuote(tx, call, before, values);
  });

/** Records an answer that staff received otherwise than by the link. */
export function adminAnswerQuote(call: Call<'adminAnswerQuote'>): Promise<Quote> {
  const { context, body } = call;
  const { answer: status, reason: answered_reason = null } = body;
  return changeQuoteByCall(call, async (tx, before) => {
    const answered_name = status === 'accepted' ? before.name : null;
    const values = { status, answered_at: context.now(), answered_reason, answered_name };
    const after = await changeQuote(tx, call, before, values);
    if (status === 'accepted') await mailQuoteAccepted(tx, context, after);
    return after;
  });
}

/** Creates a draft with the same pressing details at current prices. */
export async function adminDuplicateQuote(call: Call<'adminDuplicateQuote'>): Promise<Quote> {
  const { context, user, params } = call;
  const row = await inTransaction(context.db, async (tx) => {
    const original = await lockQuote(tx, params.id);
    const columns = new Set(Object.keys(getTableColumns(quotes)));
    const copiedNames = QuoteDraftFields.map(({ name }) => name).filter((name) => columns.has(name));
    const copiedValues = Object.fromEntries(
      copiedNames.map((name) => [name, original[name as keyof QuoteRow]]),
    ) as typeof original;
    const creation = { created_by: user?.id, created_at: context.now() };
    const [copy] = await tx
      .insert(quotes)
      .values({ ...copiedValues, ...creation })
      .returning();
    if (!copy) throw new Error('The database did not return the quote.');
    await saveQuotePrices(tx, context, copy);
    const saved = await lockQuote(tx, copy.id);
    await auditChange(tx, call, 'quotes', copy.id, undefined, saved);
    return saved;
  });
  return answerQuote(call, row);
}
