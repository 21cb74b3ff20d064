import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, it } from 'vitest';
import { formatStack } from './error-log.ts';
import { redactMessage, redactError } from './redact-error.ts';

const query = new DrizzleQueryError(
  'insert into mails (recipient, name) values ($1, $2)',
  ['lea@example.com', 'Léa Moreau'],
  Object.assign(new Error('invalid input syntax for type integer: "12 rue Oberkampf"'), { code: '22P02' }),
);
const error = new Error('job push-batch 7 failed', { cause: query });

it.each([
  ['message', redactError],
  ['stack', formatStack],
])('removes the values of a failed query from its %s', (_output, redact) => {
  const text = redact(error);
  for (const value of ['lea@example.com', 'Moreau', 'Oberkampf', 'params']) expect(text).not.toContain(value);
  expect(text).toContain('insert into mails (recipient, name) values ($1, $2)');
  expect(text).toContain('invalid input syntax for type integer');
});

it('keeps the location in the stack', () => {
  expect(formatStack(error)).toMatch(/redact-error\.test\.ts:\d+/);
});

it('removes e-mail addresses from the reply of a mail server', () => {
  const message = new Error('550 5.1.1 <lea.moreau+shop@example.com>: Recipient address rejected');
  expect(redactMessage(message)).toBe('550 5.1.1 <…@…>: Recipient address rejected');
});

it.each([
  ['{"phone":"+33 6 12 34 56 78","quantity":2}', '{"phone":…,"quantity":2}'],
  ['POST /label?zip_code=75011&city=Paris&weight=300', 'POST /label?zip_code=…&city=…&weight=300'],
  ['Key (iban)=(FR76 3000 6000) is not unique', 'Key (iban)=… is not unique'],
  ['firstname: Léa, status: 500', 'firstname: …, status: 500'],
  ['the token is missing, code: 42', 'the token is missing, code: 42'],
])('removes the values of sensitive fields from %s', (message, redacted) => {
  expect(redactMessage(new Error(message))).toBe(redacted);
});

it('returns the type of a thrown value that is not an error', () => {
  expect(redactError({ email: 'lea@example.com' })).toBe('object');
});
