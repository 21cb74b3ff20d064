import type { PublicationStatus } from '#generated/enums.ts';
import { and, eq, lte, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Whether an article is visible to visitors. */
export const isPublished = (
  { status, published_at }: { readonly status: PublicationStatus; readonly published_at: Date | null },
  now: Date,
): boolean => status === 'published' && published_at !== null && published_at <= now;

/** SQL of `isPublished`. */
export const isVisible = (
  { status, published_at }: { readonly status: PgColumn; readonly published_at: PgColumn },
  now: Date,
): SQL | undefined => and(eq(status, 'published'), lte(published_at, now));
