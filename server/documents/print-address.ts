// A browser opens a PDF by itself, and sends no token of ours. So the address says that it may: for some minutes, for one
// run, signed with a key that only this run has.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { problem } from '#server/api/problem.ts';
import type { printRuns } from '#server/documents/prints.table.ts';
import { toSeconds } from '#server/resource/wire.ts';

type Run = Pick<typeof printRuns.$inferSelect, 'id' | 'secret'>;

/** Long enough to load the tab again when the printer was out of paper. */
const HOLDS_SECONDS = 15 * 60;

const signatureOf = ({ id, secret }: Run, until: number): Buffer =>
  createHmac('sha256', secret).update(`${id}.${until}`).digest();

/** Where the sheets of a run may be fetched, and until when. */
export function printAddress(run: Run, now: Date): { url: string; expires_at: number } {
  const expires_at = toSeconds(now) + HOLDS_SECONDS;
  const signature = signatureOf(run, expires_at).toString('base64url');
  return { url: `/api/admin/prints/${run.id}/file?until=${expires_at}&signature=${signature}`, expires_at };
}

/** Throws 403 for an address that is not ours or no longer holds. */
export function checkAddress(run: Run, query: { until: number; signature: string }, now: Date): void {
  const given = Buffer.from(query.signature, 'base64url');
  const expected = signatureOf(run, query.until);
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  if (!isOurs || query.until < toSeconds(now)) throw problem(403, 'link_expired');
}
