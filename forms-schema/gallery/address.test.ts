import { expect, it } from 'vitest';
import { parseAddress, formatAddress } from './address.ts';

it('stores all settings in the URL, without defaults', () => {
  const search =
    '?story=money&state=invalid&language=fr&scheme=dark&look=office&dir=rtl&density=compact&text=200&bare=';
  expect(formatAddress(parseAddress(search))).toBe(search);
  expect(formatAddress(parseAddress('?story=money&scheme=system&language=en'))).toBe('?story=money');
});

it('replaces unknown values by defaults', () => {
  expect(parseAddress('?scheme=purple&language=xx')).toMatchObject({ scheme: 'system', language: 'en', story: '' });
});
