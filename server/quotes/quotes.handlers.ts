import { eq } from 'drizzle-orm';
import { Readable } from 'node:stream';
import type { Call, Handlers } from '#server/api/handler.ts';
import { notFound } from '#server/api/problem.ts';
import { answerPdf } from '#server/documents/answer-pdf.ts';
import { quotePdf } from '#server/documents/quote-pdf.ts';
import { adminCalculateQuote, calculateQuote } from '#server/quotes/calculate-quote.ts';
import { adminTurnQuoteIntoProject } from '#server/quotes/into-project.ts';
import { acceptQuote, getQuote, readQuotePdf, refuseQuote, requestQuote } from '#server/quotes/public-quotes.ts';
import {
  adminAnswerQuote,
  adminDuplicateQuote,
  adminRepriceQuote,
  adminRevokeQuote,
  adminSendQuote,
} from '#server/quotes/quote-actions.ts';
import { quotesResource } from '#server/quotes/quotes.resource.ts';
import { quotes } from '#server/quotes/quotes.table.ts';

/** A quote as its customer would get it, a draft too. */
async function adminReadQuotePdf(call: Call<'adminReadQuotePdf'>) {
  const { context, params } = call;
  const [row] = await context.db.select().from(quotes).where(eq(quotes.id, params.id));
  if (!row) throw notFound();
  return answerPdf(call, `${row.number}.pdf`, Readable.from([await quotePdf(context.db, row)]));
}

export const quotesHandlers = {
  ...quotesResource,
  adminCalculateQuote,
  adminSendQuote,
  adminRevokeQuote,
  adminRepriceQuote,
  adminAnswerQuote,
  adminDuplicateQuote,
  adminTurnQuoteIntoProject,
  adminReadQuotePdf,
  calculateQuote,
  requestQuote,
  getQuote,
  readQuotePdf,
  acceptQuote,
  refuseQuote,
} as const satisfies Partial<Handlers>;
