import { emptied, ofAccount, type PersonalData } from '#server/resources/privacy/personal-data.ts';
import {
  codeBatches,
  digitalDistributions,
  digitalDownloads,
  digitalReleases,
  downloadCodes,
  downloadGrants,
} from './digital.table.ts';

export const digitalPersonalData: PersonalData = {
  sources: [
    {
      table: downloadCodes,
      kind: 'downloads',
      rows: ofAccount(downloadCodes.redeemed_by),
      erase: () => emptied('redeemed_by'),
    },
    {
      table: digitalDownloads,
      kind: 'downloads',
      rows: ofAccount(digitalDownloads.user_id),
      erase: () => emptied('user_id'),
    },
    {
      table: downloadGrants,
      kind: 'downloads',
      rows: ofAccount(downloadGrants.user_id),
      erase: () => emptied('user_id'),
    },
  ],
  impersonal: [codeBatches, digitalDistributions, digitalReleases],
};
