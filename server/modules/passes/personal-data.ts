import { sql } from 'drizzle-orm';
import { emptied, erasedEmail, ofAccountOrEmail, type PersonalData } from '#server/resources/privacy/personal-data.ts';
import { passTypes, passUses, passes } from './passes.table.ts';

export const passesPersonalData: PersonalData = {
  sources: [
    {
      table: passes,
      kind: 'passes',
      resource: 'pass',
      rows: ofAccountOrEmail(passes),
      erase: (subject) => ({
        ...{ email: erasedEmail(subject), revoked_at: sql`coalesce(revoked_at, now())` },
        ...emptied('holder', 'revoked_because'),
      }),
    },
  ],
  impersonal: [passTypes, passUses],
};
