import { toMinor } from '#domain/money.ts';
import { QUOTE_CURRENCY } from '#domain/pressing/quotes.ts';
import { QuoteWishFields } from '#generated/fields/QuoteWish.ts';
import type { PublicQuote, QuoteRequested, QuoteWish } from '#generated/schemas.ts';
import { fromMinor } from '#domain/money.ts';
import { eq } from 'drizzle-orm';
import { Readable } from 'node:stream';
import { countAttempt } from '#server/core/authentication/attempts.ts';
import type { Call, Context } from '#server/core/api/handler.ts';
import { notFound, problem } from '#server/core/problems/problem.ts';
import { auditChange } from '#server/resources/audit/audit.ts';
import { sendPdf } from '#server/core/documents/send-pdf.ts';
import { renderQuotePdf } from './documents/quote-pdf.ts';
import { mailQuoteAccepted } from './letters/quote-mail.ts';
import { inTransaction } from '#server/core/database/database.ts';
import { changeQuote, lockQuote } from './quote-actions.ts';
import { isQuoteLink, parseQuoteToken, getQuoteState } from './quote-link.ts';
import { toCalculation } from './quote-wire.ts';
import { saveQuotePrices } from './quotes.resource.ts';
import { quotes, type QuoteRow } from './quotes.table.ts';
import { checkSides, toQuoteRequest } from './quote-request.ts';
import { toSeconds, toWire } from '#server/core/api/wire.ts';

/** Stores a request as a draft for staff (§7 POST quote). */
export async function requestQuote(call: Call<'requestQuote'>): Promise<QuoteRequested> {
  const { context, body, user, lang, ip, reply } = call;
  const request = toQuoteRequest(body);
  checkSides(request);
  await countAttempt(context.db, { kind: 'quote', who: ip });
  const { name, email, company, phone, country_id, title, artist_name, origin, message: question } = body;
  const customer = { name, email: email.toLowerCase(), company, phone, country_id, title, artist_name, origin, lang };
  const row = await inTransaction(context.db, async (tx) => {
    const creation = { source: 'site', user_id: user?.id, created_at: context.now() } as const;
    const [inserted] = await tx
      .insert(quotes)
      .values({ ...request, ...customer, question, ...creation })
      .returning();
    if (!inserted) throw new Error('The database did not return the quote.');
    await saveQuotePrices(tx, context, inserted);
    const saved = await lockQuote(tx, inserted.id);
    await auditChange(tx, call, 'quotes', inserted.id, undefined, saved);
    return saved;
  });
  reply.status(201);
  return { number: row.number, total: fromMinor(row.total, QUOTE_CURRENCY), currency: QUOTE_CURRENCY };
}

/** Finds the quote of a link. Throws 404 for an invalid link. */
async function findQuoteByToken({ db }: Pick<Context, 'db'>, token: string): Promise<QuoteRow> {
  const [row] = await db
    .select()
    .from(quotes)
    .where(eq(quotes.id, parseQuoteToken(token)));
  if (!row || !isQuoteLink(row, token)) throw notFound();
  return row;
}

/** The quote of a link in wire format; number and state only when it has changed since. */
function toPublic(row: QuoteRow, token: string, now: Date): PublicQuote {
  const state = getQuoteState(row, token, now);
  const { number, name, company, title, artist_name, message, discount_reason, priced_lines: lines } = row;
  if (state === 'changed') return { number, state, currency: QUOTE_CURRENCY };
  return {
    ...{ number, state, currency: QUOTE_CURRENCY, name, company, title, artist_name, message, discount_reason },
    expires_at: toSeconds(row.expires_at),
    wish: toWire(QuoteWishFields, row) as QuoteWish,
    calculation: toCalculation({ ...row, lines }),
  };
}

/** Reads the quote of a link, or only its state when it has changed. */
export async function getQuote({ context, params: { token } }: Call<'getQuote'>): Promise<PublicQuote> {
  return toPublic(await findQuoteByToken(context, token), token, context.now());
}

/** The quote as PDF. Throws 404 for a draft. */
export async function readQuotePdf(call: Call<'readQuotePdf'>) {
  const { context, params } = call;
  const row = await findQuoteByToken(context, params.token);
  if (getQuoteState(row, params.token, context.now()) === 'changed') throw notFound();
  return sendPdf(call, `${row.number}.pdf`, Readable.from([await renderQuotePdf(context.db, row)]));
}

type AnswerCall = Call<'acceptQuote'> | Call<'refuseQuote'>;

/** Answers the open quote of a link. A repeated answer returns the quote unchanged. Throws 404 and 409. */
async function answerByLink(
  call: AnswerCall,
  status: 'accepted' | 'refused',
  values: (row: QuoteRow) => Partial<QuoteRow>,
): Promise<PublicQuote> {
  const { context, params } = call;
  const { token } = params;
  const row = await inTransaction(context.db, async (tx) => {
    const before = await lockQuote(tx, parseQuoteToken(token));
    if (!isQuoteLink(before, token)) throw notFound();
    const state = getQuoteState(before, token, context.now());
    if (state === status) return before;
    if (state !== 'open') throw problem(409, state === 'expired' ? 'quote_expired' : 'quote_changed');
    const after = await changeQuote(tx, call, before, { status, answered_at: context.now(), ...values(before) });
    if (status === 'accepted') await mailQuoteAccepted(tx, context, after);
    return after;
  });
  return toPublic(row, token, context.now());
}

/** Accepts a quote by its link. Throws 409 when it has changed. */
export function acceptQuote(call: Call<'acceptQuote'>): Promise<PublicQuote> {
  const { name, expected_total } = call.body;
  return answerByLink(call, 'accepted', ({ total }) => {
    if (toMinor(expected_total, QUOTE_CURRENCY) !== total) throw problem(409, 'quote_changed');
    return { answered_name: name };
  });
}

/** Declines a quote with a reason. */
export const refuseQuote = (call: Call<'refuseQuote'>): Promise<PublicQuote> =>
  answerByLink(call, 'refused', () => ({ answered_reason: call.body.reason ?? null }));
