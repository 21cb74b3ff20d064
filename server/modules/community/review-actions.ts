import { canMove } from '#domain/statuses.ts';
import { ReviewStatus } from '#generated/enums.ts';
import { ReviewFields } from '#generated/fields/Review.ts';
import type { RefuseReviewRequest, Review } from '#generated/schemas.ts';
import { eq, sql } from 'drizzle-orm';
import type { AnyCall, Handler } from '#server/core/api/handler.ts';
import { runForEachRecord } from '#server/core/api/run-for-each-record.ts';
import { notFound } from '#server/core/problems/problem.ts';
import { auditChange } from '#server/resources/audit/audit.ts';
import { inTransaction, type Transaction } from '#server/core/database/database.ts';
import { checkAction, transitionNotAllowed } from '#server/resources/check-action.ts';
import { toWire } from '#server/core/api/wire.ts';
import { reviewsResource as definition } from '#generated/resources/reviews.ts';
import { mailAuthor } from './letters/review-mails.ts';
import { type ReviewRow, reviews } from './reviews.table.ts';
import { isVerifiedBuyer } from './verified-buyer.ts';

type Values = Partial<typeof reviews.$inferInsert>;

/** Locks and changes a review, in one transaction with the audit entry and the mail. */
function changeReview(
  call: AnyCall,
  id: number,
  computeValues: (tx: Transaction, before: ReviewRow) => Promise<Values> | Values,
  notify: (tx: Transaction, review: ReviewRow) => Promise<void> = async () => undefined,
): Promise<ReviewRow> {
  return inTransaction(call.context.db, async (tx) => {
    const [before] = await tx.select().from(reviews).where(eq(reviews.id, id)).for('update');
    if (!before) throw notFound();
    const values = await computeValues(tx, before);
    const [updated] = await tx
      .update(reviews)
      .set({ ...values, version: sql`${reviews.version} + 1` })
      .where(eq(reviews.id, id))
      .returning();
    if (!updated) throw notFound();
    await auditChange(tx, call, 'reviews', id, before, updated);
    await notify(tx, updated);
    return updated;
  });
}

function toStatusValues({ status }: ReviewRow, to: ReviewStatus, { user, context }: AnyCall): Values {
  if (!canMove(ReviewStatus, status, to)) throw transitionNotAllowed(status, to);
  return { status: to, checked_at: context.now(), checked_by: user?.id ?? null };
}

const approve = (call: AnyCall, id: number): Promise<ReviewRow> =>
  changeReview(call, id, async (tx, before) => ({
    ...toStatusValues(before, 'valid', call),
    ...{ refusal: null, refusal_note: null },
    // the order may have been paid after the review was written
    verified: before.user_id !== null && (await isVerifiedBuyer(tx, before.user_id, before.project_id)),
  }));

const refuse = (
  call: AnyCall,
  id: number,
  { refusal, refusal_note, notify }: RefuseReviewRequest,
): Promise<ReviewRow> =>
  changeReview(
    call,
    id,
    (_tx, before) => ({ ...toStatusValues(before, 'refused', call), refusal, refusal_note: refusal_note || null }),
    async (tx, review) => {
      if (notify !== false) await mailAuthor(tx, call.context, review, 'review_refused');
    },
  );

function respondWith(call: AnyCall, row: ReviewRow): Review {
  call.reply.header('etag', `"${row.version}"`);
  return toWire(ReviewFields, row) as Review;
}

export const adminApproveReview: Handler<'adminApproveReview'> = async (call) =>
  respondWith(call, await approve(call, call.params.id));

export const adminApproveReviews: Handler<'adminApproveReviews'> = (call) =>
  runForEachRecord(call.body.ids, async (id) => void (await approve(call, id)));

export const adminRefuseReview: Handler<'adminRefuseReview'> = async (call) =>
  respondWith(call, await refuse(call, call.params.id, call.body));

export const adminRefuseReviews: Handler<'adminRefuseReviews'> = (call) =>
  runForEachRecord(call.body.ids, async (id) => void (await refuse(call, id, call.body)));

/** Answers a review, replacing an earlier answer. */
export const adminAnswerReview: Handler<'adminAnswerReview'> = async (call) => {
  const { user, body, params, context } = call;
  const row = await changeReview(
    call,
    params.id,
    (_tx, before) => {
      checkAction(definition, call.operation, before);
      return { answer: body.answer, answered_at: context.now(), answered_by: user?.id ?? null };
    },
    async (tx, review) => {
      if (body.notify !== false) await mailAuthor(tx, context, review, 'review_answered');
    },
  );
  return respondWith(call, row);
};
