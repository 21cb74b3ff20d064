import type { Order } from '#generated/schemas.ts';
import { and, eq } from 'drizzle-orm';
import type { Call } from '#server/core/api/handler.ts';
import { notFound } from '#server/core/problems/problem.ts';
import { auditChange } from '#server/resources/audit/audit.ts';
import { renderMails } from '#server/core/mail/render-mails.ts';
import { writeMail } from '#server/core/mail/mail.ts';
import { mails } from '#server/core/mail/mails.table.ts';
import { answerOrder, lockOrder } from './staff-order.ts';
import { inTransaction } from '#server/core/database/database.ts';

/** Resends a mail of an order unchanged, to the same or a corrected address. Throws 404 for a mail of another order. */
export async function adminResendMail(call: Call<'adminResendMail'>): Promise<Order> {
  const { context, params, body } = call;
  const order = await inTransaction(context.db, async (tx) => {
    const row = await lockOrder(tx, params.id);
    const [mail] = await tx
      .select()
      .from(mails)
      .where(and(eq(mails.id, params.mail_id), eq(mails.order_id, row.id)));
    if (!mail) throw notFound();
    const { template } = mail;
    const [{ subject, text, html } = mail] = await renderMails(tx, context, [mail]);
    const { recipient } = body;
    const mail_id = await writeMail(tx, context, { subject, template, text, html, recipient, order_id: row.id });
    await auditChange(tx, call, 'orders', row.id, row, { ...row, mail: template, mail_id, recipient });
    return row;
  });
  return answerOrder(call, order);
}
