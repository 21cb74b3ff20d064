import type { MailTemplate } from '#generated/enums.ts';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from '#server/platform/config.ts';
import { SHOP_NAME } from '#domain/shop-name.ts';
import type { Message } from '#server/mail/mail.ts';

/** A mail as it goes out. */
export interface Outgoing extends Message {
  readonly id: number;
  readonly recipient: string;
  readonly template: MailTemplate;
  readonly created_at: Date;
}

/** Sends a mail by SMTP_URL, or writes it as an .eml file to DATA_DIR/mail. Throws when the mail server refuses it. */
export async function deliver(
  mail: Outgoing,
  config: Pick<Config, 'smtpUrl' | 'dataDir' | 'publicUrl'>,
): Promise<void> {
  const host = new URL(config.publicUrl).hostname;
  const message = {
    from: { name: SHOP_NAME, address: `shop@${host}` },
    to: mail.recipient,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    date: mail.created_at,
    // the same for every attempt, so that a mail sent twice after a crash is shown once
    messageId: `<mail-${mail.id}@${host}>`,
  };
  if (config.smtpUrl) {
    const transport = createTransport(config.smtpUrl);
    try {
      await transport.sendMail(message);
    } finally {
      transport.close();
    }
    return;
  }
  const { message: file } = await createTransport({ streamTransport: true, buffer: true }).sendMail(message);
  const folder = join(config.dataDir, 'mail');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${String(mail.id).padStart(6, '0')}-${mail.template}.eml`), file);
}
