import { sql } from 'drizzle-orm';
import { SUM_BY_CURRENCY } from '#server/resources/preview/measure-effects.ts';
import type { PreviewSource } from '#server/resources/preview/preview-source.ts';

const DEDUCTED = sql`('requested', 'approved', 'paid')`;

/** Effects of actions on payouts to artists, for previews. */
export const earningsPreview: PreviewSource = {
  rows: [
    { more: 'payouts', from: sql`(select * from artist_payouts where status = 'paid') payouts`, ...SUM_BY_CURRENCY },
    {
      more: 'payouts_approved',
      from: sql`(select * from artist_payouts where status = 'approved') payouts`,
      ...SUM_BY_CURRENCY,
    },
    {
      less: 'payouts_released',
      from: sql`(select * from artist_payouts where status in ${DEDUCTED}) payouts`,
      ...SUM_BY_CURRENCY,
    },
    {
      more: 'transfers_written',
      from: sql`(select p.* from artist_payouts p join payout_transfers f on f.message = p.transfer, began
        where f.created_at >= began.at) payouts`,
      ...SUM_BY_CURRENCY,
    },
  ],
};
