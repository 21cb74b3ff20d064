import { getCodeState } from '#domain/digital/code-state.ts';
import type { DigitalGift, DigitalOffer } from '#generated/schemas.ts';
import { and, eq, gt, sql } from 'drizzle-orm';
import { isRefusal, limitFailures } from '#server/core/authentication/attempts.ts';
import type { AnyCall, Handler } from '#server/core/api/handler.ts';
import { problem } from '#server/core/problems/problem.ts';
import { createSecret } from '#server/core/authentication/signatures.ts';
import { signedLink } from '#server/core/authentication/signed-link.ts';
import { announceChange } from '#server/core/live/announce-change.ts';
import {
  codeBatches,
  digitalReleases,
  downloadCodes,
  downloadGrants,
  type DigitalReleaseRow,
  type GrantRow,
} from './digital.table.ts';
import { hashCode } from '#server/core/authentication/create-code.ts';
import { listFiles, readTracks } from './release-files.ts';
import { inTransaction, type Transaction } from '#server/core/database/database.ts';
import { toSeconds } from '#server/core/api/wire.ts';
import { computeExpiry } from '#server/core/settings/durations.ts';

/** Maximum downloads of each file of a redemption. */
const MAX_FETCHES = 5;

interface FoundCode {
  code: typeof downloadCodes.$inferSelect;
  batch: typeof codeBatches.$inferSelect;
  release: DigitalReleaseRow;
}

/** Runs a transaction with a rate limit for wrong codes by IP address. */
const tryCode = <Result>({ context, ip }: AnyCall, work: (tx: Transaction) => Promise<Result>): Promise<Result> =>
  limitFailures(context.db, [{ kind: 'code', who: ip }], () => inTransaction(context.db, work), isRefusal);

/** Loads the typed code `FOR UPDATE`. Throws 404. */
async function findCode(tx: Transaction, text: string): Promise<FoundCode> {
  const [known] = await tx
    .select({ code: downloadCodes, batch: codeBatches, release: digitalReleases })
    .from(downloadCodes)
    .innerJoin(codeBatches, eq(codeBatches.id, downloadCodes.batch_id))
    .innerJoin(digitalReleases, eq(digitalReleases.id, downloadCodes.release_id))
    .where(eq(downloadCodes.code_hash, hashCode(text)))
    .for('update', { of: downloadCodes });
  if (!known) throw problem(404, 'code_unknown');
  return known;
}

function checkRedeemable({ code, batch }: FoundCode, now: Date): void {
  const state = getCodeState({ ...batch, ...code }, now);
  if (state === 'revoked' || state === 'expired' || state === 'used_up') throw problem(409, `code_${state}`);
}

async function offerOf(tx: Transaction, { title, artist_name, project_id }: DigitalReleaseRow): Promise<DigitalOffer> {
  return { title, artist_name, project_id, tracks: (await readTracks(tx, project_id)).length };
}

/** Returns the content of a code without redeeming it. */
export const checkDownloadCode: Handler<'checkDownloadCode'> = (call) =>
  tryCode(call, async (tx) => {
    const known = await findCode(tx, call.body.code);
    checkRedeemable(known, call.context.now());
    return offerOf(tx, known.release);
  });

/** Redeems a code and returns signed links to the files. */
export const redeemDownloadCode: Handler<'redeemDownloadCode'> = (call) =>
  tryCode(call, async (tx) => {
    const known = await findCode(tx, call.body.code);
    const grant = (await ownGrant(tx, call, known)) ?? (await use(tx, call, known));
    return createGift(tx, call, known.release, grant);
  });

/** The account's valid grant for this code, if any. */
async function ownGrant(
  tx: Transaction,
  { user, context }: AnyCall,
  { code }: FoundCode,
): Promise<GrantRow | undefined> {
  if (!user || code.revoked_at) return undefined;
  const isOwn = and(eq(downloadGrants.code_id, code.id), eq(downloadGrants.user_id, user.id));
  const holds = gt(downloadGrants.expires_at, context.now());
  const [grant] = await tx.select().from(downloadGrants).where(and(isOwn, holds)).limit(1);
  return grant;
}

async function use(tx: Transaction, { user, context }: AnyCall, known: FoundCode): Promise<GrantRow> {
  const now = context.now();
  // read under the row lock, so that concurrent calls cannot share the last use
  checkRedeemable(known, now);
  const { code, release } = known;
  const redeemed_by = user?.id ?? null;
  await tx
    .update(downloadCodes)
    .set({ used: sql`${downloadCodes.used} + 1`, redeemed_at: now, redeemed_by, plain_secret: null })
    .where(eq(downloadCodes.id, code.id));
  const [grant] = await tx
    .insert(downloadGrants)
    .values({
      ...{ release_id: release.id, code_id: code.id, user_id: redeemed_by },
      fetches_each: MAX_FETCHES,
      expires_at: await computeExpiry(tx, 'download_link_hours', now),
      created_at: now,
      secret: createSecret(),
    })
    .returning();
  if (!grant) throw new Error('The database did not answer the grant.');
  await announceChange(tx, { resource: 'digital-codes', id: code.id, action: 'action' });
  return grant;
}

async function createGift(
  tx: Transaction,
  { context }: AnyCall,
  release: DigitalReleaseRow,
  grant: GrantRow,
): Promise<DigitalGift> {
  const files = await listFiles(tx, context, release);
  return {
    ...(await offerOf(tx, release)),
    expires_at: toSeconds(grant.expires_at),
    fetches_each: grant.fetches_each,
    files: files.map(({ file, name }) => {
      const { url } = signedLink(`/downloads/${grant.id}/${file}`, grant, context.now(), {
        until: grant.expires_at,
        file,
      });
      return { name, url };
    }),
  };
}
