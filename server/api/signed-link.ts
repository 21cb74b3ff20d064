// A browser that fetches a file does so by itself, and sends no token of ours. So the address says that it may: for some
// time, for one file, signed with a key that only this record has.
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FileLink } from '#generated/schemas.ts';
import { problem } from '#server/api/problem.ts';
import { toSeconds } from '#server/resource/wire.ts';

/** How long the address of a file may be used, unless told otherwise. */
const LINK_SECONDS = 60;

interface Signed {
  readonly id: number;
  readonly secret: string;
}

const signatureOf = ({ id, secret }: Signed, until: number, file: string): Buffer =>
  createHmac('sha256', secret)
    .update([id, until, ...(file ? [file] : [])].join('.'))
    .digest();

interface LinkOptions {
  /** Until when it holds; a minute when nothing is said. */
  until?: Date;
  /** Which of a record's files it is for, where there are several. */
  file?: string;
}

/** The address of a record's file; `path` is below /api. */
export function signedLink(path: string, row: Signed, now: Date, { until, file = '' }: LinkOptions = {}): FileLink {
  const expires_at = until ? toSeconds(until) : toSeconds(now) + LINK_SECONDS;
  const signature = signatureOf(row, expires_at, file).toString('base64url');
  return { url: `/api${path}?until=${expires_at}&signature=${signature}`, expires_at };
}

/** Refuses an address that we did not give out, or that is too old, with 403; whoever guesses learns nothing of records. */
export function checkSignature(
  row: Signed | undefined,
  { until, signature }: { until: number; signature: string },
  now: Date,
  file = '',
): void {
  const given = Buffer.from(signature, 'base64url');
  const expected = row && signatureOf(row, until, file);
  const isOurs = expected !== undefined && given.length === expected.length && timingSafeEqual(given, expected);
  if (!isOurs || until < toSeconds(now)) throw problem(403, 'link_expired');
}
