import { and, eq } from 'drizzle-orm';
import type { Country } from '#generated/enums.ts';
import { tokens, type users } from '#server/core/authentication/accounts.table.ts';
import { MAX_USER_AGENT } from '#server/core/authentication/sessions.ts';
import type { Context } from '#server/core/api/handler.ts';
import { mailNewDevice } from './letters/account-mails.ts';
import { describeUserAgent } from './user-sessions.ts';

/** The device of a sign-in, as far as it is known. */
interface Device {
  readonly userAgent: string | undefined;
  readonly country?: Country | null | undefined;
}

/**
 * Notifies an account of a sign-in from a browser that is not known: without device token, and unlike the browsers of
 * its sessions. The first sign-in of an account is not notified.
 */
export async function notifyOfNewDevice(
  context: Context,
  account: typeof users.$inferSelect,
  { userAgent, country }: Device,
): Promise<void> {
  if (!account.last_seen_at) return;
  const isSameBrowser = eq(tokens.user_agent, userAgent?.slice(0, MAX_USER_AGENT) ?? '');
  const [known] = await context.db
    .select({ id: tokens.id })
    .from(tokens)
    .where(and(eq(tokens.user_id, account.id), isSameBrowser))
    .limit(1);
  if (known) return;
  await mailNewDevice(context.db, context, account, { ...describeUserAgent(userAgent ?? null), country });
}
