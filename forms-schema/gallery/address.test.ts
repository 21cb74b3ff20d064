import { expect, it } from 'vitest';
import { readAddress, writeAddress } from './address.ts';

it('keeps everything that is looked at in the address, and says nothing twice', () => {
  const search =
    '?story=money&state=invalid&language=fr&scheme=dark&look=office&dir=rtl&density=compact&text=200&bare=';
  expect(writeAddress(readAddress(search))).toBe(search);
  expect(writeAddress(readAddress('?story=money&scheme=system&language=en'))).toBe('?story=money');
});

it('takes what nobody knows for not said', () => {
  expect(readAddress('?scheme=purple&language=xx')).toMatchObject({ scheme: 'system', language: 'en', story: '' });
});
