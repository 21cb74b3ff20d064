import { nullColumns, byAccount, type PersonalData } from '#server/resources/privacy/personal-data.ts';
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
      rows: byAccount(downloadCodes.redeemed_by),
      erase: () => nullColumns('redeemed_by'),
    },
    {
      table: digitalDownloads,
      kind: 'downloads',
      rows: byAccount(digitalDownloads.user_id),
      erase: () => nullColumns('user_id'),
    },
    {
      table: downloadGrants,
      kind: 'downloads',
      rows: byAccount(downloadGrants.user_id),
      erase: () => nullColumns('user_id'),
    },
  ],
  impersonal: [codeBatches, digitalDistributions, digitalReleases],
};
