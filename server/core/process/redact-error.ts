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
/** Class 22 of SQLSTATE: the message quotes the value that did not fit. */
const QUOTED = /"[^"]*"/g;

/** The message of an error without the values of its query and of fields marked `x-sensitive`, and without e-mail addresses. */
export function redactMessage(error: Error): string {
  if (error instanceof DrizzleQueryError) return `Failed query: ${error.query}`;
  // job libraries report plain objects with an error's members
  const message = String(error.message ?? '');
  const isValue = 'code' in error && typeof error.code === 'string' && /^22[0-9A-Z]{3}$/.test(error.code);
  return (isValue ? message.replaceAll(QUOTED, '"…"') : message).replaceAll(EMAIL, '…@…').replaceAll(FIELDS, '$1…');
}

/** The redacted messages of an error and its causes, one a line. */
export function redactError(error: unknown): string {
  const messages: string[] = [];
  for (let one = error; one instanceof Error; one = one.cause) messages.push(redactMessage(one));
  return messages.join('\n') || typeof error;
}
