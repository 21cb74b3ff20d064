import { nullColumns, byAccount, type PersonalData } from '#server/resources/privacy/personal-data.ts';
import { lotBids, lots } from './auctions.table.ts';

export const auctionsPersonalData: PersonalData = {
  sources: [
    {
      table: lots,
      kind: 'bids',
      rows: byAccount(lots.leader_id),
      erase: () => nullColumns('leader_id'),
      excluded: ['reserve', 'reason'],
    },
    {
      table: lotBids,
      kind: 'bids',
      rows: byAccount(lotBids.user_id),
      erase: () => nullColumns('user_id', 'reason'),
    },
  ],
  impersonal: [],
};
