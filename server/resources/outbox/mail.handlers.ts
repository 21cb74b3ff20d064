import { mailsResource as definition } from '#generated/resources.ts';
import type { Mail, MailBacklog } from '#generated/schemas.ts';
import { eq, ne, sql } from 'drizzle-orm';
import type { Call, Handlers } from '#server/core/api/handler.ts';
import { notFound } from '#server/core/problems/problem.ts';
import { auditChange } from '../audit/audit.ts';
import { SEND_MAILS } from '#server/core/mail/mail.ts';
import { mails } from '#server/core/mail/mails.table.ts';
import { inTransaction } from '#server/core/database/database.ts';
import { seconds } from '#server/core/database/selection.ts';
import { answerRecord } from '../answer-record.ts';
import { checkAction } from '../check-action.ts';
import { defineResource } from '../define-resource.ts';
import { hideSignInLinks } from './hide-sign-in-links.ts';
import { readSetting } from '#server/core/settings/settings.ts';

const BACKLOG = {
  waiting: sql<number>`count(*) filter (where ${mails.status} = 'to_do')::int`,
  failed: sql<number>`count(*) filter (where ${mails.status} = 'failed')::int`,
  oldest_at: seconds(sql`min(${mails.created_at}) filter (where ${mails.status} = 'to_do')`),
  sent_last_minute: sql<number>`(select count(*)::int from ${mails} where ${mails.sent_at} > now() - interval '1 minute')`,
};

/** The backlog of unsent mails and the sending rate. */
async function adminGetMailBacklog({ context: { reads, config } }: Call<'adminGetMailBacklog'>): Promise<MailBacklog> {
  const [[backlog], rate] = await Promise.all([
    reads.select(BACKLOG).from(mails).where(ne(mails.status, 'sent')),
    config.smtpUrl ? readSetting(reads, 'mails_per_minute') : null,
  ]);
  if (!backlog) throw new Error('The database did not return the backlog.');
  return { ...backlog, mails_per_minute: rate };
}

/** Queues a failed mail again. Throws 404, and 409 for one that is sent or waiting. */
async function adminRetryMail(call: Call<'adminRetryMail'>): Promise<Mail> {
  const { context, params } = call;
  await inTransaction(context.db, async (tx) => {
    const [before] = await tx.select().from(mails).where(eq(mails.id, params.id)).for('update');
    if (!before) throw notFound();
    checkAction(definition, call.operation, before);
    const [after] = await tx
      .update(mails)
      .set({ status: 'to_do', attempts: 0, next_attempt_at: context.now(), error: null })
      .where(eq(mails.id, before.id))
      .returning();
    await auditChange(tx, call, 'mails', before.id, before, after);
    await context.jobs.send(SEND_MAILS, {}, { tx });
  });
  return answerRecord('mails', call);
}

export const mailsResource = defineResource('mails', {
  table: mails,
  details: ({ status, next_attempt_at, text, html }) => ({
    text: hideSignInLinks(text),
    html: hideSignInLinks(html),
    next_attempt_at: status === 'to_do' ? Math.floor(next_attempt_at.getTime() / 1000) : null,
  }),
});

export const mailHandlers = {
  adminGetMailBacklog,
  adminRetryMail,
  ...mailsResource.handlers,
} satisfies Partial<Handlers>;
