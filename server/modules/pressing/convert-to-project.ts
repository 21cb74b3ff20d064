import { fromMinor, toMinor } from '#domain/money.ts';
import { QUOTE_CURRENCY, getDiscSize } from '#domain/pressing/quotes.ts';
import type { Quote } from '#generated/schemas.ts';
import type { Call } from '#server/core/api/handler.ts';
import { problem } from '#server/core/problems/problem.ts';
import { auditChange } from '#server/resources/audit/audit.ts';
import { deriveProjectValues, projects, saveProjectItems } from '#server/modules/catalogue/index.ts';
import { shops } from '#server/modules/shops/index.ts';
import { changeQuoteByCall, changeQuote } from './quote-actions.ts';
import type { QuoteRow } from './quotes.table.ts';
import { eq } from 'drizzle-orm';
import { invalid } from '#server/core/problems/problem.ts';

/** The item's name, such as `2 × 12″, splatter`. */
function formatItemName({ discs, format, colour }: QuoteRow): string {
  const disc = `${getDiscSize(format)}″`;
  return [discs > 1 ? `${discs} × ${disc}` : disc, colour.replace('_', ' ')].join(', ');
}

/** Weight per disc with packaging, in grams. */
const DISC_GRAMS = { '12': 350, '10': 260, '7': 120, any: 350 } as const;

/** Creates a project with one item without stock from an accepted quote. Throws 409 when it has a project. */
export function adminTurnQuoteIntoProject(call: Call<'adminTurnQuoteIntoProject'>): Promise<Quote> {
  const { context, body } = call;
  return changeQuoteByCall(call, async (tx, before) => {
    if (before.project_id !== null) throw problem(409, 'quote_has_project');
    const { name, artist_id, shop_id, price, currency = QUOTE_CURRENCY } = body;
    const [shop] = await tx.select({ id: shops.id }).from(shops).where(eq(shops.id, shop_id));
    if (!shop) throw invalid([{ path: 'shop_id', code: 'reference_unknown' }]);
    const values = { name, artist_id, shop_id, price: toMinor(price, currency), currency };
    const derived = await deriveProjectValues(tx, values);
    const [project] = await tx
      .insert(projects)
      .values({
        ...values,
        artist_name: derived.artist_name ?? '',
        ...{ category: 'vinyl', type: 'direct_pressing', sleeve: before.sleeve, disc_format: before.format },
        created_at: context.now(),
      })
      .returning();
    if (!project) throw new Error('The database did not return the project.');
    const weight = DISC_GRAMS[getDiscSize(before.format)] * before.discs;
    const itemPrice = fromMinor(project.price, currency);
    const item = { name: formatItemName(before), price: itemPrice, currency, stock: 0, weight };
    await saveProjectItems(tx, { before: undefined, after: project }, [item], context.now());
    await auditChange(tx, call, 'projects', project.id, undefined, project);
    return changeQuote(tx, call, before, { project_id: project.id });
  });
}
