import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import { isAccepted, plainType } from '#forms-schema/upload/accept.ts';
import { UNFINISHED_KEPT } from '#forms-schema/upload/resume-store.ts';
import { countAttempt } from '#server/core/authentication/attempts.ts';
import type { Body, Handler } from '#server/core/api/handler.ts';
import { type FieldError, invalid, problem } from '#server/core/problems/problem.ts';
import type { Transaction } from '#server/core/database/database.ts';
import { toSeconds } from '#server/core/api/wire.ts';
import { partCount } from './find-upload.ts';
import { MOST_BYTES, MOST_PARTS, MOST_UPLOADS } from './limits.ts';
import { limitsOf, mayUpload } from './purposes.ts';
import { uploads } from './uploads.table.ts';

/** Refuses what could not be taken in the end, before a byte of it is sent. */
export const openUpload: Handler<'openUpload'> = async ({ body, user, context: { db, now }, reply }) => {
  if (!mayUpload(user, body.purpose)) throw problem(403, 'not_allowed');
  const errors = faultsOf(body);
  if (errors.length > 0) throw invalid(errors);
  await countAttempt(db, { kind: 'upload', who: String(user?.id) });
  const values = { ...wanted(body), user_id: user?.id, id: randomName(), key: randomName(), idle_since: now() };
  await db.transaction(async (tx) => {
    await checkQuota(tx, values);
    await tx.insert(uploads).values(values);
  });
  reply.status(201);
  const expires = new Date(values.idle_since.getTime() + UNFINISHED_KEPT);
  return { id: values.id, part_size: values.part_size, expires_at: toSeconds(expires) };
};

/** 128 random bits: nobody guesses one, and it is a safe name for a folder. */
const randomName = (): string => randomBytes(16).toString('hex');

/** The body with its defaults, which the check at the door has filled in. */
function wanted({ purpose, name, type = '', size, part_size = 0 }: Body<'openUpload'>) {
  return { purpose, name, type, size, part_size };
}

function faultsOf(body: Body<'openUpload'>): FieldError[] {
  const { accept, maxSize } = limitsOf(body.purpose);
  const { name, type, size, part_size } = wanted(body);
  // without a look inside only what it claims can be judged; a file that claims nothing is judged when it is whole
  const isOfKind = type === '' || isAccepted(accept, { name, type }, plainType(type));
  return [
    ...(size > maxSize * 1_048_576 ? [{ path: 'size', code: 'file_max_size', params: { max: maxSize } }] : []),
    ...(isOfKind ? [] : [{ path: 'type', code: 'file_type' }]),
    ...(partCount({ size, part_size }) > MOST_PARTS
      ? [{ path: 'part_size', code: 'input_min', params: { min: Math.ceil(size / MOST_PARTS) } }]
      : []),
  ];
}

/** An account has only so much that no record names. Others of the same account wait, so that all are counted. */
async function checkQuota(tx: Transaction, { user_id = 0, size }: { user_id?: number; size: number }): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('uploads'), ${user_id})`);
  const [held] = await tx
    .select({ count: sql<number>`count(*)::int`, bytes: sql<number>`coalesce(sum(${uploads.size}), 0)::float8` })
    .from(uploads)
    .where(and(eq(uploads.user_id, user_id), isNull(uploads.used_by), ne(uploads.status, 'aborted')));
  if (held && (held.count >= MOST_UPLOADS || held.bytes + size > MOST_BYTES)) throw problem(409, 'upload_quota');
}
