import { expect, it } from 'vitest';
import { getLocalPart, normaliseEmail } from './emails.ts';

it('stores and compares addresses trimmed and in lower case', () => {
  expect(normaliseEmail(' Lea.Moreau@Example.com ')).toBe('lea.moreau@example.com');
});

it('takes the part before the last @ for a name', () => {
  expect(getLocalPart('lea.moreau@example.com')).toBe('lea.moreau');
  expect(getLocalPart('"lea@home"@example.com')).toBe('"lea@home"');
});
