import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { jobFailures, jobs } from '#server/core/jobs/jobs.table.ts';
import { mailSlots, mails } from '#server/core/mail/mails.table.ts';
import { settingValues } from '#server/core/settings/settings.table.ts';
import { uploadParts, uploads } from '#server/core/uploads/uploads.table.ts';
import { nullColumns, ERASED, byAccount, byOrders, type PersonalData } from './personal-data.ts';
import { auditEntries } from '../audit/audit.table.ts';
import { bulkJobs, bulkRecords } from '../bulk/bulk.table.ts';
import { exports } from '../exports/exports.table.ts';
import { notes } from '../notes/notes.table.ts';
import { views } from '../views/views.table.ts';

/** Tables exported and erased with the records they refer to. */
export const BY_RECORD: readonly PgTable[] = [auditEntries, notes];

export const sharedPersonalData: PersonalData = {
  sources: [
    {
      // errors of mail servers contain the recipient
      table: jobFailures,
      kind: 'mails',
      rows: ({ email }) => sql`position(${email} in lower(${jobFailures.error})) > 0`,
      erase: () => ({ error: ERASED }),
      excluded: ['error', 'data'],
    },
    {
      table: uploads,
      kind: 'uploads',
      rows: byAccount(uploads.user_id),
      // an unreferenced file is deleted by `prune-uploads`
      erase: () => ({ name: ERASED, idle_since: sql`now()`, ...nullColumns('user_id', 'used_by') }),
    },
    {
      table: mails,
      kind: 'mails',
      resource: 'mails',
      rows: (subject) => sql`(${mails.recipient} = ${subject.email} or ${byOrders(mails.order_id)(subject)})`,
      erase: 'delete',
    },
    {
      table: exports,
      kind: 'exports',
      rows: ({ customer }) => sql`${exports.customer_id} = ${customer}`,
      erase: 'delete',
    },
  ],
  impersonal: [bulkJobs, bulkRecords, jobs, mailSlots, settingValues, uploadParts, views],
};
