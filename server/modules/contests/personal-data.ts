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
      // a draw can still be repeated: the keys of entries stay
      erase: (subject) => ({
        ...{ email: erasedEmail(subject), email_key: erasedEmail(subject), name: ERASED, newsletter: false },
        ...nullColumns('answer', 'reason'),
      }),
    },
  ],
  impersonal: [contests],
};
