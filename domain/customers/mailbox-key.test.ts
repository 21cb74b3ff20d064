import { expect, it } from 'vitest';
import { toMailboxKey } from './mailbox-key.ts';

it('is equal for all spellings of an address', () => {
  for (const email of ['Lea.Moreau+win@gmail.com', 'leamoreau@googlemail.com', ' l.e.a.moreau@GMAIL.com '])
    expect(toMailboxKey(email)).toBe('leamoreau@gmail.com');
  expect(toMailboxKey('lea.moreau+2@example.com')).toBe('lea.moreau@example.com');
  expect(toMailboxKey('leamoreau@example.com')).not.toBe(toMailboxKey('lea.moreau@example.com'));
});
