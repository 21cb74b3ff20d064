import { getCodeState } from '#domain/digital/code-state.ts';
import type { CheckedCode, DigitalGift, DigitalOffer } from '#generated/schemas.ts';
import { and, eq, gt, sql } from 'drizzle-orm';
import { isRefusal, limitFailures } from '#server/core/authentication/attempts.ts';
import type { AnyCall, Call, Context, Handler } from '#server/core/api/handler.ts';
import { notFound, problem } from '#server/core/problems/problem.ts';
import { createSecret } from '#server/core/authentication/signatures.ts';
import { checkSignature, createSignedLink, signRecord } from '#server/core/authentication/signed-link.ts';
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
import { getPictureFolder, projects } from '#server/modules/catalogue/index.ts';
import { inTransaction, type Queryable, type Transaction } from '#server/core/database/database.ts';
import { toSeconds } from '#server/core/api/wire.ts';
import { computeExpiry } from '#server/core/settings/durations.ts';

/** Maximum downloads of each file of a redemption. */
const MAX_FETCHES = 5;

/** A code with its batch and release. */
interface CodeRow {
  code: typeof downloadCodes.$inferSelect;
  batch: typeof codeBatches.$inferSelect;
  release: DigitalReleaseRow;
}

/** Runs a transaction with a rate limit for wrong codes by IP address. */
const runWithCodeLimit = <Result>(
  { context, ip }: AnyCall,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> =>
  limitFailures(context.db, [{ kind: 'code', who: ip }], () => inTransaction(context.db, work), isRefusal);

/** Loads the entered code `FOR UPDATE`. Throws 404. */
async function findCode(tx: Transaction, text: string): Promise<CodeRow> {
  const [row] = await tx
    .select({ code: downloadCodes, batch: codeBatches, release: digitalReleases })
    .from(downloadCodes)
    .innerJoin(codeBatches, eq(codeBatches.id, downloadCodes.batch_id))
    .innerJoin(digitalReleases, eq(digitalReleases.id, downloadCodes.release_id))
    .where(eq(downloadCodes.code_hash, hashCode(text)))
    .for('update', { of: downloadCodes });
  if (!row) throw problem(404, 'code_unknown');
  return row;
}

function checkRedeemable({ code, batch }: CodeRow, now: Date): void {
  const state = getCodeState({ ...batch, ...code }, now);
  if (state === 'revoked' || state === 'expired' || state === 'used_up') throw problem(409, `code_${state}`);
}

async function readOffer(db: Queryable, { title, artist_name, project_id }: DigitalReleaseRow): Promise<DigitalOffer> {
  return { title, artist_name, project_id, tracks: (await readTracks(db, project_id)).length };
}

async function readCheckedCode(db: Queryable, context: Context, release: DigitalReleaseRow): Promise<CheckedCode> {
  const { id, picture } = projects;
  const [project] = await db.select({ id, picture }).from(projects).where(eq(id, release.project_id));
  if (!project) throw new Error('The release has no project.');
  const offer = await readOffer(db, release);
  const files = await listFiles(db, context, release);
  return { ...offer, picture: getPictureFolder(project), file_names: files.map(({ name }) => name) };
}

/** Returns what a code unlocks without redeeming it. Accepts a code whose links the account may still use. */
export const checkDownloadCode: Handler<'checkDownloadCode'> = (call) =>
  runWithCodeLimit(call, async (tx) => {
    const row = await findCode(tx, call.body.code);
    if (!(await findGrant(tx, call, row))) checkRedeemable(row, call.context.now());
    return readCheckedCode(tx, call.context, row.release);
  });

/** Redeems a code and returns signed links to the files. */
export const redeemDownloadCode: Handler<'redeemDownloadCode'> = (call) =>
  runWithCodeLimit(call, async (tx) => {
    const row = await findCode(tx, call.body.code);
    const grant = (await findGrant(tx, call, row)) ?? (await redeemCode(tx, call, row));
    return createGift(tx, call.context, row.release, grant);
  });

/** Finds the account's valid grant for a code. */
async function findGrant(
  tx: Transaction,
  { user, context }: AnyCall,
  { code }: CodeRow,
): Promise<GrantRow | undefined> {
  if (!user || code.revoked_at) return undefined;
  const isOwn = and(eq(downloadGrants.code_id, code.id), eq(downloadGrants.user_id, user.id));
  const isValid = gt(downloadGrants.expires_at, context.now());
  const [grant] = await tx.select().from(downloadGrants).where(and(isOwn, isValid)).limit(1);
  return grant;
}

async function redeemCode(tx: Transaction, { user, context }: AnyCall, row: CodeRow): Promise<GrantRow> {
  const now = context.now();
  // the row is locked, so that concurrent calls cannot share the last use
  checkRedeemable(row, now);
  const { code, release } = row;
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
  if (!grant) throw new Error('The database did not return the grant.');
  await announceChange(tx, { resource: 'digital-codes', id: code.id, action: 'action' });
  return grant;
}

/**
 * Loads the grant of a signed link to a file, or to the redemption without one, and its release. Throws 403 for an invalid or
 * expired signature.
 */
export async function findSignedGrant(
  { context, params, query }: Pick<Call<'getDownload'>, 'context' | 'params' | 'query'>,
  file?: string,
): Promise<{ grant: GrantRow; release: DigitalReleaseRow }> {
  const { db, now } = context;
  const [grant] = await db.select().from(downloadGrants).where(eq(downloadGrants.id, params.id));
  checkSignature(grant, query, now(), file);
  const [release] = await db.select().from(digitalReleases).where(eq(digitalReleases.id, grant.release_id));
  if (!release) throw notFound();
  return { grant, release };
}

/** Returns a redemption by its signature. Throws 403 once its links have expired. */
export const getDownload: Handler<'getDownload'> = async (call) => {
  const { grant, release } = await findSignedGrant(call);
  return createGift(call.context.db, call.context, release, grant);
};

/** The files of a grant, with signed links. */
export async function createGift(
  db: Queryable,
  context: Context,
  release: DigitalReleaseRow,
  grant: GrantRow,
): Promise<DigitalGift> {
  const files = await listFiles(db, context, release);
  const expires_at = toSeconds(grant.expires_at);
  return {
    ...(await readOffer(db, release)),
    ...{ id: grant.id, signature: signRecord(grant, expires_at), expires_at },
    fetches_each: grant.fetches_each,
    files: files.map(({ file, name }) => {
      const { url } = createSignedLink(`/downloads/${grant.id}/${file}`, grant, context.now(), {
        until: grant.expires_at,
        file,
      });
      return { name, url };
    }),
  };
}
