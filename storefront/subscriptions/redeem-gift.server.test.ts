import { expect, it } from 'vitest';
import { openVisit, problemResponse } from '#storefront/testing/api.ts';
import { submitGiftForm } from './redeem-gift.server.ts';

const GIFT = { kind: 'months', months: 3, type: 'collector' };
const customer = { firstname: 'Paul', lastname: 'Roux' };

it('checks a code without redeeming it', async () => {
  const { visit, findCalls } = await openVisit({ answers: { 'PUT /boxes/code': GIFT } });
  expect(await submitGiftForm(visit, { intent: 'check', code: ' ABCD ' })).toEqual({ code: 'ABCD', gift: GIFT });
  expect(findCalls('POST /boxes/code')).toEqual([]);
});

it('adds the months to a box of the account', async () => {
  const { visit, findCalls } = await openVisit({ answers: { 'POST /boxes/code': {} } });
  expect(await submitGiftForm(visit, { intent: 'add', code: 'ABCD', id: '7' })).toBeUndefined();
  expect(findCalls('POST /boxes/code')[0]?.body).toEqual({ code: 'ABCD', id: 7 });
});

it('starts a box of the type of the code at the address', async () => {
  const answers = { 'PUT /boxes/code': GIFT, 'POST /user/boxes/vinyl': {} };
  const { visit, findCalls } = await openVisit({ answers });
  expect(await submitGiftForm(visit, { intent: 'start', code: 'ABCD', customer })).toBeUndefined();
  expect(findCalls('POST /user/boxes/vinyl')[0]?.body).toMatchObject({ type: 'collector', customer, code: 'ABCD' });
});

it('keeps the code and its benefit when the address is refused', async () => {
  const refusal = problemResponse(422, 'validation_failed', {
    errors: [{ path: 'customer.city', code: 'input_required' }],
  });
  const answers = { 'PUT /boxes/code': GIFT, 'POST /user/boxes/vinyl': refusal };
  const { visit } = await openVisit({ answers });
  const answer = await submitGiftForm(visit, { intent: 'start', code: 'ABCD', customer });
  expect(answer).toMatchObject({ code: 'ABCD', gift: GIFT, problem: { errors: [{ path: 'customer.city' }] } });
});
