import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type APIRequestContext, expect } from 'playwright/test';
import { newCustomer, shopUrl } from './people.ts';

const FOLDER = join(process.env.SHOP_DATA_DIR ?? '', 'mail');

/** Mails sent to an address, oldest first, with soft line breaks removed. */
export async function lettersTo(email: string): Promise<string[]> {
  const files = (await readdir(FOLDER).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
  const letters = await Promise.all(files.map((name) => readFile(join(FOLDER, name), 'utf8')));
  return letters.filter((letter) => letter.includes(`To: ${email}`)).map((letter) => letter.replace(/=\r?\n/g, ''));
}

/** Waits for a confirmation mail and returns the path of its link. */
export async function confirmationPath(email: string, letters = 1): Promise<string> {
  const links = async () =>
    (await lettersTo(email)).flatMap((letter) => /(?:\/fr)?\/confirm-email\/[\w-]{43}/.exec(letter)?.[0] ?? []);
  await expect.poll(async () => (await links()).length, { timeout: 30_000 }).toBeGreaterThanOrEqual(letters);
  return (await links()).at(-1) ?? '';
}

/** Creates an account through the API and returns its token. */
export async function signUp(request: APIRequestContext, address?: string): Promise<string> {
  const { firstname, lastname, password, email: unique } = newCustomer();
  const email = address ?? unique.replace('@', `.${Math.random().toString(36).slice(2)}@`);
  const data = { firstname, lastname, password, email };
  expect((await request.post(shopUrl('/api/auth/signup'), { data })).status()).toBe(200);
  const token = (await confirmationPath(email)).split('/').at(-1);
  const answer = await request.post(shopUrl('/api/auth/confirm-email'), { data: { token } });
  return ((await answer.json()) as { token: string }).token;
}
