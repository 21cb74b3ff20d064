import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type APIRequestContext, expect } from 'playwright/test';
import { createCustomer, shopUrl } from './people.ts';
import { getShop } from './shop.ts';

/** Reads the mails sent to an address, oldest first, with soft line breaks removed. */
export async function readMails(email: string): Promise<string[]> {
  const folder = join(getShop()?.dataDir ?? '', 'mail');
  const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
  const mails = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  return mails.filter((mail) => mail.includes(`To: ${email}`)).map((mail) => mail.replace(/=\r?\n/g, ''));
}

/** Waits for `count` mails with a link of a kind and returns the path of the last. */
async function readLink(email: string, pattern: RegExp, count = 1): Promise<string> {
  const links = async () => (await readMails(email)).flatMap((mail) => pattern.exec(mail)?.[0] ?? []);
  await expect.poll(async () => (await links()).length, { timeout: 30_000 }).toBeGreaterThanOrEqual(count);
  return (await links()).at(-1) ?? '';
}

/** Waits for a confirmation mail and returns the path of its link. */
export const readConfirmationPath = (email: string, count?: number): Promise<string> =>
  readLink(email, /(?:\/fr)?\/confirm-email\/[\w-]{43}/, count);

/** Waits for a mail with a link to set a new password and returns its path. */
export const readPasswordPath = (email: string, count?: number): Promise<string> =>
  readLink(email, /(?:\/fr)?\/reset-password\/[\w-]{43}/, count);

/** Creates an account through the API and returns its token. */
export async function signUp(request: APIRequestContext, address?: string): Promise<string> {
  const { firstname, lastname, password, email: unique } = createCustomer();
  const email = address ?? unique.replace('@', `.${Math.random().toString(36).slice(2)}@`);
  const data = { firstname, lastname, password, email };
  expect((await request.post(shopUrl('/api/auth/signup'), { data })).status()).toBe(200);
  const token = (await readConfirmationPath(email)).split('/').at(-1);
  const answer = await request.post(shopUrl('/api/auth/confirm-email'), { data: { token } });
  return ((await answer.json()) as { token: string }).token;
}
