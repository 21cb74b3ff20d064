import { and, eq, isNotNull } from 'drizzle-orm';
import type { MailTemplate } from '#generated/enums.ts';
import { createSecret } from '#server/core/authentication/signatures.ts';
import { users } from '#server/core/authentication/accounts.table.ts';
import { customers } from '#server/modules/accounts/index.ts';
import {
  mailAccountExists,
  mailConfirmation,
  mailImpersonated,
  mailPasswordChanged,
} from '#server/modules/accounts/letters/account-mails.ts';
import { mailErased, mailMerged } from '#server/modules/customers/letters/customer-mails.ts';
import { mailCustomerFile } from '#server/modules/customers/mail-customer-file.ts';
import { exports } from '#server/resources/exports/exports.table.ts';
import { mailMentions } from '#server/resources/notes/mention-mail.ts';
import { notes } from '#server/resources/notes/notes.table.ts';
import { first, type Write, type Writing } from './writing.ts';

const account = (writing: Writing) =>
  first(writing, users, and(isNotNull(users.password_hash), eq(users.role, 'user')));

/** Letters about accounts and their owners' data; the file of `data_export` must exist. */
export const ACCOUNT_LETTERS = {
  note_mention: async (writing) => {
    const note = await first(writing, notes, eq(notes.resource, 'orders'));
    const colleagues = [await account(writing)];
    await mailMentions(writing.tx, writing.context, { note, title: 'Order', author: 'Ana', colleagues });
  },
  impersonated: async (writing) => {
    const user = await account(writing);
    await mailImpersonated(writing.tx, writing.context, user, { by: 'Ana', reason: 'Asked for help', minutes: 30 });
  },
  sign_up: async (writing) => {
    const { email, lang } = await account(writing);
    const token = createSecret();
    await mailConfirmation(writing.tx, writing.context, { email, lang, token, hours: 48 });
  },
  account_exists: async (writing) => mailAccountExists(writing.tx, writing.context, await account(writing)),
  password_changed: async (writing) => mailPasswordChanged(writing.tx, writing.context, await account(writing)),
  account_merged: async (writing) => {
    const customer = await first(writing, customers);
    await mailMerged(writing.tx, writing.context, customer, { email: 'kept@example.com' });
  },
  data_export: async (writing) => {
    await mailCustomerFile(writing.tx, writing.context, await first(writing, exports, eq(exports.mailed, true)));
  },
  data_erased: async (writing) => mailErased(writing.tx, writing.context, await first(writing, customers)),
} as const satisfies Partial<Record<MailTemplate, Write>>;
