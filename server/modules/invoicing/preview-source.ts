import { sql } from 'drizzle-orm';
import type { PreviewSource } from '#server/resources/preview/preview-source.ts';

/** Previewed effects on documents. */
export const invoicingPreview: PreviewSource = {
  rows: [
    {
      more: 'invoices',
      from: sql`(select * from invoices where type = 'invoice') invoices`,
      ...{ amount: sql`sum(total)`, currency: sql`currency` },
    },
  ],
};
