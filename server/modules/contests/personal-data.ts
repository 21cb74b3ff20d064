import {
  nullColumns,
  ERASED,
  toErasedEmail,
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
        ...{ email: toErasedEmail(subject), email_key: toErasedEmail(subject), name: ERASED, newsletter: false },
        ...nullColumns('answer', 'reason'),
      }),
    },
  ],
  impersonal: [contests],
};
