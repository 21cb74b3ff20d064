import {
  nullColumns,
  ERASED,
  erasedEmail,
  byAccountOrEmail,
  type PersonalData,
} from '#server/resources/privacy/personal-data.ts';
import { contestEntries, contests } from './contests.table.ts';

export const contestsPersonalData: PersonalData = {
  sources: [
    {
      table: contestEntries,
      kind: 'contests',
      resource: 'contest-entries',
      rows: byAccountOrEmail(contestEntries),
      // codes are kept, so that a draw can still be verified
      erase: (subject) => ({
        ...{ email: erasedEmail(subject), email_key: erasedEmail(subject), name: ERASED, newsletter: false },
        ...nullColumns('answer', 'reason'),
      }),
    },
  ],
  impersonal: [contests],
};
