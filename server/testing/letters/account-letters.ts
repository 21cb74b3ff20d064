import { and, eq, isNotNull } from 'drizzle-orm';
import type { MailTemplate } from '#generated/enums.ts';
import { createSecret } from '#server/core/authentication/signatures.ts';
import { users } from '#server/core/authentication/accounts.table.ts';
import { customers, subscribers } from '#server/modules/accounts/index.ts';
import {
  mailAccountExists,
  mailAuthenticator,
  mailAuthenticatorRemoved,
  mailConfirmation,
  mailIdentityConnected,
  mailImpersonated,
  mailNewDevice,
  mailPasskey,
  mailPasswordChanged,
  mailPasswordLink,
} from '#server/modules/accounts/letters/account-mails.ts';
import { mailNewsletterConfirmation, mailSubscribed } from '#server/modules/accounts/newsletter/newsletter-mails.ts';
import { mailErased, mailMerged } from '#server/modules/customers/letters/customer-mails.ts';
import { mailCustomerFile } from '#server/modules/customers/mail-customer-file.ts';
import { mailCardExpiring } from '#server/modules/payments/letters/card-mails.ts';
import { exports } from '#server/resources/exports/exports.table.ts';
import { mailMentions } from '#server/resources/notes/mention-mail.ts';
import { notes } from '#server/resources/notes/notes.table.ts';
import { readFirst, type Write, type LetterContext } from './writing.ts';

const readAccount = (letter: LetterContext) =>
  readFirst(letter, users, and(isNotNull(users.password_hash), eq(users.role, 'user')));

/** Writers of letters about accounts and personal data. `data_export` requires an export with a file. */
export const ACCOUNT_LETTERS = {
  note_mention: async (letter) => {
    const note = await readFirst(letter, notes, eq(notes.resource, 'orders'));
    const colleagues = [await readAccount(letter)];
    await mailMentions(letter.tx, letter.context, { note, title: 'Order', author: 'Ana', colleagues });
  },
  impersonated: async (letter) => {
    const user = await readAccount(letter);
    await mailImpersonated(letter.tx, letter.context, user, { by: 'Ana', reason: 'Asked for help', minutes: 30 });
  },
  sign_up: async (letter) => {
    const { email, lang } = await readAccount(letter);
    const token = createSecret();
    await mailConfirmation(letter.tx, letter.context, { email, lang, token, hours: 48 });
  },
  newsletter_confirm: async (letter) => {
    const subscriber = await readFirst(letter, subscribers);
    await mailNewsletterConfirmation(letter.tx, letter.context, subscriber, { token: createSecret(), days: 7 });
  },
  newsletter_subscribed: async (letter) =>
    mailSubscribed(letter.tx, letter.context, await readFirst(letter, subscribers)),
  account_exists: async (letter) => mailAccountExists(letter.tx, letter.context, await readAccount(letter)),
  password_changed: async (letter) => mailPasswordChanged(letter.tx, letter.context, await readAccount(letter)),
  password_reset: async (letter) => {
    const account = await readAccount(letter);
    await mailPasswordLink(letter.tx, letter.context, account, { token: createSecret(), hours: 2 });
  },
  new_device: async (letter) => {
    const device = { browser: 'Firefox', system: 'macOS', country: 'FR' } as const;
    await mailNewDevice(letter.tx, letter.context, await readAccount(letter), device);
  },
  authenticator_on: async (letter) =>
    mailAuthenticator(letter.tx, letter.context, await readAccount(letter), 'authenticator_on'),
  authenticator_off: async (letter) =>
    mailAuthenticator(letter.tx, letter.context, await readAccount(letter), 'authenticator_off'),
  authenticator_removed: async (letter) => {
    const details = { by: 'Ana', reason: 'Your phone was stolen' };
    await mailAuthenticatorRemoved(letter.tx, letter.context, await readAccount(letter), details);
  },
  passkey_added: async (letter) =>
    mailPasskey(letter.tx, letter.context, await readAccount(letter), 'passkey_added', 'My phone'),
  passkey_removed: async (letter) =>
    mailPasskey(letter.tx, letter.context, await readAccount(letter), 'passkey_removed', 'My phone'),
  identity_connected: async (letter) =>
    mailIdentityConnected(letter.tx, letter.context, await readAccount(letter), 'soundcloud'),
  card_expiring: async (letter) => {
    const card = { card_brand: 'visa', card_last4: '4242', card_expires: '2026-12' } as const;
    await mailCardExpiring(letter.tx, letter.context, await readAccount(letter), card);
  },
  account_merged: async (letter) => {
    const customer = await readFirst(letter, customers);
    await mailMerged(letter.tx, letter.context, customer, { email: 'kept@example.com' });
  },
  data_export: async (letter) => {
    await mailCustomerFile(letter.tx, letter.context, await readFirst(letter, exports, eq(exports.mailed, true)));
  },
  data_erased: async (letter) => mailErased(letter.tx, letter.context, await readFirst(letter, customers)),
} as const satisfies Partial<Record<MailTemplate, Write>>;
