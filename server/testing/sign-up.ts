import type { AuthAnswer, SignupAnswer } from '#generated/schemas.ts';
import { desc, eq } from 'drizzle-orm';
import { writePasswordLetter, writeSignUpLetter } from '#server/modules/accounts/index.ts';
import type { Context } from '#server/core/api/handler.ts';
import { mails } from '#server/core/mail/mails.table.ts';
import type { ApiReply, TestApi } from './start-api.ts';
import { silentJobs } from '#server/core/jobs/publish.ts';

const PERSON = { password: 'seventh-side-b', firstname: 'Léa', lastname: 'Moreau' };

/** Signs up; missing fields are those of `PERSON`. */
export const signUp = (api: TestApi, fields: object, ip?: string): Promise<ApiReply<SignupAnswer>> =>
  api.call<SignupAnswer>('POST', '/auth/signup', { body: { ...PERSON, ...fields }, ...(ip && { ip }) });

/** Runs the queued jobs that write letters with links that sign in. */
export async function writeSignUpLetters(api: TestApi, now = () => new Date()): Promise<void> {
  const context = { ...api, reads: api.db, jobs: silentJobs, log: api.app.log, now } as Context;
  for (const job of api.jobs.splice(0)) {
    const worker = [writeSignUpLetter, writePasswordLetter].find(({ name }) => name === job.name);
    if (worker) await worker.run(job.data, context, { last: true });
    else api.jobs.push(job);
  }
}

/** Reads the token of the last link that was mailed to an address. */
export async function readMailedToken(api: TestApi, email: string): Promise<string> {
  const [mail] = await api.db.select().from(mails).where(eq(mails.recipient, email)).orderBy(desc(mails.id)).limit(1);
  const token = /\/(?:confirm-email|reset-password)\/([\w-]+)/.exec(mail?.text ?? '')?.[1];
  if (!token) throw new Error(`no link was mailed to ${email}`);
  return token;
}

/** Signs up and confirms the e-mail address; returns the confirmation's response. */
export async function openAccount(
  api: TestApi,
  fields: { email: string; [field: string]: unknown },
  ip?: string,
): Promise<ApiReply<AuthAnswer>> {
  const { status, text } = await signUp(api, fields, ip);
  if (status !== 200) throw new Error(`signing up returned ${status}: ${text}`);
  await writeSignUpLetters(api);
  const token = await readMailedToken(api, fields.email.toLowerCase());
  return api.call<AuthAnswer>('POST', '/auth/confirm-email', { body: { token }, ...(ip && { ip }) });
}
