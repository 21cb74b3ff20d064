import { expect, it } from 'vitest';
import { onePersonKey } from './one-person.ts';

it('is one for all spellings of an address', () => {
  for (const email of ['Lea.Moreau+win@gmail.com', 'leamoreau@googlemail.com', ' l.e.a.moreau@GMAIL.com '])
    expect(onePersonKey(email)).toBe('leamoreau@gmail.com');
  expect(onePersonKey('lea.moreau+2@example.com')).toBe('lea.moreau@example.com');
  expect(onePersonKey('leamoreau@example.com')).not.toBe(onePersonKey('lea.moreau@example.com'));
});
