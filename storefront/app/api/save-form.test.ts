import { beforeEach, expect, it } from 'vitest';
import { getModals } from '#storefront/ui/modals/modals.ts';
import { saveForm } from './save-form.ts';

// toasts of other tests may still be open
beforeEach(() => getModals().forEach(({ close }) => close(false)));

const redirectWith = (status: number) => new Response(null, { status, headers: { Location: '/my-account' } });
const listKinds = () => getModals().map(({ kind }) => kind);

it.each([
  [303, ['saved']],
  [302, []],
])('a redirect with %i shows %j', async (status, kinds) => {
  const answer = redirectWith(status);
  await expect(saveForm(() => Promise.reject(answer))).rejects.toBe(answer);
  expect(listKinds()).toEqual(kinds);
});

it('a failure becomes a problem, and the page is not loaded again', async () => {
  expect(await saveForm(() => Promise.reject(new TypeError('offline')))).toMatchObject({
    data: { problem: { code: 'network' } },
    init: { status: 503 },
  });
  expect(listKinds()).toEqual([]);
});
