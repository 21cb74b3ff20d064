import { sql } from 'drizzle-orm';
import type { PreviewSource } from '#server/resources/preview/preview-source.ts';

/** Effects of actions on quotes, for previews. */
export const pressingPreview: PreviewSource = {
  rows: [
    {
      ...{ more: 'price_raised', less: 'price_lowered', bySum: true },
      from: sql`quotes`,
      ...{ amount: sql`sum(total)`, currency: sql`currency` },
    },
  ],
  offers: sql`select 'quote-' || id as key, status, sent_at, total, currency from quotes`,
};
