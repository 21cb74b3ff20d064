import type { Handlers } from '#server/core/api/handler.ts';
import { resource } from '#server/resources/register.ts';
import {
  adminAnswerReview,
  adminApproveReview,
  adminApproveReviews,
  adminRefuseReview,
  adminRefuseReviews,
} from './review-actions.ts';
import { reviews } from './reviews.table.ts';
import { createComment, listProjectComments, listUserReviews } from './write-review.ts';

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
