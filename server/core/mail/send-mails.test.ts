import { readdir, readFile } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SettingKey } from '#generated/enums.ts';
import type { Mail, MailBacklog } from '#generated/schemas.ts';
import type { ApiRole, Context } from '#server/core/api/handler.ts';
import { mails } from './mails.table.ts';
import { MAX_ATTEMPTS, retryDelaySeconds, sendMails } from './send-mails.ts';
import { settingValues } from '#server/core/settings/settings.table.ts';
import { startApi, type TestApi } from '#server/testing/start-api.ts';
import { silentJobs } from '#server/core/jobs/publish.ts';

let api: TestApi;
let context: Context;
beforeAll(async () => {
  api = await startApi();
  context = { ...api, reads: api.db, jobs: silentJobs, log: api.app.log, now: () => new Date() };
});
afterAll(() => {
  sendMails.close?.();
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
      next_attempt_at: new Date(),
    })
    .returning({ id: mails.id });
  return mail?.id ?? 0;
}
const decide = (key: SettingKey, value: number) =>
  api.db.insert(settingValues).values({ key, value, valid_from: '1970-01-01' });
const rowOf = async (id: number) => (await api.db.select().from(mails).where(eq(mails.id, id)))[0];
const send = (over: Partial<Context> = {}) => sendMails.run({}, { ...context, ...over }, { last: true });
const by = (smtpUrl: string) => ({ config: { ...context.config, smtpUrl } });
const inSeconds = (seconds: number) => ({ now: () => new Date(Date.now() + seconds * 1000) });

/** A minimal SMTP server. */
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
    await send();
    expect(await rowOf(id)).toMatchObject({ status: 'sent', sent_at: expect.any(Date), attempts: 0, error: null });
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
    await send(by(url));
    await send(by(url));
    server.close();
    expect(received.join('').match(/Message-ID/g)).toHaveLength(1);
    expect(await rowOf(id)).toMatchObject({ status: 'sent' });
  });

  it('is sent with all waiting mails, independent of their number', async () => {
    const ids = await Promise.all(Array.from({ length: 60 }, newMail));
    await send();
    const rows = await api.db.select({ status: mails.status }).from(mails).where(inArray(mails.id, ids));
    expect(rows.map(({ status }) => status)).toEqual(ids.map(() => 'sent'));
  });

  it('that is refused is tried again later, and given up after the last attempt', async () => {
    const { server, url } = await smtp(true);
    const id = await newMail();
    await send(by(url));
    expect(await rowOf(id)).toMatchObject({ status: 'to_do', attempts: 1, error: expect.stringContaining('550') });
    // not before its time
    await send(by(url));
    expect(await rowOf(id)).toMatchObject({ attempts: 1 });
    await send({ ...by(url), ...inSeconds(retryDelaySeconds(1) + 1) });
    expect(await rowOf(id)).toMatchObject({ status: 'to_do', attempts: 2 });
    await api.db
      .update(mails)
      .set({ attempts: MAX_ATTEMPTS - 1, next_attempt_at: new Date() })
      .where(eq(mails.id, id));
    await send(by(url));
    server.close();
    expect(await rowOf(id)).toMatchObject({ status: 'failed', attempts: MAX_ATTEMPTS, sent_at: null });
  });

  it('does not use up its attempts while the mail server is away', async () => {
    const { server, url } = await smtp();
    server.close();
    await once(server, 'close');
    const id = await newMail();
    await send(by(url));
    expect(await rowOf(id)).toMatchObject({
      status: 'to_do',
      attempts: 0,
      error: expect.stringContaining('ECONNREFUSED'),
    });
    await send(inSeconds(60));
    expect(await rowOf(id)).toMatchObject({ status: 'sent', error: null });
  });

  it('that was given up is sent again by staff, and no other is', async () => {
    const [failed, sent] = [await newMail(), await newMail()];
    await api.db
      .update(mails)
      .set({ status: 'failed', attempts: MAX_ATTEMPTS, error: '552 full' })
      .where(eq(mails.id, failed));
    await api.db.update(mails).set({ status: 'sent' }).where(eq(mails.id, sent));
    const retry = (id: number, as: ApiRole = 'team') => api.call<Mail>('POST', `/admin/mails/${id}/retry`, { as });
    expect((await retry(failed, 'user')).status).toBe(403);
    expect((await retry(sent)).status).toBe(409);
    expect((await retry(999_999)).status).toBe(404);
    const read = () => api.call<Mail>('GET', `/admin/mails/${failed}`, { as: 'team' });
    expect((await read()).body).toMatchObject({ attempts: MAX_ATTEMPTS, error: '552 full', next_attempt_at: null });
    expect((await retry(failed)).body).toMatchObject({ status: 'to_do', attempts: 0, error: null });
    expect((await read()).body.next_attempt_at).toEqual(expect.any(Number));
    expect(api.jobs.at(-1)).toEqual({ name: 'send-mails', data: {} });
    await send();
    expect(await rowOf(failed)).toMatchObject({ status: 'sent' });
  });

  it('keeps the mail server’s rate limit', async () => {
    const { server, url, received } = await smtp();
    await decide('mails_per_minute', 600);
    await Promise.all(Array.from({ length: 6 }, newMail));
    const begun = performance.now();
    await send(by(url));
    server.close();
    expect(received.join('').match(/Message-ID/g)).toHaveLength(6);
    // the sixth slot is five tenths of a second after the first
    expect(performance.now() - begun).toBeGreaterThan(400);
  });

  it('is counted in the backlog until it is sent', async () => {
    await api.db.delete(mails);
    const [first = 0, second = 0] = [await newMail(), await newMail()];
    const backlog = async () => (await api.call<MailBacklog>('GET', '/admin/mail-backlog', { as: 'team' })).body;
    expect(await backlog()).toMatchObject({ waiting: 2, failed: 0, sent_last_minute: 0, mails_per_minute: null });
    await api.db
      .update(mails)
      .set({ next_attempt_at: new Date(Date.now() + 60_000) })
      .where(eq(mails.id, second));
    await send();
    expect(await rowOf(first)).toMatchObject({ status: 'sent' });
    expect(await backlog()).toMatchObject({ waiting: 1, sent_last_minute: 1, oldest_at: expect.any(Number) });
  });
});
