import { eq } from 'drizzle-orm';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Customer, CustomerDetails, Order, PrintAnswer, Problem } from '#generated/schemas.ts';
import { CARDS, payment } from '#server/modules/cart/cart.sample.ts';
import { DEMO_ENTITY } from '#demo/invoicing/invoices.ts';
import { legalEntity } from '#server/modules/settings/index.ts';
import { mails } from '#server/core/mail/mails.table.ts';
import { startShop, type SampleShop } from './checkout/shop.sample.ts';
import { sendMails } from '#server/core/mail/send-mails.ts';
import { testContext } from '#server/resources/exports/testing.ts';

let shop: SampleShop;
beforeAll(async () => {
  shop = await startShop();
  await shop.api.db.insert(legalEntity).values(DEMO_ENTITY);
});
afterAll(() => shop.api.close());

const MAYA: CustomerDetails = {
  ...{ firstname: 'Maya', lastname: 'Hayes', email: 'maya.hayes@example.com' },
  ...{ address: '1234 W Division St', zip_code: '60622', city: 'Chicago', state: 'IL', country_id: 'US' },
};

async function buy(customer: CustomerDetails) {
  const cart = await shop.cart(await shop.sample.project());
  return shop.pay(payment(cart, CARDS.good, { customer }));
}

const loadOrder = async (id: number) => (await shop.api.call<Order>('GET', `/admin/orders/${id}`, { as: 'team' })).body;
const getErrors = (text: string) => (JSON.parse(text) as Problem).errors?.map(({ path, code }) => [path, code]);

describe('a customer in a country with states', () => {
  it('returns 422 without a state and for a state of another country', async () => {
    const stateless = await buy({ ...MAYA, state: null });
    expect([stateless.status, getErrors(stateless.text)]).toEqual([422, [['customer.state', 'input_required']]]);
    const foreign = await buy({ ...MAYA, country_id: 'CA', zip_code: 'M5V 2J4' });
    expect([foreign.status, getErrors(foreign.text)]).toEqual([422, [['customer.state', 'state_invalid']]]);
    const needless = await buy({ ...MAYA, country_id: 'FR', zip_code: '75009', city: 'Paris' });
    expect([needless.status, getErrors(needless.text)]).toEqual([422, [['customer.state', 'state_invalid']]]);
  });

  it('shows the state on every document, in the postal format of the country', async () => {
    const { status, body } = await buy(MAYA);
    expect(status).toBe(200);
    const order = await loadOrder(body.order_id);
    expect(order).toMatchObject({ city: 'Chicago', state: 'IL', zip_code: '60622' });
    const baseUrl = await shop.api.listen();
    for (const kind of ['label', 'packing_slip']) {
      const print = { ids: [order.id], kind };
      const { body: printRun } = await shop.api.call<PrintAnswer>('POST', '/admin/orders/print', {
        as: 'team',
        body: print,
      });
      const file = await (await fetch(`${baseUrl}${printRun.url}`)).arrayBuffer();
      const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)), { mergePages: true });
      expect(text).toContain('Chicago, IL 60622');
      expect(text).toContain('UNITED STATES');
    }
    await sendMails.run({}, testContext(shop.api), { last: true });
    const [mail] = await shop.api.db.select().from(mails).where(eq(mails.recipient, MAYA.email));
    expect(mail?.text).toContain('Chicago, IL 60622\nUnited States');
    const query = { filter: JSON.stringify({ email: MAYA.email }) };
    const { body: customers } = await shop.api.call<Customer[]>('GET', '/admin/client', { as: 'team', query });
    const path = `/admin/client/${customers[0]?.id}`;
    const { body: customer } = await shop.api.call<Customer>('GET', path, { as: 'team' });
    expect(customer.state).toBe('IL');
    expect(customer.addresses?.[0]?.lines).toEqual(['Maya Hayes', '1234 W Division St', 'Chicago, IL 60622']);
  });
});

it('requires a postal code, except in countries without postal codes', async () => {
  const { zip_code: _, state: __, ...hongKong } = { ...MAYA, country_id: 'HK' as const, city: 'Admiralty' };
  const { status, body } = await buy(hongKong);
  expect(status).toBe(200);
  expect(await loadOrder(body.order_id)).toMatchObject({ zip_code: '', city: 'Admiralty' });
  const refused = await buy({ ...hongKong, country_id: 'GB' });
  expect([refused.status, getErrors(refused.text)]).toEqual([422, [['customer.zip_code', 'input_required']]]);
});

it('lets staff change the state of an order to another one of its country', async () => {
  const { body } = await buy(MAYA);
  const { version } = await loadOrder(body.order_id);
  const save = (state: string) =>
    shop.api.call<Order>('PUT', `/admin/orders/${body.order_id}`, {
      ...{ as: 'team', body: { state } },
      headers: { 'if-match': `"${version}"` },
    });
  const wrong = await save('ON');
  expect([wrong.status, getErrors(wrong.text)]).toEqual([422, [['state', 'state_invalid']]]);
  expect((await save('WI')).body.state).toBe('WI');
});
