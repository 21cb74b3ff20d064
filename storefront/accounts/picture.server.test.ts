import { expect, it } from 'vitest';
import { openVisit, problemResponse } from '#storefront/testing/api.ts';
import { USER } from '#storefront/testing/fixtures.ts';
import { savePicture } from './picture.server.ts';

const headers = { cookie: 'token=secret; lang=en; currency=EUR' };
const ADDRESS = 'https://shop.example/my-account/picture';

const json = (values: object) =>
  new Request(ADDRESS, {
    method: 'POST',
    body: JSON.stringify(values),
    headers: { 'content-type': 'application/json' },
  });
function form(...values: (string | File)[]): Request {
  const body = new FormData();
  for (const value of values) body.append('picture', value);
  return new Request(ADDRESS, { method: 'POST', body });
}

it.each([['k1'], [null]])('saves the key of an uploaded file, or null: %s', async (picture) => {
  const { visit, findCalls } = await openVisit({ headers, answers: { 'POST /user/picture': USER } });
  expect(await savePicture(visit, json({ picture }))).toBeUndefined();
  expect(findCalls('POST /user/picture')[0]?.body).toEqual({ picture });
});

it('keeps the picture when a form without JavaScript has no file', async () => {
  const { visit, findCalls } = await openVisit({ headers, answers: { 'POST /user/picture': USER } });
  await savePicture(visit, form('k1', new File([], '')));
  expect(findCalls('POST /user/picture')[0]?.body).toEqual({ picture: 'k1' });
});

it('uploads the file of a form without JavaScript and shows a rejection at the input', async () => {
  const errors = [{ path: 'size', code: 'file_max_size', params: { max: 8 } }];
  const { visit, findCalls } = await openVisit({
    headers,
    answers: { 'POST /uploads': problemResponse(422, 'validation_failed', { errors }) },
  });
  const outcome = await savePicture(visit, form('k1', new File(['face'], 'face.png', { type: 'image/png' })));
  expect(findCalls('POST /uploads')[0]?.body).toEqual({
    purpose: 'user_picture',
    name: 'face.png',
    type: 'image/png',
    size: 4,
    part_size: 5_242_880,
  });
  expect(outcome?.problem.errors).toEqual([{ ...errors[0], path: 'picture' }]);
});

it('does not upload a file that is too large', async () => {
  const { visit, calls } = await openVisit({ headers });
  const outcome = await savePicture(visit, form(new File([new Uint8Array(8_388_609)], 'face.png')));
  expect(outcome?.problem.errors).toEqual([{ path: 'picture', code: 'file_max_size', params: { max: 8 } }]);
  expect(calls.filter(({ call }) => call !== 'GET /auth/check')).toEqual([]);
});
