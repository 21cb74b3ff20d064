import type { MailBacklog } from '#generated/schemas.ts';
import { sql } from 'drizzle-orm';
import type { Call, Handlers } from '#server/api/handler.ts';
import { mails } from '#server/mail/mails.table.ts';
import { resource } from '#server/resource/register.ts';
import { readSetting } from '#server/settings/settings.ts';

/** What is still to be sent, and how fast mails leave. */
async function adminGetMailBacklog({ context: { db, config } }: Call<'adminGetMailBacklog'>): Promise<MailBacklog> {
  const { rows } = await db.execute<Omit<MailBacklog, 'mails_per_minute'>>(sql`
    select count(*) filter (where ${mails.status} = 'to_do')::int as waiting,
      count(*) filter (where ${mails.status} = 'failed')::int as failed,
      extract(epoch from min(${mails.created_at}) filter (where ${mails.status} = 'to_do'))::int as oldest_at,
      (select count(*)::int from ${mails} where ${mails.sent_at} > now() - interval '1 minute') as sent_last_minute
    from ${mails} where ${mails.status} <> 'sent'`);
  const [backlog] = rows;
  if (!backlog) throw new Error('The database did not answer the backlog.');
  return { ...backlog, mails_per_minute: config.smtpUrl ? await readSetting(db, 'mails_per_minute') : null };
}

export const mailHandlers = {
  adminGetMailBacklog,
  ...resource('mails', { table: mails }),
} satisfies Partial<Handlers>;
