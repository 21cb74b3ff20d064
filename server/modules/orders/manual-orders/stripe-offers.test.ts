import { afterAll, beforeAll, expect, it } from 'vitest';
import { startStripeSimulator, type StripeSimulator } from '#server/testing/stripe-simulator.sample.ts';
import { type DraftDesk, startDesk } from './draft.sample.ts';

let desk: DraftDesk;
let simulator: StripeSimulator;
beforeAll(async () => {
  simulator = await startStripeSimulator();
  desk = await startDesk({ config: { stripe: simulator.config } });
});
afterAll(async () => {
  await desk.api.close();
  await simulator.close();
});

it('an offer is paid by a card, also without an address to return to, and by no method of a bank', async () => {
  const project = await desk.sample.project({ items: [{ price: 2000, stock: 9 }] });
  const { body: draft } = await desk.draft({ lines: [{ item_id: project.items[0] ?? 0, quantity: 2 }] });
  const token = await desk.offer(draft.id);
  const pay = (payment_method: string) =>
    desk.api.call<{ status: string }>('POST', `/offers/${token}/pay`, {
      body: { expected_total: draft.total, payment_method },
    });
  for (const method of ['ideal', 'sepa_debit'] as const)
    expect((await pay(simulator.createToken(method))).status).toBe(402);
  const { status, body } = await pay(simulator.createToken('4242 4242 4242 4242', null));
  expect([status, body.status]).toEqual([200, 'paid']);
});
