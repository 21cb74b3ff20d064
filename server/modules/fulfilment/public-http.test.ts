import { expect, it } from 'vitest';
import { isPublicAddress, postToPublic, checkUrl } from './public-http.ts';

it.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '::1',
  'fe80::1',
  'fd00::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '2002:7f00:1::',
  '224.0.0.1',
  'nonsense',
])('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

it.each(['8.8.8.8', '2606:4700:4700::1111', '::ffff:8.8.8.8'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

it.each([
  ['http://api.partner.example/x', 'url_invalid'],
  ['ftp://api.partner.example/x', 'url_invalid'],
  ['https://user:pass@api.partner.example/x', 'url_invalid'],
  ['nonsense', 'url_invalid'],
  ['https://127.0.0.1/x', 'url_not_public'],
  ['https://2130706433/x', 'url_not_public'],
  ['https://[::1]/x', 'url_not_public'],
  ['https://localhost/x', 'url_not_public'],
  ['https://metadata.internal/x', 'url_not_public'],
  ['https://api.partner.example/x', undefined],
  ['http://127.0.0.1:4010/x', undefined],
  ['http://127.0.0.1:4011/x', 'url_invalid'],
] as const)('%s: %s', (url, error) => {
  expect(checkUrl(url, ['127.0.0.1:4010'])).toBe(error);
});

it('rejects a host name that resolves to a private address', async () => {
  // a public-looking name; only its address is private
  const response = postToPublic({ url: 'https://localhost.localdomain.test/', body: '{}', headers: {}, allowed: [] });
  await expect(response).rejects.toThrow();
});
