import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import { isAccepted, normaliseType } from '#forms-schema/upload/accept.ts';
import { RESUME_WINDOW_MS } from '#forms-schema/upload/resume-store.ts';
import { countAttempt } from '#server/core/authentication/attempts.ts';
import type { Body, Handler } from '#server/core/api/handler.ts';
import { type FieldError, invalid, problem } from '#server/core/problems/problem.ts';
import type { Transaction } from '#server/core/database/database.ts';
import { toSeconds } from '#server/core/api/wire.ts';
import { countParts } from './find-upload.ts';
import { MAX_BYTES, MAX_PARTS, MAX_UPLOADS } from './limits.ts';
import { getLimits, canUpload } from './purposes.ts';
import { uploads } from './uploads.table.ts';

/** Opens an upload after checking permission, size, type and quota. */
export const openUpload: Handler<'openUpload'> = async ({ body, user, context: { db, now }, reply }) => {
  if (!canUpload(user, body.purpose)) throw problem(403, 'not_allowed');
  const errors = findErrors(body);
  if (errors.length > 0) throw invalid(errors);
  await countAttempt(db, { kind: 'upload', who: String(user?.id) });
  const values = {
    ...withDefaults(body),
    user_id: user?.id,
    id: createRandomName(),
    key: createRandomName(),
    idle_since: now(),
  };
  await db.transaction(async (tx) => {
    await checkQuota(tx, values);
    await tx.insert(uploads).values(values);
  });
  reply.status(201);
  const expires = new Date(values.idle_since.getTime() + RESUME_WINDOW_MS);
  return { id: values.id, part_size: values.part_size, expires_at: toSeconds(expires) };
};

/** Creates a name of 128 random bits, valid as a folder name. */
const createRandomName = (): string => randomBytes(16).toString('hex');

/** Adds defaults to the body, for the type checker. */
function withDefaults({ purpose, name, type = '', size, part_size = 0 }: Body<'openUpload'>) {
  return { purpose, name, type, size, part_size };
}

function findErrors(body: Body<'openUpload'>): FieldError[] {
  const { accept, maxSize } = getLimits(body.purpose);
  const { name, type, size, part_size } = withDefaults(body);
  // checks the declared type; the content is checked on completion
  const isOfKind = type === '' || isAccepted(accept, { name, type }, normaliseType(type));
  return [
    ...(size > maxSize * 1_048_576 ? [{ path: 'size', code: 'file_max_size', params: { max: maxSize } }] : []),
    ...(isOfKind ? [] : [{ path: 'type', code: 'file_type' }]),
    ...(countParts({ size, part_size }) > MAX_PARTS
      ? [{ path: 'part_size', code: 'input_min', params: { min: Math.ceil(size / MAX_PARTS) } }]
      : []),
  ];
}

/** Throws 409 when the quota of unassigned uploads is exceeded. Serialised by account. */
async function checkQuota(tx: Transaction, { user_id = 0, size }: { user_id?: number; size: number }): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('uploads'), ${user_id})`);
  const [usage] = await tx
    .select({ count: sql<number>`count(*)::int`, bytes: sql<number>`coalesce(sum(${uploads.size}), 0)::float8` })
    .from(uploads)
    .where(and(eq(uploads.user_id, user_id), isNull(uploads.used_by), ne(uploads.status, 'aborted')));
  if (usage && (usage.count >= MAX_UPLOADS || usage.bytes + size > MAX_BYTES)) throw problem(409, 'upload_quota');
}
