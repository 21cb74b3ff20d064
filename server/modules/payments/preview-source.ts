import { sql } from 'drizzle-orm';
import { SUM_BY_CURRENCY } from '#server/resources/preview/measure-effects.ts';
import type { PreviewSource } from '#server/resources/preview/preview-source.ts';

/** Effects of actions on money, for previews. */
export const paymentsPreview: PreviewSource = {
  rows: [
    {
      more: 'mails',
      // a preview does not call the provider, whose response would queue the mail of a refund
      from: sql`(select 1 from mails, began where id > began.mail union all select 1 from refunds where notify and status = 'processing') mails`,
    },
    { more: 'refunds', from: sql`(select * from refunds where status <> 'failed') refunds`, ...SUM_BY_CURRENCY },
    {
      more: 'payments_recorded',
      from: sql`(select * from payments where status = 'paid' and method <> 'card') payments`,
      ...SUM_BY_CURRENCY,
    },
    { more: 'disputes_won', from: sql`(select * from disputes where status = 'won') disputes`, ...SUM_BY_CURRENCY },
    { more: 'disputes_lost', from: sql`(select * from disputes where status = 'lost') disputes`, ...SUM_BY_CURRENCY },
  ],
};
