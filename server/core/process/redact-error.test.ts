import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, it } from 'vitest';
import { formatStack } from './error-log.ts';
import { redactMessage, redactError } from './redact-error.ts';

const query = new DrizzleQueryError(
  'insert into mails (recipient, name) values ($1, $2)',
  ['lea@example.com', 'Léa Moreau'],
  Object.assign(new Error('invalid input syntax for type integer: "12 rue Oberkampf"'), { code: '22P02' }),
);
const failed = new Error('job push-batch 7 failed', { cause: query });

it.each([
  ['its text', redactError],
  ['its stack', formatStack],
])('keeps names, addresses and e-mails of a failed query out of %s', (_what, redacted) => {
  const shown = redacted(failed);
  for (const value of ['lea@example.com', 'Moreau', 'Oberkampf', 'params']) expect(shown).not.toContain(value);
  expect(shown).toContain('insert into mails (recipient, name) values ($1, $2)');
  expect(shown).toContain('invalid input syntax for type integer');
});

it('keeps the place in the code', () => {
  expect(formatStack(failed)).toMatch(/redact-error\.test\.ts:\d+/);
});

it('removes e-mail addresses from a mail server’s reply', () => {
  const said = new Error('550 5.1.1 <lea.moreau+shop@example.com>: Recipient address rejected');
  expect(redactMessage(said)).toBe('550 5.1.1 <…@…>: Recipient address rejected');
});

it.each([
  ['{"phone":"+33 6 12 34 56 78","quantity":2}', '{"phone":…,"quantity":2}'],
  ['POST /label?zip_code=75011&city=Paris&weight=300', 'POST /label?zip_code=…&city=…&weight=300'],
  ['Key (iban)=(FR76 3000 6000) is not unique', 'Key (iban)=… is not unique'],
  ['firstname: Léa, status: 500', 'firstname: …, status: 500'],
  ['the token is missing, code: 42', 'the token is missing, code: 42'],
])('leaves the value of a marked field out of %s', (said, shown) => {
  expect(redactMessage(new Error(said))).toBe(shown);
});

it('omits a thrown value that is no error', () => {
  expect(redactError({ email: 'lea@example.com' })).toBe('object');
});
