import { sql } from 'drizzle-orm';
import type { PreviewSource } from '#server/resources/preview/preview-source.ts';

/** Effects of actions on stock, for previews. */
export const cataloguePreview: PreviewSource = {
  rows: [{ ...{ more: 'stock_returned', less: 'stock_taken' }, from: sql`items`, count: sql`sum(stock)` }],
};
