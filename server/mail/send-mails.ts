import { mapAsync, partition } from 'es-toolkit';
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Context } from '#server/api/handler.ts';
import { composeMails, isUnwritten } from '#server/mail/compose-mails.ts';
import { SEND_MAILS } from '#server/mail/mail.ts';
import { type MailRow, mails } from '#server/mail/mails.table.ts';
import { waitForSlot } from '#server/mail/mail-rate.ts';
import { closeTransports, deliver, SMTP_CONNECTIONS } from '#server/mail/transport.ts';
import type { Worker } from '#server/platform/jobs.ts';
import { redactedText } from '#server/platform/redact-error.ts';

/** Mails that are read and marked together; as many may be sent twice when the process is killed. */
const AT_A_TIME = 25;
/** A run asks for another one after this time, well below the 15 minutes after which a job counts as lost. */
const RUN_MS = 5 * 60_000;

/** A mail that is refused is tried again for about a day. */
export const MOST_ATTEMPTS = 13;
const FIRST_WAIT_SECONDS = 10;
const LONGEST_WAIT_SECONDS = 4 * 3600;

/** Seconds after a failed attempt until the next: ten, then twice as many each time, at most four hours. */
export const secondsUntilNext = (attempts: number): number =>
  Math.min(FIRST_WAIT_SECONDS * 2 ** Math.max(attempts - 1, 0), LONGEST_WAIT_SECONDS);

/** Sends what is due in the outbox, the oldest first. */
export const sendMails: Worker = {
  name: SEND_MAILS,
  schedule: '* * * * *',
  coalesced: true,
  // one process at a time: two would send the same mail
  queue: { policy: 'singleton' },
  close: closeTransports,
  run: async (_data, context, { signal }) => {
    const end = Date.now() + RUN_MS;
    for (;;) {
      const due = await dueMails(context);
      const written = await composeMails(context.db, context, due);
      const outcomes = await mapAsync(written, (mail) => trySending(mail, context, signal), {
        concurrency: 2 * SMTP_CONNECTIONS,
      });
      await keepSent(
        context,
        outcomes.filter(({ state }) => state === 'sent'),
      );
      const failed = outcomes.filter((outcome) => outcome.state === 'failed');
      for (const outcome of failed) await keepFailed(context, outcome);
      // the others would fare no better: they stay due, and the next run comes within a minute
      if (failed.some(({ error }) => isAway(error))) return;
      if (due.length < AT_A_TIME || signal?.aborted) return;
      if (Date.now() > end) return context.jobs.send(SEND_MAILS, {});
    }
  },
};

const dueMails = ({ db, now }: Context): Promise<MailRow[]> =>
  db
    .select()
    .from(mails)
    .where(and(eq(mails.status, 'to_do'), lte(mails.next_attempt_at, now())))
    .orderBy(asc(mails.next_attempt_at), asc(mails.id))
    .limit(AT_A_TIME);

/** What came of a mail; `waiting` when the process ends before it was begun. */
type Outcome = { readonly mail: MailRow } & (
  { readonly state: 'sent' | 'waiting' } | { readonly state: 'failed'; readonly error: unknown }
);

async function trySending(mail: MailRow, { db, config }: Context, signal: AbortSignal | undefined): Promise<Outcome> {
  if (signal?.aborted) return { mail, state: 'waiting' };
  try {
    if (isUnwritten(mail)) throw new Error('There is nothing left that the mail could tell.');
    if (config.smtpUrl) await waitForSlot(db);
    await deliver(mail, config);
    return { mail, state: 'sent' };
  } catch (error) {
    return { mail, state: 'failed', error };
  }
}

async function keepSent({ db, now }: Context, sent: readonly Outcome[]): Promise<void> {
  const [last, others] = partition(sent, ({ mail }) => mail.template === 'data_erased');
  const all = <Key extends 'id' | 'subject' | 'text' | 'html'>(key: Key) =>
    sql.param(others.map(({ mail }) => mail[key]));
  if (others.length > 0)
    // with the words that some were just given
    await db.execute(sql`
      update mails set status = 'sent', sent_at = ${now().toISOString()}::timestamptz, error = null,
        subject = sent.subject, text = sent.text, html = sent.html
      from unnest(${all('id')}::int[], ${all('subject')}::text[], ${all('text')}::text[], ${all('html')}::text[])
        sent (id, subject, text, html)
      where mails.id = sent.id`);
  // what confirms that nothing is known of somebody any more is the last that knows her address
  if (last.length === 0) return;
  await db.delete(mails).where(
    inArray(
      mails.id,
      last.map(({ mail }) => mail.id),
    ),
  );
}

/** Codes of Nodemailer and of the system for a mail server that cannot be talked to, and for a disk that takes nothing. */
const AWAY = ['ECONNECTION', 'ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ETLS', 'EAUTH', 'ENOSPC'];

/** Whether it is not the mail that was refused. */
const isAway = (error: unknown): boolean => AWAY.includes(String((error as { code?: unknown }).code));

/** What is refused has one attempt less; a mail server that is away costs none. */
async function keepFailed({ db, now, log }: Context, { mail, error }: Outcome & { error: unknown }): Promise<void> {
  const attempts = mail.attempts + (isAway(error) ? 0 : 1);
  const reason = redactedText(error);
  log.warn({ mail: mail.id, attempts, reason }, 'a mail could not be sent');
  const { subject, text, html } = mail;
  await db
    .update(mails)
    .set({
      ...{ subject, text, html },
      ...{ attempts, error: reason, status: attempts < MOST_ATTEMPTS ? 'to_do' : 'failed' },
      next_attempt_at: sql`${now().toISOString()}::timestamptz + make_interval(secs => ${secondsUntilNext(attempts)})`,
    })
    .where(eq(mails.id, mail.id));
}
