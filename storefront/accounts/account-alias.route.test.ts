import { expect, it } from 'vitest';
import { openVisit } from '#storefront/testing/api.ts';
import { loader } from './account-alias.route.ts';

/** Opens an address; returns the status and target of the redirect, or the status of the error. */
async function open(path: string) {
  const { context } = await openVisit({ path });
  const request = new Request(`https://shop.example${path}`);
  try {
    const answer = loader({ request, context, params: {}, url: new URL(request.url), pattern: path });
    return [answer.status, answer.headers.get('location')];
  } catch (error) {
    return (error as { init?: { status: number } }).init?.status;
  }
}

it.each([
  ['/profile', '/my-account/profile'],
  ['/profile/v2', '/my-account/profile'],
  ['/user/profile', '/my-account/profile'],
  ['/user/orders', '/my-account/orders'],
  ['/user/box', '/my-account/box'],
  ['/user/pass', '/my-account/passes'],
  ['/fr/user/orders', '/fr/my-account/orders'],
])('%s leads to %s', async (path, page) => expect(await open(path)).toEqual([302, page]));

it.each(['/user/x', '/profile/v3'])('%s is not found', async (path) => expect(await open(path)).toBe(404));
