import type { SideLimitTable } from '#domain/catalogue/side-minutes.ts';
import { asc } from 'drizzle-orm';
import type { Queryable } from '#server/core/database/database.ts';
import { discFormats } from '#server/modules/pricing/index.ts';

/** Reads the current side limits by format, in seconds. */
export function readSideLimits(db: Queryable): Promise<SideLimitTable> {
  const { format, warn, refuse } = discFormats;
  return db.select({ format, warn, refuse }).from(discFormats).orderBy(asc(discFormats.id));
}
