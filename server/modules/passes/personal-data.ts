import { sql } from 'drizzle-orm';
import {
  nullColumns,
  toErasedEmail,
  byAccountOrEmail,
  type PersonalData,
} from '#server/resources/privacy/personal-data.ts';
import { passTypes, passUses, passes } from './passes.table.ts';

export const passesPersonalData: PersonalData = {
  sources: [
    {
      table: passes,
      kind: 'passes',
      resource: 'pass',
      rows: byAccountOrEmail(passes),
      erase: (subject) => ({
        ...{ email: toErasedEmail(subject), revoked_at: sql`coalesce(revoked_at, now())` },
        ...nullColumns('holder', 'revoked_because'),
      }),
    },
  ],
  impersonal: [passTypes, passUses],
};
