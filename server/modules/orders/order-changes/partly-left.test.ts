// A shipped parcel keeps its address; the unshipped copies of its order can get another one in the same country.
import fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sum, toMinor } from '#domain/money.ts';
import type { Order, OrderAddress, Problem, Shipment } from '#generated/schemas.ts';
import { cartId, payment, buildCartShops } from '#server/modules/cart/cart.sample.ts';
import { readOrdersToPack } from '#server/modules/fulfilment/index.ts';
import { mails } from '#server/core/mail/mails.table.ts';
import { toAddress, type AddressDesk, startAddresses } from './addresses.sample.ts';

let desk: AddressDesk;
beforeAll(async () => {
  desk = await startAddresses();
});
afterAll(() => desk.api.close());

const getErrorCode = ({ body }: { body: object }) => (body as Problem).code;
const NANTES = toAddress('FR', { address: '5 quai de la Fosse', zip_code: '44000', city: 'Nantes' });
const LYON = toAddress('FR', { address: '2 rue Mercière', zip_code: '69002', city: 'Lyon' });

/** Buys copies of a record from each of two shops, to Paris. */
async function buyFromTwoShops(copies = 1): Promise<Order & { id: number }> {
  const lines: Parameters<typeof buildCartShops>[0] = {};
  for (const name of ['Halfmoon', 'Sunset']) {
    const shop_id = await desk.sample.createSampleShop({ name });
    const { id, items } = await desk.sample.project({ shop_id, items: [{ stock: 50, price: 1999 }] });
    lines[shop_id] = [{ project_id: id, item_id: items[0] ?? 0, quantity: copies }];
  }
  const id = cartId();
  const customer = { ...toAddress('FR'), email: 'maya.hayes@example.com' };
  await desk.api.call('POST', '/cart/calculate', {
    body: { id, save: true, shops: buildCartShops(lines), currency: 'EUR', customer },
  });
  const { body } = await desk.pay(payment(id, undefined, { customer }));
  const order = await desk.read(body.order_id);
  return { ...order, id: order.id ?? 0 };
}

/** Ships copies of one part, by default all. */
const send = (order: Order & { id: number }, part: number, quantity?: number) => {
  const { id: shop_order_id, lines = [] } = order.shop_orders?.[part] ?? {};
  const content = quantity === undefined ? {} : { lines: [{ order_line_id: lines[0]?.id, quantity }] };
  const tracking = { tracking_transporter: 'mdr', tracking_number: '6A 5' };
  return desk.act(order.id, 'ship', { shop_order_id, ...tracking, ...content, notify: false });
};
const getParcels = ({ shop_orders = [] }: Order): Shipment[] =>
  shop_orders.flatMap(({ shipments }) => shipments).toSorted((one, other) => one.id - other.id);

