// Removes query values and personal data from error messages.
import { sensitiveNames } from '#generated/sensitive.ts';
import { DrizzleQueryError } from 'drizzle-orm/errors';

/** E-mail addresses in messages of mail servers. */
const EMAIL = /[^\s<>"'()@,;:]+@[^\s<>"'(),;:]+/g;
/** `x-sensitive` fields with their values: `"phone":"…"`, `phone=…`, `(phone)=(…)`, `phone: …`. */
const FIELDS = new RegExp(
  String.raw`((?:^|[^A-Za-z0-9_])(?:${sensitiveNames.join('|')})(?:_hash)?["')]?\s*[=:]\s*)("(?:[^"\\]|\\.)*"|\([^)]*\)|[^\s,;&}]+)`,
  'gi',
);
/** Values quoted in messages of SQLSTATE class 22. */
const QUOTED = /"[^"]*"/g;

/** Returns the message of an error without query values, values of `x-sensitive` fields and e-mail addresses. */
export function redactMessage(error: Error): string {
  if (error instanceof DrizzleQueryError) return `Failed query: ${error.query}`;
  // job libraries report plain objects with the properties of an error
  const message = String(error.message ?? '');
  const isValue = 'code' in error && typeof error.code === 'string' && /^22[0-9A-Z]{3}$/.test(error.code);
  return (isValue ? message.replaceAll(QUOTED, '"…"') : message).replaceAll(EMAIL, '…@…').replaceAll(FIELDS, '$1…');
}

/** Returns the redacted messages of an error and its causes, one per line. */
export function redactError(error: unknown): string {
  const messages: string[] = [];
  for (let one = error; one instanceof Error; one = one.cause) messages.push(redactMessage(one));
  return messages.join('\n') || typeof error;
}
