import { parseQuoteNumber } from '#domain/orders/order-number.ts';
import { quotesResource as definition } from '#generated/resources.ts';
import type { Quote, QuoteDraftInput } from '#generated/schemas.ts';
import { eq, or, sql, type SQL } from 'drizzle-orm';
import type { AnyCall, Context } from '#server/core/api/handler.ts';
import { problem } from '#server/core/problems/problem.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { priceQuote, toQuoteColumns, readQuoteTables } from './price-quote.ts';
import { createAcceptUrl } from './quote-link.ts';
import { toCostLines, toOverrun } from './quote-wire.ts';
import { quotes, type QuoteRow } from './quotes.table.ts';
import { checkSides } from './quote-request.ts';
import { defineResource } from '#server/resources/define-resource.ts';
import { toWire } from '#server/core/api/wire.ts';

/** Finds quotes by number or customer e-mail. */
function findQuotes(text: string): SQL {
  const trimmed = text.trim();
  return or(eq(quotes.id, parseQuoteNumber(trimmed) ?? 0), eq(quotes.email, trimmed.toLowerCase())) ?? sql`false`;
}

const buildDetails = ({ config }: Context, row: QuoteRow) => ({
  lines: toCostLines(row.priced_lines, row.agreed),
  ...toOverrun({ ...row, lines: row.priced_lines }),
  accept_url: createAcceptUrl(row, config.publicUrl),
});

/** The response of an action: the current quote with its ETag. */
export function answerQuote({ context, reply }: Pick<AnyCall, 'context' | 'reply'>, row: QuoteRow): Quote {
  reply.header('etag', `"${row.version}"`);
  return { ...(toWire(definition.fields, row) as Quote), ...buildDetails(context, row) };
}

/** Fields hidden from customers. */
const STAFF_FIELDS: readonly string[] = ['staff_note', 'user_id'];

/** Whether a change is visible to the customer. */
const isVisibleChange = (body: Partial<QuoteDraftInput>, before: QuoteRow, after: QuoteRow): boolean =>
  Object.keys(body).some(
    (name) =>
      !STAFF_FIELDS.includes(name) &&
      JSON.stringify(Reflect.get(before, name)) !== JSON.stringify(Reflect.get(after, name)),
  );

/** Prices a quote and stores the result. */
export async function saveQuotePrices(tx: Queryable, context: Context, row: QuoteRow): Promise<void> {
  const time = context.now();
  const priced = priceQuote(row, row, await readQuoteTables(context, tx), time);
  await tx.update(quotes).set(toQuoteColumns(priced, time)).where(eq(quotes.id, row.id));
}

export const quotesResource = defineResource('quotes', {
  table: quotes,
  find: findQuotes,
  details: (row, { context }) => buildDetails(context, row),
  hooks: {
    beforeCreate: (values, { user }) => {
      // before the insert, so that a rejected quote uses no number
      checkSides({ discs: values.discs ?? 1, sides: values.sides ?? 2 });
      return { created_by: user?.id };
    },
    beforeUpdate: ({ ...values }, before) => {
      const isClosed = before.status === 'accepted' && Object.keys(values).some((name) => !STAFF_FIELDS.includes(name));
      if (isClosed) throw problem(409, 'quote_closed');
    },
    afterChange: async ({ before, after }, { body, context }, tx) => {
      if (!after || (before && !isVisibleChange(body, before, after))) return;
      checkSides(after);
      await saveQuotePrices(tx, context, after);
      // the link shows the previous version
      if (after.status !== 'draft')
        await tx.update(quotes).set({ status: 'draft', expires_at: null }).where(eq(quotes.id, after.id));
    },
  },
});
