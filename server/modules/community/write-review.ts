import { CommentFields } from '#generated/fields/Comment.ts';
import type { Comment, CommentList, UserReview } from '#generated/schemas.ts';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { countAttempt } from '#server/core/authentication/attempts.ts';
import type { Call } from '#server/core/api/handler.ts';
import { problem } from '#server/core/problems/problem.ts';
import { requireAccount } from '#server/core/authentication/require-account.ts';
import { projects, readAccessibleProject, VISIBILITY_COLUMNS } from '#server/modules/catalogue/index.ts';
import { announceChange } from '#server/core/live/announce-change.ts';
import { inTransaction, type Queryable } from '#server/core/database/database.ts';
import { mapConstraintErrors } from '#server/resources/constraints.ts';
import { toWire } from '#server/core/api/wire.ts';
import { type ReviewRow, reviews } from './reviews.table.ts';
import { toSignature } from './signature.ts';
import { isVerifiedBuyer } from './verified-buyer.ts';

/** Converts a row to what the public sees of it. */
export const toComment = (row: ReviewRow): Comment => toWire(CommentFields, row) as Comment;

const { id, name, artist_name, category, picture } = projects;

/** Reads the reviews that meet all conditions with their projects, newest first. */
export async function readUserReviews(db: Queryable, ...conditions: readonly SQL[]): Promise<UserReview[]> {
  const rows = await db
    .select({ review: reviews, project: { id, name, artist_name, category, picture } })
    .from(reviews)
    .innerJoin(projects, eq(projects.id, reviews.project_id))
    .where(and(...conditions))
    .orderBy(desc(reviews.created_at), desc(reviews.id))
    .limit(200);
  return rows.map(({ review, project }) => ({ ...toComment(review), status: review.status, project }));
}

/** Stores a comment or review for moderation. Throws 409 for a second review of a release. */
export async function createComment(call: Call<'createComment'>): Promise<UserReview> {
  const { body, context } = call;
  const user = requireAccount(call.user);
  const { project_id, rating = null, text, lang = user.lang } = body;
  await readAccessibleProject(call, project_id, VISIBILITY_COLUMNS);
  await countAttempt(context.db, { kind: 'comment', who: String(user.id) });
  const review = await inTransaction(context.db, async (tx) => {
    const verified = await isVerifiedBuyer(tx, user.id, project_id);
    const values = { project_id, user_id: user.id, author_name: toSignature(user.name), rating, text, lang, verified };
    const [inserted] = await mapConstraintErrors(reviews, 'write', () =>
      tx
        .insert(reviews)
        .values({ ...values, created_at: context.now() })
        .returning(),
    ).catch((error: unknown) => {
      throw rating === null ? error : toReviewProblem(error);
    });
    if (!inserted) throw new Error('The database did not return the review.');
    await announceChange(tx, { resource: 'reviews', id: inserted.id, action: 'create' });
    const [written] = await readUserReviews(tx, eq(reviews.id, inserted.id));
    if (!written) throw new Error('The database did not return the review.');
    return written;
  });
  call.reply.status(201);
  return review;
}

function toReviewProblem(error: unknown): unknown {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'already_taken';
  return isTaken ? problem(409, 'already_reviewed', { cause: error }) : error;
}

/** Lists the approved reviews of a project, newest first, with the average rating. */
export async function listProjectComments(call: Call<'listProjectComments'>): Promise<CommentList> {
  const { context, params, query } = call;
  await readAccessibleProject(call, params.id, VISIBILITY_COLUMNS);
  const isPublished = and(eq(reviews.project_id, params.id), eq(reviews.status, 'valid'));
  const [rows, [sums]] = await Promise.all([
    context.reads
      .select()
      .from(reviews)
      .where(isPublished)
      .orderBy(desc(reviews.created_at), desc(reviews.id))
      .limit(query.limit ?? 24)
      .offset(query.offset ?? 0),
    context.reads
      .select({
        count: sql<number>`count(*)::int`,
        ratings: sql<number>`count(rating)::int`,
        average: sql<number | null>`round(avg(rating), 1)::float`,
      })
      .from(reviews)
      .where(isPublished),
  ]);
  return { comments: rows.map(toComment), count: 0, ratings: 0, average: null, ...sums };
}

/** Lists the comments and reviews of the account, newest first. */
export async function listUserReviews(call: Call<'listUserReviews'>): Promise<UserReview[]> {
  const isOwnReview = eq(reviews.user_id, requireAccount(call.user).id);
  return readUserReviews(call.context.reads, isOwnReview);
}
