import type { Handlers } from '#server/api/handler.ts';
import { resource } from '#server/resource/register.ts';
import {
  adminAnswerReview,
  adminApproveReview,
  adminApproveReviews,
  adminRefuseReview,
  adminRefuseReviews,
} from '#server/reviews/review-actions.ts';
import { reviews } from '#server/reviews/reviews.table.ts';
import { createComment, listProjectComments, listUserReviews } from '#server/reviews/write-review.ts';

export const reviewsHandlers = {
  ...resource('reviews', { table: reviews }),
  createComment,
  listProjectComments,
  listUserReviews,
  adminApproveReview,
  adminApproveReviews,
  adminRefuseReview,
  adminRefuseReviews,
  adminAnswerReview,
} as const satisfies Partial<Handlers>;
