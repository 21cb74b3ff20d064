import { emptied, ofAccount, type PersonalData } from '#server/resources/privacy/personal-data.ts';
import { lotBids, lots } from './auctions.table.ts';

export const auctionsPersonalData: PersonalData = {
  sources: [
    {
      table: lots,
      kind: 'bids',
      rows: ofAccount(lots.leader_id),
      erase: () => emptied('leader_id'),
      excluded: ['reserve', 'reason'],
    },
    {
      table: lotBids,
      kind: 'bids',
      rows: ofAccount(lotBids.user_id),
      erase: () => emptied('user_id', 'reason'),
    },
  ],
  impersonal: [],
};
