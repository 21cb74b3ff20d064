import type { MailStatus, MailTemplate } from '#generated/enums.ts';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant, searchText } from '#server/core/database/columns.ts';

/** All mails: written in the transaction of their data, sent by a job (`sendMails`). */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    recipient: text().notNull(),
    subject: text().notNull(),
    template: text().$type<MailTemplate>().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    status: text().$type<MailStatus>().notNull().default('to_do'),
    order_id: integer(),
    project_id: integer(),
    box_id: integer(),
    created_at: instant().notNull().defaultNow(),
    /** Failed attempts. */
    attempts: integer().notNull().default(0),
    /** Earliest time of the next attempt. */
    next_attempt_at: instant().notNull().defaultNow(),
    /** Reason of the last failed attempt. */
    error: text(),
    sent_at: instant(),
    search: searchText((c) => [c('recipient'), c('subject')]),
  },
  (t) => [
    index('mails_created_at_idx').on(t.created_at, t.id),
    index('mails_recipient_idx').on(t.recipient, t.created_at),
    index('mails_order_idx').on(t.order_id),
    index('mails_project_idx').on(t.project_id),
    index('mails_box_idx').on(t.box_id),
    // due mails are queried and counted often; almost all mails are sent
    index('mails_unsent_idx')
      .on(t.status, t.next_attempt_at, t.id)
      .where(sql`status <> 'sent'`),
    index('mails_sent_at_idx').on(t.sent_at),
    index('mails_search_idx').using('gin', t.search.op('gin_trgm_ops')),
  ],
);

export type MailRow = typeof mails.$inferSelect;

/** Time of the next slot of the mail server's rate limit; one row for all processes. */
export const mailSlots = pgTable('mail_slots', { id: integer().primaryKey(), free_at: instant().notNull() });
