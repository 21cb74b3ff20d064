import { expect, it } from 'vitest';
import { openVisit, problemResponse } from '#storefront/testing/api.ts';
import { submitBid } from './place-bid.server.ts';

async function submit(fields: Record<string, string>, answer: unknown = {}) {
  const { visit, findCalls } = await openVisit({ answers: { 'POST /lots/7/bids': answer } });
  const form = new FormData();
  for (const [name, value] of Object.entries({ lot: '7', currency: 'EUR', ...fields })) form.set(name, value);
  return { outcome: await submitBid(visit, form), calls: findCalls('POST /lots/7/bids') };
}

it.each([
  ['80', 80],
  ['24,9', 24.9],
  [' 24.90 ', 24.9],
])('places the bid %j', async (maximum, amount) => {
  const { outcome, calls } = await submit({ maximum });
  expect(outcome).toEqual({ lot: 7, typed: '' });
  expect(calls[0]?.body).toEqual({ maximum: amount, currency: 'EUR' });
});

it.each([
  [{ maximum: '' }, 'input_required'],
  [{ maximum: 'much' }, 'input_must_number'],
  [{ maximum: '1e3' }, 'input_must_number'],
  [{ maximum: '80', currency: 'XXX' }, 'currency_of_lot'],
])('refuses %j and keeps what was typed', async (fields, code) => {
  const { outcome, calls } = await submit(fields);
  expect(outcome).toMatchObject({ lot: 7, typed: fields.maximum, problem: { errors: [{ path: 'maximum', code }] } });
  expect(calls).toEqual([]);
});

it('returns the problem of a refused bid', async () => {
  const { outcome } = await submit({ maximum: '80' }, problemResponse(409, 'lot_is_closed'));
  expect(outcome).toMatchObject({ typed: '80', problem: { status: 409, code: 'lot_is_closed' } });
});

it('ignores a form without a lot', async () => {
  expect((await submit({ lot: 'x', maximum: '80' })).calls).toEqual([]);
});
