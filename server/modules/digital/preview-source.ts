import { sql } from 'drizzle-orm';
import type { PreviewSource } from '#server/resources/preview/preview-source.ts';

/** Effects of actions on download codes, for previews. */
export const digitalPreview: PreviewSource = {
  rows: [{ more: 'codes_revoked', from: sql`(select 1 from download_codes where revoked_at is not null) codes` }],
};
