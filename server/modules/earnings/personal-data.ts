import { byAccount, type PersonalData } from '#server/resources/privacy/personal-data.ts';
import { artistPayoutParts, artistPayouts, payoutAccounts, payoutTransfers } from './artist-payouts.table.ts';
import { balances, earningsNotes, projectEarnings } from './earnings.table.ts';
import { sales, salesChanges, salesDays } from './sales.table.ts';

export const earningsPersonalData: PersonalData = {
  sources: [
    {
      // payouts are accounting records
      table: artistPayouts,
      kind: 'payouts',
      resource: 'artist-payouts',
      rows: byAccount(artistPayouts.user_id),
      erase: 'keep',
    },
  ],
  impersonal: [
    artistPayoutParts,
    balances,
    earningsNotes,
    payoutAccounts,
    payoutTransfers,
    projectEarnings,
    sales,
    salesChanges,
    salesDays,
  ],
};
