// Browsers download files without an Authorization header, so links are signed with the key of their record and expire.
import type { FileLink } from '#generated/schemas.ts';
import { problem } from '#server/core/problems/problem.ts';
import { isSignatureValid, sign } from './signatures.ts';
import { toSeconds } from '#server/core/api/wire.ts';

/** Default lifetime of a link. */
const LINK_SECONDS = 60;

interface SignedRecord {
  readonly id: number;
  readonly secret: string;
}

const toSignedText = (id: number, until: number, file: string): string =>
  [id, until, ...(file ? [file] : [])].join('.');

interface LinkOptions {
  /** Expiry; a minute from now by default. */
  until?: Date;
  /** Name of the file, when the record has several. */
  file?: string;
}

/** Signs a record, or a file of it, until a time in Unix seconds. */
export const signRecord = ({ id, secret }: SignedRecord, until: number, file = ''): string =>
  sign(secret, toSignedText(id, until, file));

/** Creates a signed link to a record's file; `path` is below /api. */
export function createSignedLink(
  path: string,
  row: SignedRecord,
  now: Date,
  { until, file = '' }: LinkOptions = {},
): FileLink {
  const expires_at = until ? toSeconds(until) : toSeconds(now) + LINK_SECONDS;
  const signature = signRecord(row, expires_at, file);
  return { url: `/api${path}?until=${expires_at}&signature=${signature}`, expires_at };
}

/** Throws 403 when the signature is invalid or expired, or the record is missing. */
export function checkSignature<Row extends SignedRecord>(
  row: Row | undefined,
  { until, signature }: { until: number; signature: string },
  now: Date,
  file = '',
): asserts row is Row {
  const isValid = row !== undefined && isSignatureValid(row.secret, toSignedText(row.id, until, file), signature);
  if (!isValid || until < toSeconds(now)) throw problem(403, 'link_expired');
}
