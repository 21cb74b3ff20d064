import { parseQuoteNumber } from '#domain/orders/order-number.ts';
import { quotesResource as definition } from '#generated/resources.ts';
import type { Quote, QuoteDraftInput } from '#generated/schemas.ts';
import { eq, or, sql, type SQL } from 'drizzle-orm';
import type { AnyCall, Context } from '#server/core/api/handler.ts';
import { problem } from '#server/core/problems/problem.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { priceQuote, quoteColumns, readQuoteTables } from './price-quote.ts';
import { acceptUrl } from './quote-link.ts';
import { toCostLines, toOverrun } from './quote-wire.ts';
import { quotes, type QuoteRow } from './quotes.table.ts';
import { checkSides } from './quote-request.ts';
import { defineResource } from '#server/resources/define-resource.ts';
import { toWire } from '#server/core/api/wire.ts';

/** Finds quotes by number or customer e-mail. */
function findQuotes(text: string): SQL {
  const asked = text.trim();
  return or(eq(quotes.id, parseQuoteNumber(asked) ?? 0), eq(quotes.email, asked.toLowerCase())) ?? sql`false`;
}

const parts = ({ config }: Context, row: QuoteRow) => ({
  lines: toCostLines(row.priced_lines, row.agreed),
  ...toOverrun({ ...row, lines: row.priced_lines }),
  accept_url: acceptUrl(row, config.publicUrl),
});

/** The response of an action: the current quote with its ETag. */
export function answerQuote({ context, reply }: Pick<AnyCall, 'context' | 'reply'>, row: QuoteRow): Quote {
  reply.header('etag', `"${row.version}"`);
  return { ...(toWire(definition.fields, row) as Quote), ...parts(context, row) };
}

/** Fields hidden from customers. */
const OWN: readonly string[] = ['staff_note', 'user_id'];

/** Whether a change is visible to the customer. */
const isOther = (body: Partial<QuoteDraftInput>, before: QuoteRow, after: QuoteRow): boolean =>
  Object.keys(body).some(
    (name) =>
      !OWN.includes(name) && JSON.stringify(Reflect.get(before, name)) !== JSON.stringify(Reflect.get(after, name)),
  );

/** Prices a quote and stores the result. */
export async function savePricesOf(tx: Queryable, context: Context, row: QuoteRow): Promise<void> {
  const at = context.now();
  const priced = priceQuote(row, row, await readQuoteTables(context, tx), at);
  await tx.update(quotes).set(quoteColumns(priced, at)).where(eq(quotes.id, row.id));
}

export const quotesResource = defineResource('quotes', {
  table: quotes,
  find: findQuotes,
  details: (row, { context }) => parts(context, row),
  hooks: {
    beforeCreate: (values, { user }) => {
      // before the insert, so that rejected quotes take no number
      checkSides({ discs: values.discs ?? 1, sides: values.sides ?? 2 });
      return { created_by: user?.id };
    },
    beforeUpdate: ({ ...values }, before) => {
      const isClosed = before.status === 'accepted' && Object.keys(values).some((name) => !OWN.includes(name));
      if (isClosed) throw problem(409, 'quote_closed');
    },
    afterChange: async ({ before, after }, { body, context }, tx) => {
      if (!after || (before && !isOther(body, before, after))) return;
      checkSides(after);
      await savePricesOf(tx, context, after);
      // the customer saw the previous version
      if (after.status !== 'draft')
        await tx.update(quotes).set({ status: 'draft', expires_at: null }).where(eq(quotes.id, after.id));
    },
  },
});
