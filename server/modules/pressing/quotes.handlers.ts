import { eq } from 'drizzle-orm';
import { Readable } from 'node:stream';
import type { Call, Handlers } from '#server/core/api/handler.ts';
import { notFound } from '#server/core/problems/problem.ts';
import { sendPdf } from '#server/core/documents/send-pdf.ts';
import { renderQuotePdf } from './documents/quote-pdf.ts';
import { adminCalculateQuote, calculateQuote } from './calculate-quote.ts';
import { adminTurnQuoteIntoProject } from './convert-to-project.ts';
import { acceptQuote, getQuote, readQuotePdf, refuseQuote, requestQuote } from './public-quotes.ts';
import {
  adminAnswerQuote,
  adminDuplicateQuote,
  adminRepriceQuote,
  adminRevokeQuote,
  adminSendQuote,
} from './quote-actions.ts';
import { quotesResource } from './quotes.resource.ts';
import { quotes } from './quotes.table.ts';

/** The PDF of a quote, including drafts. */
async function adminReadQuotePdf(call: Call<'adminReadQuotePdf'>) {
  const { context, params } = call;
  const [row] = await context.db.select().from(quotes).where(eq(quotes.id, params.id));
  if (!row) throw notFound();
  return sendPdf(call, `${row.number}.pdf`, Readable.from([await renderQuotePdf(context.db, row)]));
}

export const quotesHandlers = {
  ...quotesResource.handlers,
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
