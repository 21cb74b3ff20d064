import { and, eq, ne } from 'drizzle-orm';
import { SEND_MAIL } from '#server/mail/mail.ts';
import { mails } from '#server/mail/mails.table.ts';
import { waitForSlot } from '#server/mail/mail-rate.ts';
import { closeTransports, deliver, SMTP_CONNECTIONS } from '#server/mail/transport.ts';
import type { Worker } from '#server/platform/jobs.ts';

/** Sends a mail of the outbox. A mail server that is away is tried again after 10 s, then ever later, for about a day. */
export const sendMail: Worker<{ mail_id?: number }> = {
  name: SEND_MAIL,
  queue: { retryLimit: 12, retryDelay: 10, retryBackoff: true, retryDelayMax: 4 * 3600 },
  // at the lowest rate of the settings a batch takes two minutes, well below the 15 after which a job counts as lost
  batch: 50,
  atOnce: 2 * SMTP_CONNECTIONS,
  close: closeTransports,
  run: async ({ mail_id }, { db, config, now }, { last }) => {
    const [mail] = await db
      .select()
      .from(mails)
      .where(and(eq(mails.id, mail_id ?? 0), ne(mails.status, 'sent')));
    if (!mail) return;
    if (config.smtpUrl) await waitForSlot(db);
    try {
      await deliver(mail, config);
    } catch (error) {
      if (last) await db.update(mails).set({ status: 'failed' }).where(eq(mails.id, mail.id));
      throw error;
    }
    // what confirms that nothing is known of somebody any more is the last that knows her address
    if (mail.template === 'data_erased') await db.delete(mails).where(eq(mails.id, mail.id));
    else await db.update(mails).set({ status: 'sent', sent_at: now() }).where(eq(mails.id, mail.id));
  },
};
