import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Handler } from '#server/core/api/handler.ts';
import { notFound } from '#server/core/problems/problem.ts';
import { items } from '#server/modules/catalogue/index.ts';
import { boxes, boxPeriods, requireOwnBox } from '#server/modules/subscriptions/index.ts';
import { reviews } from './reviews.table.ts';
import { readUserReviews } from './write-review.ts';

/** Lists the rated reviews that the caller has written of records sent with her box (§7 user/boxes/{boxId}/reviews/{userId}). */
export const listBoxReviews: Handler<'listBoxReviews'> = async (call) => {
  const { context, params } = call;
  const { reads } = context;
  const [row] = await reads.select().from(boxes).where(eq(boxes.id, params.id));
  const box = requireOwnBox(row, call);
  if (params.user_id !== box.user_id) throw notFound();
  const sent = reads
    .select({ project_id: items.project_id })
    .from(boxPeriods)
    .innerJoin(items, eq(items.id, boxPeriods.item_id))
    .where(and(eq(boxPeriods.box_id, box.id), eq(boxPeriods.status, 'ordered')));
  const isOfBox = [
    eq(reviews.user_id, params.user_id),
    isNotNull(reviews.rating),
    inArray(reviews.project_id, sent),
  ] as const;
  return readUserReviews(reads, ...isOfBox);
};
