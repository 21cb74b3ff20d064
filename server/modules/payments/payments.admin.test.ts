import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Mail, Payment } from '#generated/schemas.ts';
import { startShop, type SampleShop } from '#server/modules/orders/checkout/shop.sample.ts';
import { sendMails } from '#server/core/mail/send-mails.ts';
import { testContext } from '#server/resources/exports/testing.ts';

let shop: SampleShop;
let order_id: number;
beforeAll(async () => {
  shop = await startShop();
  ({ order_id } = await shop.buy(await shop.sample.project()));
});
afterAll(() => shop.api.close());

const list = <T>(resource: string) =>
  shop.api.call<T[]>('GET', `/admin/${resource}`, { as: 'team', query: { filter: JSON.stringify({ order_id }) } });

it('lists the payment of an order; staff can change its note only', async () => {
  const [payment] = (await list<Payment>('payments')).body;
  expect(payment).toMatchObject({ status: 'paid', amount: 25.9, card_brand: 'visa', card_last4: '4242' });
  const body = { note: 'Checked with the bank', status: 'not_paid', amount: 1 };
  const saved = await shop.api.call<Payment>('PUT', `/admin/payments/${payment?.id}`, {
    as: 'team',
    body,
    headers: { 'if-match': '"1"' },
  });
  expect(saved.body).toMatchObject({ note: 'Checked with the bank', status: 'paid', amount: 25.9 });
});

it('lists the mails of an order in the outbox', async () => {
  await sendMails.run({}, testContext(shop.api), { last: true });
  const [mail] = (await list<Mail>('mails')).body;
  expect(mail).toMatchObject({ template: 'order_confirmation', status: 'sent', recipient: 'lea.moreau@example.com' });
  const { body } = await shop.api.call<Mail>('GET', `/admin/mails/${mail?.id}`, { as: 'team' });
  expect(body.html).toContain('Salt &amp; Signal');
  expect(body.text).toContain('Salt & Signal');
});
