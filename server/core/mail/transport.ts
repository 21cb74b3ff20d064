import type { MailTemplate } from '#generated/enums.ts';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type Transporter } from 'nodemailer';
import type { Config } from '#server/core/config/config.ts';
import { SHOP_NAME } from '#domain/shop-name.ts';
import type { Message } from './mail.ts';

/** A mail to deliver. */
export interface Outgoing extends Message {
  readonly id: number;
  readonly recipient: string;
  readonly template: MailTemplate;
  readonly created_at: Date;
}

/** Connections to one mail server, reused because a handshake takes longer than a mail. */
export const SMTP_CONNECTIONS = 5;

const transports = new Map<string, Transporter>();
const fileTransport = createTransport({ streamTransport: true, buffer: true });

function getSmtpTransport(url: string): Transporter {
  let transport = transports.get(url);
  if (!transport) {
    transport = createTransport({ url, pool: true, maxConnections: SMTP_CONNECTIONS });
    transports.set(url, transport);
  }
  return transport;
}

/** Closes the connections to mail servers; the next mail reopens them. */
export function closeTransports(): void {
  for (const transport of transports.values()) transport.close();
  transports.clear();
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
    // equal for all attempts: mail programs show a mail that was sent twice only once
    messageId: `<mail-${mail.id}@${host}>`,
  };
  if (config.smtpUrl) {
    await getSmtpTransport(config.smtpUrl).sendMail(message);
    return;
  }
  const { message: file } = await fileTransport.sendMail(message);
  const folder = join(config.dataDir, 'mail');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${String(mail.id).padStart(6, '0')}-${mail.template}.eml`), file);
}
