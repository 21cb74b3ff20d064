import { sql } from 'drizzle-orm';
import { defineResource } from '#server/resources/define-resource.ts';
import { subscribers } from './subscribers.table.ts';

/** Subscribers of the newsletter. */
export const subscribersResource = defineResource('subscribers', {
  table: subscribers,
  texts: { leave_path: sql.raw(`select '/newsletter/leave/' || leave_token where status = 'subscribed'`) },
});
