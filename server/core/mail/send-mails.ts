import { mapAsync, partition } from 'es-toolkit';
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Context } from '#server/core/api/handler.ts';
import { renderMails, isUnrendered } from './render-mails.ts';
import { SEND_MAILS } from './mail.ts';
import { type MailRow, mails } from './mails.table.ts';
import { waitForSlot } from './mail-rate.ts';
import { closeTransports, deliver, SMTP_CONNECTIONS } from './transport.ts';
import type { Worker } from '#server/core/jobs/worker.ts';
import { redactError } from '#server/core/process/redact-error.ts';

/** Mails per batch. After a crash up to this many are sent again, with the same Message-ID. */
const BATCH_SIZE = 25;
/** Maximum duration of a run, which then queues the next one; pg-boss expires jobs after 15 minutes. */
const MAX_RUN_MS = 5 * 60_000;

/** Retries span about a day. */
export const MAX_ATTEMPTS = 13;
const FIRST_DELAY_SECONDS = 10;
const MAX_DELAY_SECONDS = 4 * 3600;

/** Delay before the next attempt, in seconds: exponential backoff from 10 s, capped at 4 h. */
export const computeRetryDelay = (attempts: number): number =>
  Math.min(FIRST_DELAY_SECONDS * 2 ** Math.max(attempts - 1, 0), MAX_DELAY_SECONDS);

/** Sends the due mails of the outbox, oldest first. */
export const sendMails: Worker = {
  name: SEND_MAILS,
  schedule: '* * * * *',
  coalesced: true,
  // a second process would send the same mails
  queue: { policy: 'singleton' },
  close: closeTransports,
  run: async (_data, context, { signal }) => {
    const deadline = Date.now() + MAX_RUN_MS;
    for (;;) {
      const dueMails = await findDueMails(context);
      const renderedMails = await renderMails(context.db, context, dueMails);
      const outcomes = await mapAsync(renderedMails, (mail) => sendMail(mail, context, signal), {
        concurrency: 2 * SMTP_CONNECTIONS,
      });
      await markSent(
        context,
        outcomes.filter(({ state }) => state === 'sent'),
      );
      const failedOutcomes = outcomes.filter((outcome) => outcome.state === 'failed');
      for (const outcome of failedOutcomes) await markFailed(context, outcome);
      // the remaining mails stay due; the schedule starts the next run within a minute
      if (failedOutcomes.some(({ error }) => isServerUnavailable(error))) return;
      if (dueMails.length < BATCH_SIZE || signal?.aborted) return;
      if (Date.now() > deadline) return context.jobs.send(SEND_MAILS, {});
    }
  },
};

const findDueMails = ({ db, now }: Context): Promise<MailRow[]> =>
  db
    .select()
    .from(mails)
    .where(and(eq(mails.status, 'to_do'), lte(mails.next_attempt_at, now())))
    .orderBy(asc(mails.next_attempt_at), asc(mails.id))
    .limit(BATCH_SIZE);

/** Result of one mail; `not_started` when the process is shutting down. */
type Outcome = { readonly mail: MailRow } & (
  { readonly state: 'sent' | 'not_started' } | { readonly state: 'failed'; readonly error: unknown }
);

async function sendMail(mail: MailRow, { db, config }: Context, signal: AbortSignal | undefined): Promise<Outcome> {
  if (signal?.aborted) return { mail, state: 'not_started' };
  try {
    if (isUnrendered(mail)) throw new Error('The mail could not be rendered.');
    if (config.smtpUrl) await waitForSlot(db);
    await deliver(mail, config);
    return { mail, state: 'sent' };
  } catch (error) {
    return { mail, state: 'failed', error };
  }
}

async function markSent({ db, now }: Context, sentOutcomes: readonly Outcome[]): Promise<void> {
  const [erasureMails, remainingMails] = partition(sentOutcomes, ({ mail }) => mail.template === 'data_erased');
  const toParam = <Key extends 'id' | 'subject' | 'text' | 'html'>(key: Key) =>
    sql.param(remainingMails.map(({ mail }) => mail[key]));
  if (remainingMails.length > 0)
    // includes the text rendered in this run
    await db.execute(sql`
      update mails set status = 'sent', sent_at = ${now().toISOString()}::timestamptz, error = null,
        subject = sent.subject, text = sent.text, html = sent.html
      from unnest(${toParam('id')}::int[], ${toParam('subject')}::text[], ${toParam('text')}::text[], ${toParam('html')}::text[])
        sent (id, subject, text, html)
      where mails.id = sent.id`);
  // the confirmation of an erasure is the last record of the address
  if (erasureMails.length === 0) return;
  await db.delete(mails).where(
    inArray(
      mails.id,
      erasureMails.map(({ mail }) => mail.id),
    ),
  );
}

/** Error codes of Nodemailer and the system for an unreachable mail server or a full disk. */
const CONNECTION_ERRORS = [
  'ECONNECTION',
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'ESOCKET',
  'EDNS',
  'ETLS',
  'EAUTH',
  'ENOSPC',
];

/** Whether an error is caused by the server, not by the mail. */
const isServerUnavailable = (error: unknown): boolean =>
  CONNECTION_ERRORS.includes(String((error as { code?: unknown }).code));

/** Schedules the next attempt. An unavailable mail server does not count as an attempt. */
async function markFailed({ db, now, log }: Context, { mail, error }: Outcome & { error: unknown }): Promise<void> {
  const attempts = mail.attempts + (isServerUnavailable(error) ? 0 : 1);
  const reason = redactError(error);
  log.warn({ mail: mail.id, attempts, reason }, 'a mail could not be sent');
  const { subject, text, html } = mail;
  await db
    .update(mails)
    .set({
      ...{ subject, text, html },
      ...{ attempts, error: reason, status: attempts < MAX_ATTEMPTS ? 'to_do' : 'failed' },
      next_attempt_at: sql`${now().toISOString()}::timestamptz + make_interval(secs => ${computeRetryDelay(attempts)})`,
    })
    .where(eq(mails.id, mail.id));
}
