import { beforeEach, expect, it, vi } from 'vitest';
import type * as ownHost from './own-host.server.ts';

const SHOPS = [
  { id: 4, code: 'halfmoon', host: 'records.halfmoon.example' },
  { id: 5, code: 'quay', host: null },
];
const SITE = { nonce: 'n', publicUrl: 'https://www.shop.example', clientIp: '127.0.0.1' };

let answer: () => Response;
let recogniseHost: typeof ownHost.recogniseHost;
// each test has its own cache
beforeEach(async () => {
  vi.resetModules();
  ({ recogniseHost } = await import('./own-host.server.ts'));
  answer = () => Response.json(SHOPS);
});

const recognise = (requestOrigin: string | undefined, site = SITE) =>
  recogniseHost({ ...site, requestOrigin, apiFetch: async () => answer() });

it.each([
  ['https://records.halfmoon.example', 'https://records.halfmoon.example', 'halfmoon'],
  ['https://records.halfmoon.example:8443', 'https://records.halfmoon.example:8443', 'halfmoon'],
  ['https://www.shop.example', SITE.publicUrl, undefined],
  ['https://evil.example', SITE.publicUrl, undefined],
  [undefined, SITE.publicUrl, undefined],
])('%s has the origin %s and the shop %s', async (requestOrigin, origin, code) => {
  const site = await recognise(requestOrigin);
  expect([site.origin, site.hostShop?.code, site.publicUrl]).toEqual([origin, code, SITE.publicUrl]);
});

it('has the configured address for canonical links on this machine', async () => {
  const site = { ...SITE, publicUrl: 'http://records.halfmoon.example:3000', siteUrl: 'http://127.0.0.1:3000' };
  expect(await recognise('http://records.halfmoon.example:3000', site)).toMatchObject({
    publicUrl: 'http://127.0.0.1:3000',
    origin: 'http://records.halfmoon.example:3000',
  });
});

it('is the site while the shops cannot be loaded', async () => {
  answer = () => Response.json({}, { status: 500 });
  expect((await recognise('https://records.halfmoon.example')).hostShop).toBeUndefined();
});
