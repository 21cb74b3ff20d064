import { count, desc, eq } from 'drizzle-orm';
import type { UserDownload } from '#generated/schemas.ts';
import type { Handler } from '#server/core/api/handler.ts';
import { toSeconds } from '#server/core/api/wire.ts';
import { requireAccount } from '#server/core/authentication/require-account.ts';
import { digitalReleases, downloadGrants } from './digital.table.ts';
import { createGift } from './redeem.ts';

/** Lists the caller's redemptions, newest first; expired ones without files. */
export const listUserDownloads: Handler<'listUserDownloads'> = async ({ context, query, user }) => {
  const { limit = 24, offset = 0 } = query;
  const isOwn = eq(downloadGrants.user_id, requireAccount(user).id);
  const [rows, [total]] = await Promise.all([
    context.db
      .select({ grant: downloadGrants, release: digitalReleases })
      .from(downloadGrants)
      .innerJoin(digitalReleases, eq(digitalReleases.id, downloadGrants.release_id))
      .where(isOwn)
      .orderBy(desc(downloadGrants.id))
      .limit(limit)
      .offset(offset),
    context.db.select({ count: count() }).from(downloadGrants).where(isOwn),
  ]);
  const downloads = await Promise.all(
    rows.map(async ({ grant, release }): Promise<UserDownload> => {
      const gift = await createGift(context.db, context, release, grant);
      const files = grant.expires_at > context.now() ? gift.files : [];
      return { ...gift, files, redeemed_at: toSeconds(grant.created_at) };
    }),
  );
  return { downloads, count: total?.count ?? 0, offset, limit };
};
