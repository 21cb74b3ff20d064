import { expect, it } from 'vitest';
import { openVisit, problemResponse } from '#storefront/testing/api.ts';
import { readMessage } from './read-message.server.ts';

const ADDRESS = 'https://shop.example/my-account/messages/41';
const headers = { cookie: 'token=secret; lang=en; currency=EUR' };

const json = (values: object) =>
  new Request(ADDRESS, {
    method: 'POST',
    body: JSON.stringify(values),
    headers: { 'content-type': 'application/json' },
  });
function form(text: string, ...pictures: (string | File)[]): Request {
  const body = new FormData();
  body.append('text', text);
  for (const picture of pictures) body.append('pictures', picture);
  return new Request(ADDRESS, { method: 'POST', body });
}

it('has the keys of uploaded pictures', async () => {
  const { visit, calls } = await openVisit({ headers });
  const values = { text: 'It is dented.', pictures: ['k1', 'k2'] };
  expect(await readMessage(visit, json(values))).toEqual(values);
  expect(calls.filter(({ call }) => call.includes('/uploads'))).toEqual([]);
});

it('uploads the pictures of a form without JavaScript', async () => {
  const { visit, findCalls } = await openVisit({
    headers,
    answers: {
      'POST /uploads': { id: 'u1', part_size: 5_242_880, expires_at: 0 },
      'PUT /uploads/u1/parts/1': undefined,
      'GET /uploads/u1/parts': { parts: [{ number: 1, etag: '"e"' }] },
      'POST /uploads/u1/complete': { key: 'k3', url: '' },
    },
  });
  const file = new File(['dent'], 'dent.png', { type: 'image/png' });
  expect(await readMessage(visit, form('It is dented.', file))).toEqual({ text: 'It is dented.', pictures: ['k3'] });
  expect(findCalls('POST /uploads')[0]?.body).toMatchObject({ purpose: 'message_picture', name: 'dent.png', size: 4 });
});

it('without a text is refused before its pictures are uploaded', async () => {
  const { visit, calls } = await openVisit({ headers });
  const file = new File(['dent'], 'dent.png', { type: 'image/png' });
  await expect(readMessage(visit, form('', file))).rejects.toMatchObject({
    body: { errors: [{ path: 'text', code: 'input_required' }] },
  });
  expect(calls.filter(({ call }) => call.includes('/uploads'))).toEqual([]);
});

it('shows a rejection of a picture at the input of pictures', async () => {
  const errors = [{ path: 'type', code: 'file_type' }];
  const answers = { 'POST /uploads': problemResponse(422, 'validation_failed', { errors }) };
  const { visit } = await openVisit({ headers, answers });
  const file = new File(['dent'], 'dent.png', { type: 'image/png' });
  await expect(readMessage(visit, form('Look.', file))).rejects.toMatchObject({
    body: { errors: [{ path: 'pictures', code: 'file_type' }] },
  });
});
