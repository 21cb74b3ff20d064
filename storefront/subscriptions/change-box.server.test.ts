import { expect, it } from 'vitest';
import { openVisit, problemResponse } from '#storefront/testing/api.ts';
import { submitBoxForm } from './change-box.server.ts';

const createForm = (fields: Readonly<Record<string, string>>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};
const answers = { 'PUT /user/boxes': {}, 'DELETE /user/boxes/7': {}, 'POST /boxes/code': {} };

it.each([
  [{ intent: 'pause', until: '2027-03' }, 'PUT /user/boxes', { id: 7, paused: true, until: '2027-03' }],
  [{ intent: 'pause', until: '' }, 'PUT /user/boxes', { id: 7, paused: true, until: null }],
  [{ intent: 'resume' }, 'PUT /user/boxes', { id: 7, paused: false }],
  [{ intent: 'skip', month: '2027-01' }, 'PUT /user/boxes', { id: 7, skip_month: '2027-01' }],
  [{ intent: 'cancel' }, 'DELETE /user/boxes/7', undefined],
  [{ intent: 'redeem_code', code: ' GIFT-1 ' }, 'POST /boxes/code', { id: 7, code: 'GIFT-1' }],
])('sends %o', async (fields, call, body) => {
  const { visit, findCalls } = await openVisit({ answers });
  expect(await submitBoxForm(visit, createForm({ id: '7', ...fields }))).toBeUndefined();
  expect(findCalls(call).map((entry) => entry.body)).toEqual([body]);
});

it('returns the benefit of a code without redeeming it', async () => {
  const gift = { kind: 'months', months: 3 };
  const { visit, findCalls } = await openVisit({ answers: { ...answers, 'PUT /boxes/code': gift } });
  const answer = await submitBoxForm(visit, createForm({ id: '7', intent: 'check_code', code: 'GIFT-1' }));
  expect(answer).toEqual({ id: 7, code: 'GIFT-1', gift });
  expect(findCalls('POST /boxes/code')).toEqual([]);
});

it('returns the problem with the typed code', async () => {
  const refused = { 'PUT /boxes/code': problemResponse(422, 'code_unknown') };
  const { visit } = await openVisit({ answers: refused });
  expect(await submitBoxForm(visit, createForm({ id: '7', intent: 'check_code', code: 'NO' }))).toMatchObject({
    ...{ id: 7, code: 'NO' },
    problem: { code: 'code_unknown' },
  });
});

it.each([
  { id: '0', intent: 'resume' },
  { id: 'x', intent: 'resume' },
  { id: '7', intent: 'delete' },
])('rejects %o', async (fields) => {
  const { visit } = await openVisit({ answers });
  await expect(submitBoxForm(visit, createForm(fields))).rejects.toMatchObject({ init: { status: 400 } });
});
