import { sql } from 'drizzle-orm';
import {
  impersonations,
  passkeyChallenges,
  passwordLinks,
  pendingSignUps,
  rateLimits,
  tokens,
  users,
} from '#server/core/authentication/accounts.table.ts';
import {
  EMPTY_CONTACT,
  nullColumns,
  ERASED,
  toErasedEmail,
  byAccount,
  type PersonalData,
} from '#server/resources/privacy/personal-data.ts';
import { subscribers } from './newsletter/subscribers.table.ts';
import { authenticators } from './authenticators.table.ts';
import { passkeys } from './passkeys/passkeys.table.ts';
import { socialIdentities } from './social/social-identities.table.ts';
import { customerChanges, customers } from './customers.table.ts';

export const accountsPersonalData: PersonalData = {
  sources: [
    {
      table: users,
      kind: 'account',
      resource: 'user',
      rows: byAccount(users.id),
      erase: (subject) => ({
        ...{ email: toErasedEmail(subject), name: ERASED, newsletter: false, pro: false, ...EMPTY_CONTACT },
        ...nullColumns(
          'picture',
          'password_hash',
          'firstname',
          'lastname',
          'address',
          'address2',
          'zip_code',
          'city',
          'state',
        ),
        ...nullColumns('country_id', 'origin', 'referer', 'shop_id', 'last_seen_at'),
      }),
    },
    {
      table: tokens,
      kind: 'account',
      rows: byAccount(tokens.user_id),
      erase: 'delete',
    },
    {
      table: authenticators,
      kind: 'account',
      rows: byAccount(authenticators.user_id),
      erase: 'delete',
      excluded: ['secret', 'last_step', 'recovery_hashes'],
    },
    {
      table: passkeys,
      kind: 'account',
      rows: byAccount(passkeys.user_id),
      erase: 'delete',
      excluded: ['credential_id', 'public_key', 'counter'],
    },
    {
      table: passkeyChallenges,
      kind: 'account',
      rows: byAccount(passkeyChallenges.user_id),
      erase: 'delete',
      excluded: ['challenge'],
    },
    {
      table: socialIdentities,
      kind: 'account',
      rows: byAccount(socialIdentities.user_id),
      erase: 'delete',
    },
    {
      table: passwordLinks,
      kind: 'account',
      rows: byAccount(passwordLinks.user_id),
      erase: 'delete',
      excluded: ['token_hash'],
    },
    {
      table: pendingSignUps,
      kind: 'account',
      rows: ({ email }) => sql`${pendingSignUps.email} = ${email}`,
      erase: 'delete',
      excluded: ['password_hash', 'token_hashes', 'resend_hash'],
    },
    {
      table: subscribers,
      kind: 'newsletter',
      resource: 'subscribers',
      rows: ({ email }) => sql`${subscribers.email} = ${email}`,
      erase: 'delete',
      excluded: ['leave_token', 'confirm_hash'],
    },
    {
      table: impersonations,
      kind: 'history',
      rows: byAccount(impersonations.user_id),
      erase: () => ({ reason: ERASED }),
    },
    {
      table: customers,
      kind: 'account',
      resource: 'client',
      excluded: ['others', 'duplicates'],
      rows: ({ customer }) => sql`${customers.id} = ${customer}`,
      erase: (subject) => ({
        ...{
          email: toErasedEmail(subject),
          name: ERASED,
          others: sql`'{}'`,
          duplicates: sql`0`,
          erased_at: sql`now()`,
          ...EMPTY_CONTACT,
        },
        ...nullColumns('address', 'zip_code', 'city', 'state', 'country_id'),
      }),
    },
  ],
  impersonal: [rateLimits, customerChanges],
};
