import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, it } from 'vitest';
import { stackOf } from '#server/platform/error-log.ts';
import { redactedMessage, redactedText } from '#server/platform/redact-error.ts';

const query = new DrizzleQueryError(
  'insert into mails (recipient, name) values ($1, $2)',
  ['lea@example.com', 'Léa Moreau'],
  Object.assign(new Error('invalid input syntax for type integer: "12 rue Oberkampf"'), { code: '22P02' }),
);
const failed = new Error('job send-mail 7 failed', { cause: query });

it.each([
  ['its text', redactedText],
  ['its stack', stackOf],
])('keeps names, addresses and e-mails of a failed query out of %s', (_what, redacted) => {
  const shown = redacted(failed);
  for (const value of ['lea@example.com', 'Moreau', 'Oberkampf', 'params']) expect(shown).not.toContain(value);
  expect(shown).toContain('insert into mails (recipient, name) values ($1, $2)');
  expect(shown).toContain('invalid input syntax for type integer');
});

it('keeps the place in the code', () => {
  expect(stackOf(failed)).toMatch(/redact-error\.test\.ts:\d+/);
});

it('leaves e-mail addresses out of what a mail server says', () => {
  const said = new Error('550 5.1.1 <lea.moreau+shop@example.com>: Recipient address rejected');
  expect(redactedMessage(said)).toBe('550 5.1.1 <…@…>: Recipient address rejected');
});

it('says nothing of a thrown value that is no error', () => {
  expect(redactedText({ email: 'lea@example.com' })).toBe('object');
});
