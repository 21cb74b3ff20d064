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
import { MAX_ATTEMPTS, computeRetryDelay, sendMails } from './send-mails.ts';
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

async function insertMail(): Promise<number> {
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
const insertSetting = (key: SettingKey, value: number) =>
  api.db.insert(settingValues).values({ key, value, valid_from: '1970-01-01' });
const readMail = async (id: number) => (await api.db.select().from(mails).where(eq(mails.id, id)))[0];
const send = (overrides: Partial<Context> = {}) => sendMails.run({}, { ...context, ...overrides }, { last: true });
const withServer = (smtpUrl: string) => ({ config: { ...context.config, smtpUrl } });
const withDelay = (seconds: number) => ({ now: () => new Date(Date.now() + seconds * 1000) });

/** A minimal SMTP server. */
async function startSmtpServer(isRefusing = false): Promise<{ server: Server; url: string; received: string[] }> {
  const received: string[] = [];
  const handleConnection = (socket: Socket) => {
    let inData = false;
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      const text = String(chunk);
      if (inData) {
        received.push(text);
        inData = !text.endsWith('\r\n.\r\n');
        if (!inData) socket.write('250 kept\r\n');
      } else if (/^(HELO|EHLO|MAIL)/.test(text)) socket.write('250 ok\r\n');
      else if (text.startsWith('RCPT')) socket.write(isRefusing ? '550 nobody here\r\n' : '250 ok\r\n');
      else if (text.startsWith('DATA')) {
        inData = true;
        socket.write('354 go on\r\n');
      } else socket.end('221 bye\r\n');
    });
    socket.on('error', () => undefined);
  };
  const server = createServer(handleConnection).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return { server, received, url: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}` };
}

describe('a mail of the outbox', () => {
  it('is written as an .eml file without a mail server', async () => {
    const id = await insertMail();
    await send();
    expect(await readMail(id)).toMatchObject({ status: 'sent', sent_at: expect.any(Date), attempts: 0, error: null });
    const folder = join(api.config.dataDir, 'mail');
    const [file = ''] = (await readdir(folder)).filter((name) => name.startsWith(String(id).padStart(6, '0')));
    const text = await readFile(join(folder, file), 'utf8');
    expect(text).toContain('To: lea@example.com');
    expect(text).toContain('multipart/alternative');
    expect(text).toContain('text/plain');
    expect(text).toContain('text/html');
    expect(text).toContain(`Message-ID: <mail-${id}@`);
  });

  it('is sent once by the mail server', async () => {
    const { server, url, received } = await startSmtpServer();
    const id = await insertMail();
    await send(withServer(url));
    await send(withServer(url));
    server.close();
    expect(received.join('').match(/Message-ID/g)).toHaveLength(1);
    expect(await readMail(id)).toMatchObject({ status: 'sent' });
  });

  it('is sent with all waiting mails, in several batches', async () => {
    const ids = await Promise.all(Array.from({ length: 60 }, insertMail));
    await send();
    const rows = await api.db.select({ status: mails.status }).from(mails).where(inArray(mails.id, ids));
    expect(rows.map(({ status }) => status)).toEqual(ids.map(() => 'sent'));
  });

  it('is retried after a refusal and fails after the last attempt', async () => {
    const { server, url } = await startSmtpServer(true);
    const id = await insertMail();
    await send(withServer(url));
    expect(await readMail(id)).toMatchObject({ status: 'to_do', attempts: 1, error: expect.stringContaining('550') });
    // not before the next attempt is due
    await send(withServer(url));
    expect(await readMail(id)).toMatchObject({ attempts: 1 });
    await send({ ...withServer(url), ...withDelay(computeRetryDelay(1) + 1) });
    expect(await readMail(id)).toMatchObject({ status: 'to_do', attempts: 2 });
    await api.db
      .update(mails)
      .set({ attempts: MAX_ATTEMPTS - 1, next_attempt_at: new Date() })
      .where(eq(mails.id, id));
    await send(withServer(url));
    server.close();
    expect(await readMail(id)).toMatchObject({ status: 'failed', attempts: MAX_ATTEMPTS, sent_at: null });
  });

  it('does not count attempts while the mail server is unavailable', async () => {
    const { server, url } = await startSmtpServer();
    server.close();
    await once(server, 'close');
    const id = await insertMail();
    await send(withServer(url));
    expect(await readMail(id)).toMatchObject({
      status: 'to_do',
      attempts: 0,
      error: expect.stringContaining('ECONNREFUSED'),
    });
    await send(withDelay(60));
    expect(await readMail(id)).toMatchObject({ status: 'sent', error: null });
  });

  it('can be retried by staff only after it has failed', async () => {
    const [failedId, sentId] = [await insertMail(), await insertMail()];
    await api.db
      .update(mails)
      .set({ status: 'failed', attempts: MAX_ATTEMPTS, error: '552 full' })
      .where(eq(mails.id, failedId));
    await api.db.update(mails).set({ status: 'sent' }).where(eq(mails.id, sentId));
    const retry = (id: number, as: ApiRole = 'team') => api.call<Mail>('POST', `/admin/mails/${id}/retry`, { as });
    expect((await retry(failedId, 'user')).status).toBe(403);
    expect((await retry(sentId)).status).toBe(409);
    expect((await retry(999_999)).status).toBe(404);
    const read = () => api.call<Mail>('GET', `/admin/mails/${failedId}`, { as: 'team' });
    expect((await read()).body).toMatchObject({ attempts: MAX_ATTEMPTS, error: '552 full', next_attempt_at: null });
    expect((await retry(failedId)).body).toMatchObject({ status: 'to_do', attempts: 0, error: null });
    expect((await read()).body.next_attempt_at).toEqual(expect.any(Number));
    expect(api.jobs.at(-1)).toEqual({ name: 'send-mails', data: {} });
    await send();
    expect(await readMail(failedId)).toMatchObject({ status: 'sent' });
  });

  it('respects the rate limit of the mail server', async () => {
    const { server, url, received } = await startSmtpServer();
    await insertSetting('mails_per_minute', 600);
    await Promise.all(Array.from({ length: 6 }, insertMail));
    const startedAt = performance.now();
    await send(withServer(url));
    server.close();
    expect(received.join('').match(/Message-ID/g)).toHaveLength(6);
    // the sixth slot is 0.5 s after the first
    expect(performance.now() - startedAt).toBeGreaterThan(400);
  });

  it('is counted in the backlog until it is sent', async () => {
    await api.db.delete(mails);
    const [first = 0, second = 0] = [await insertMail(), await insertMail()];
    const readBacklog = async () => (await api.call<MailBacklog>('GET', '/admin/mail-backlog', { as: 'team' })).body;
    expect(await readBacklog()).toMatchObject({ waiting: 2, failed: 0, sent_last_minute: 0, mails_per_minute: null });
    await api.db
      .update(mails)
      .set({ next_attempt_at: new Date(Date.now() + 60_000) })
      .where(eq(mails.id, second));
    await send();
    expect(await readMail(first)).toMatchObject({ status: 'sent' });
    expect(await readBacklog()).toMatchObject({ waiting: 1, sent_last_minute: 1, oldest_at: expect.any(Number) });
  });
});
