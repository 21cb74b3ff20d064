import type { Handlers } from '#server/core/api/handler.ts';
import { defineResource } from '#server/resources/define-resource.ts';
import {
  adminAnswerReview,
  adminApproveReview,
  adminApproveReviews,
  adminRefuseReview,
  adminRefuseReviews,
} from './review-actions.ts';
import { listBoxReviews } from './box-reviews.ts';
import { listReviews } from './list-reviews.ts';
import { reviews } from './reviews.table.ts';
import { createComment, listProjectComments, listUserReviews } from './write-review.ts';

export const reviewsResource = defineResource('reviews', { table: reviews });

export const reviewsHandlers = {
  ...reviewsResource.handlers,
  createComment,
  listProjectComments,
  listUserReviews,
  listBoxReviews,
  listReviews,
  adminApproveReview,
  adminApproveReviews,
  adminRefuseReview,
  adminRefuseReviews,
  adminAnswerReview,
} as const satisfies Partial<Handlers>;