describe('an order of two shops, one of which has shipped', () => {
  it('gets a new address for its unshipped copies, while its parcel keeps the previous one', async () => {
    const order = await buyFromTwoShops();
    expect((await desk.previewAddress(order.id, NANTES)).body.parts).toEqual([]);
    await send(order, 0);
    const documents = await desk.issueDocuments(order.id);
    const [first, second] = order.shop_orders ?? [];
    const paris = 'Maya Hayes, 3 quai de Seine, 75019 Paris';
    const { body: preview } = await desk.previewAddress(order.id, NANTES);
    expect(preview).toMatchObject({ settlement: 'none', refund: 0, charge: 0, correction: null });
    expect(preview.parts).toEqual([
      { shop_order_id: first?.id, shop_name: 'Halfmoon', copies_left: 1, copies_open: 0, addresses: [paris] },
      { shop_order_id: second?.id, shop_name: 'Sunset', copies_left: 0, copies_open: 1, addresses: [] },
    ]);
    const { status, body: moved } = await desk.changeAddress(order.id, NANTES);
    expect([status, moved.city, moved.status]).toEqual([200, 'Nantes', 'in_preparation']);
    const [parcel] = getParcels(moved);
    expect(parcel?.sent_to).toEqual(['Maya Hayes', '3 quai de Seine', '75019 Paris']);
    // the tracking link uses the address of the parcel
    expect(parcel?.tracking_link).toContain('codePostal=75019');
    const { total, vat, vat_rate } = order;
    expect(moved).toMatchObject({ total, vat, vat_rate, country_id: 'FR' });
    expect(await desk.issueDocuments(order.id)).toEqual(documents);
  });

  it('has documents of the remaining copies, with the new address', async () => {
    const order = await buyFromTwoShops();
    await send(order, 0);
    await desk.changeAddress(order.id, NANTES);
    const loadPapers = async () => (await readOrdersToPack(desk.api.db, [order.id])).get(order.id);
    expect(await loadPapers()).toMatchObject({ order: { city: 'Nantes' }, parts: [{ shop_name: 'Sunset' }] });
    const after = (await send(order, 1)).body;
    expect(getParcels(after).map(({ sent_to }) => sent_to?.at(-1))).toEqual(['75019 Paris', undefined]);
    // printed again after shipping: the copies sent to the new address
    expect((await loadPapers())?.parts.map(({ shop_name }) => shop_name)).toEqual(['Sunset']);
  });

  it('prints the shipped copies with their address once the others are cancelled', async () => {
    const order = await buyFromTwoShops();
    await send(order, 0);
    await desk.changeAddress(order.id, NANTES);
    await desk.act(order.id, 'cancel', { reason: 'withdrawal', shop_order_id: order.shop_orders?.[1]?.id }, 'admin');
    const papers = (await readOrdersToPack(desk.api.db, [order.id])).get(order.id);
    expect(papers).toMatchObject({ order: { city: 'Paris' }, parts: [{ shop_name: 'Halfmoon' }] });
  });

  it('notifies the customer of parcels to the previous address', async () => {
    const order = await buyFromTwoShops();
    await send(order, 0);
    await desk.changeAddress(order.id, NANTES);
    const written = await desk.api.db.select().from(mails).where(eq(mails.order_id, order.id));
    const text = written.find(({ template }) => template === 'order_address_changed')?.text;
    expect(text).toContain('What has already been shipped goes to the previous address.');
    const parcel = getParcels(await desk.read(order.id))[0]?.id;
    const tracking = { tracking_transporter: 'mdr', tracking_number: '6A 7', notify: true };
    await desk.act(order.id, `parcels/${parcel}/track`, tracking);
    const sent = await desk.api.db.select().from(mails).where(eq(mails.order_id, order.id));
    expect(sent.find(({ template }) => template === 'order_sent')?.text).toContain('75019 Paris');
  });

  it('keeps its country, which determines its VAT', async () => {
    const order = await buyFromTwoShops();
    await send(order, 0);
    const refused = await desk.previewAddress(order.id, toAddress('DE'));
    expect([refused.status, getErrorCode(refused)]).toEqual([409, 'address_country_has_left']);
  });

  it('keeps its address once everything has shipped', async () => {
    const order = await buyFromTwoShops();
    await send(order, 0);
    await send(order, 1);
    expect((await desk.previewAddress(order.id, NANTES)).status).toBe(409);
  });
});

type Step = { readonly send: number; readonly copies: number } | { readonly to: OrderAddress };
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ send: fc.nat(1), copies: fc.integer({ min: 1, max: 2 }) }),
  fc.constantFrom(NANTES, LYON, toAddress('FR')).map((to) => ({ to })),
);

it(
  'keeps the address that each parcel was shipped to, and the sums of the documents',
  { timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 6 }), async (steps) => {
        const order = await buyFromTwoShops(3);
        const open = [3, 3];
        const expected: string[] = [];
        let city = 'Paris';
        for (const one of steps) {
          const isAllShipped = open.every((copies) => copies === 0);
          if ('to' in one) {
            const { status } = await desk.changeAddress(order.id, one.to, { notify: false });
            expect(status).toBe(isAllShipped ? 409 : 200);
            if (status === 200) ({ city } = one.to);
          } else if ((open[one.send] ?? 0) >= one.copies) {
            expect((await send(order, one.send, one.copies)).status).toBe(200);
            open[one.send] = (open[one.send] ?? 0) - one.copies;
            expected.push(city);
          }
          const now = await desk.read(order.id);
          expect(now.city).toBe(city);
          const cities = getParcels(now).map(({ sent_to }) => sent_to?.at(-1)?.replace(/^\d+ /, '') ?? city);
          expect(cities).toEqual(expected);
          const documents = await desk.issueDocuments(order.id);
          const sums = [sum(documents.map(({ total }) => total)), sum(documents.map(({ vat }) => vat))];
          expect(sums).toEqual([now.total, now.vat].map((amount) => toMinor(amount ?? 0, 'EUR')));
          expect([now.total, now.vat]).toEqual([order.total, order.vat]);
        }
      }),
      { numRuns: 12 },
    );
  },
);
