import { readdir, readFile } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SettingKey } from '#generated/enums.ts';
import type { MailBacklog } from '#generated/schemas.ts';
import type { Context } from '#server/api/handler.ts';
import { mails } from '#server/mail/mails.table.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import { settingValues } from '#server/settings/settings.table.ts';
import { startApi, type TestApi } from '#server/testing/start-api.ts';

let api: TestApi;
let context: Context;
beforeAll(async () => {
  api = await startApi();
  context = { ...api, reads: api.db, jobs: { send: async () => undefined }, log: api.app.log, now: () => new Date() };
});
afterAll(() => {
  sendMail.close?.();
  return api.close();
});

async function newMail(): Promise<number> {
  const [mail] = await api.db
    .insert(mails)
    .values({
      recipient: 'lea@example.com',
      subject: 'Été à Paris',
      template: 'order_confirmation',
      text: 'Bonjour Léa',
      html: '<p>Bonjour Léa</p>',
    })
    .returning({ id: mails.id });
  return mail?.id ?? 0;
}
const decide = (key: SettingKey, value: number) =>
  api.db.insert(settingValues).values({ key, value, valid_from: '1970-01-01' });
const statusOf = async (id: number) =>
  (await api.db.select({ status: mails.status, sent_at: mails.sent_at }).from(mails).where(eq(mails.id, id)))[0];

/** A mail server that says what a client of SMTP needs to hear. */
async function smtp(refusing = false): Promise<{ server: Server; url: string; received: string[] }> {
  const received: string[] = [];
  const talk = (socket: Socket) => {
    let inData = false;
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      const text = String(chunk);
      if (inData) {
        received.push(text);
        inData = !text.endsWith('\r\n.\r\n');
        if (!inData) socket.write('250 kept\r\n');
      } else if (/^(HELO|EHLO|MAIL)/.test(text)) socket.write('250 ok\r\n');
      else if (text.startsWith('RCPT')) socket.write(refusing ? '550 nobody here\r\n' : '250 ok\r\n');
      else if (text.startsWith('DATA')) {
        inData = true;
        socket.write('354 go on\r\n');
      } else socket.end('221 bye\r\n');
    });
    socket.on('error', () => undefined);
  };
  const server = createServer(talk).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return { server, received, url: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}` };
}

describe('a mail of the outbox', () => {
  it('without a mail server becomes a file that mail programs open', async () => {
    const id = await newMail();
    await sendMail.run({ mail_id: id }, context, { last: false });
    expect(await statusOf(id)).toMatchObject({ status: 'sent', sent_at: expect.any(Date) });
    const folder = join(api.config.dataDir, 'mail');
    const [file = ''] = (await readdir(folder)).filter((name) => name.startsWith(String(id).padStart(6, '0')));
    const text = await readFile(join(folder, file), 'utf8');
    expect(text).toContain('To: lea@example.com');
    expect(text).toContain('multipart/alternative');
    expect(text).toContain('text/plain');
    expect(text).toContain('text/html');
    expect(text).toContain(`Message-ID: <mail-${id}@`);
  });

  it('goes out by the mail server, once', async () => {
    const { server, url, received } = await smtp();
    const id = await newMail();
    const withSmtp = { ...context, config: { ...context.config, smtpUrl: url } };
    await sendMail.run({ mail_id: id }, withSmtp, { last: false });
    await sendMail.run({ mail_id: id }, withSmtp, { last: false });
    server.close();
    expect(received.join('').match(/Message-ID/g)).toHaveLength(1);
    expect(await statusOf(id)).toMatchObject({ status: 'sent' });
  });

  it('that is refused is tried again, and failed after the last attempt', async () => {
    const { server, url } = await smtp(true);
    const id = await newMail();
    const withSmtp = { ...context, config: { ...context.config, smtpUrl: url } };
    await expect(sendMail.run({ mail_id: id }, withSmtp, { last: false })).rejects.toThrow();
    expect(await statusOf(id)).toMatchObject({ status: 'to_do' });
    await expect(sendMail.run({ mail_id: id }, withSmtp, { last: true })).rejects.toThrow();
    server.close();
    expect(await statusOf(id)).toMatchObject({ status: 'failed', sent_at: null });
  });

  it('leaves no sooner than the mail server may be given one, whoever sends', async () => {
    const { server, url, received } = await smtp();
    await decide('mails_per_minute', 600);
    const ids = await Promise.all(Array.from({ length: 6 }, newMail));
    const withSmtp = { ...context, config: { ...context.config, smtpUrl: url } };
    const arrivals: number[] = [];
    await Promise.all(
      ids.map(async (mail_id) => {
        await sendMail.run({ mail_id }, withSmtp, { last: false });
        arrivals.push(performance.now());
      }),
    );
    server.close();
    expect(received.join('').match(/Message-ID/g)).toHaveLength(6);
    // the sixth slot is five tenths of a second after the first
    expect((arrivals.at(-1) ?? 0) - (arrivals[0] ?? 0)).toBeGreaterThan(400);
  });

  it('is counted in the backlog until it is sent', async () => {
    await api.db.delete(mails);
    const [first = 0] = await Promise.all([newMail(), newMail()]);
    const backlog = async () => (await api.call<MailBacklog>('GET', '/admin/mail-backlog', { as: 'team' })).body;
    expect(await backlog()).toMatchObject({ waiting: 2, failed: 0, sent_last_minute: 0, mails_per_minute: null });
    await sendMail.run({ mail_id: first }, context, { last: false });
    expect(await backlog()).toMatchObject({ waiting: 1, sent_last_minute: 1, oldest_at: expect.any(Number) });
  });

  it('that is gone is no job any more', async () => {
    await expect(sendMail.run({ mail_id: 999_999 }, context, { last: false })).resolves.toBeUndefined();
  });
});
