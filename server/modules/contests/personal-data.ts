import {
  nullColumns,
  ERASED,
  erasedEmail,
  byAccountOrEmail,
  type PersonalData,
} from '#server/resources/privacy/personal-data.ts';
import { challengeEntries, challenges } from './challenges.table.ts';

export const contestsPersonalData: PersonalData = {
  sources: [
    {
      table: challengeEntries,
      kind: 'contests',
      resource: 'challenge-entries',
      rows: byAccountOrEmail(challengeEntries),
      // a draw can still be repeated: the keys of entries stay
      erase: (subject) => ({
        ...{ email: erasedEmail(subject), email_key: erasedEmail(subject), name: ERASED, newsletter: false },
        ...nullColumns('answer', 'reason'),
      }),
    },
  ],
  impersonal: [challenges],
};
