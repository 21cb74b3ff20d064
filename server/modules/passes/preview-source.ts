import { sql } from 'drizzle-orm';
import type { PreviewSource } from '#server/resources/preview/preview-source.ts';

/** Effects of actions on passes, for previews. */
export const passesPreview: PreviewSource = {
  rows: [{ more: 'passes_revoked', from: sql`(select 1 from passes where revoked_at is not null) passes` }],
};
