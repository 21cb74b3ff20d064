// A browser that fetches a file does so by itself, and sends no token of ours. So the address says that it may: for some
// time, for one file, signed with a key that only this record has.
import type { FileLink } from '#generated/schemas.ts';
import { problem } from '#server/core/problems/problem.ts';
import { isSignatureValid, sign } from './signatures.ts';
import { toSeconds } from '#server/core/api/wire.ts';

/** How long the address of a file may be used, unless told otherwise. */
const LINK_SECONDS = 60;

interface Signed {
  readonly id: number;
  readonly secret: string;
}

const toSignedText = (id: number, until: number, file: string): string =>
  [id, until, ...(file ? [file] : [])].join('.');

interface LinkOptions {
  /** Until when it holds; a minute when nothing is said. */
  until?: Date;
  /** Which of a record's files it is for, where there are several. */
  file?: string;
}

/** The address of a record's file; `path` is below /api. */
export function signedLink(path: string, row: Signed, now: Date, { until, file = '' }: LinkOptions = {}): FileLink {
  const expires_at = until ? toSeconds(until) : toSeconds(now) + LINK_SECONDS;
  const signature = sign(row.secret, toSignedText(row.id, expires_at, file));
  return { url: `/api${path}?until=${expires_at}&signature=${signature}`, expires_at };
}

/** Refuses an address that we did not give out, or that is too old, with 403; whoever guesses learns nothing of records. */
export function checkSignature<Row extends Signed>(
  row: Row | undefined,
  { until, signature }: { until: number; signature: string },
  now: Date,
  file = '',
): asserts row is Row {
  const isValid = row !== undefined && isSignatureValid(row.secret, toSignedText(row.id, until, file), signature);
  if (!isValid || until < toSeconds(now)) throw problem(403, 'link_expired');
}
