// A parcel of an order has left: it keeps its address, the rest can go to another one in the same country.
import fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sum, toMinor } from '#domain/money.ts';
import type { Order, OrderAddress, Problem, Shipment } from '#generated/schemas.ts';
import { cartId, payment, shopsOf } from '#server/modules/cart/cart.sample.ts';
import { readOrdersToPack } from '#server/modules/fulfilment/index.ts';
import { mails } from '#server/core/mail/mails.table.ts';
import { addressIn, type AddressDesk, startAddresses } from './addresses.sample.ts';

let desk: AddressDesk;
beforeAll(async () => {
  desk = await startAddresses();
});
afterAll(() => desk.api.close());

const codeOf = ({ body }: { body: object }) => (body as Problem).code;
const NANTES = addressIn('FR', { address: '5 quai de la Fosse', zip_code: '44000', city: 'Nantes' });
const LYON = addressIn('FR', { address: '2 rue Mercière', zip_code: '69002', city: 'Lyon' });

/** A paid order of copies of a record of each of two shops, to Paris. */
async function ofTwoShops(copies = 1): Promise<Order & { id: number }> {
  const lines: Parameters<typeof shopsOf>[0] = {};
  for (const name of ['Halfmoon', 'Sunset']) {
    const shop_id = await desk.sample.shopOf({ name });
    const { id, items } = await desk.sample.project({ shop_id, items: [{ stock: 50, price: 1999 }] });
    lines[shop_id] = [{ project_id: id, item_id: items[0] ?? 0, quantity: copies }];
  }
  const id = cartId();
  const customer = { ...addressIn('FR'), email: 'maya.hayes@example.com' };
  await desk.api.call('POST', '/cart/calculate', {
    body: { id, save: true, shops: shopsOf(lines), currency: 'EUR', customer },
  });
  const { body } = await desk.pay(payment(id, undefined, { customer }));
  const order = await desk.read(body.order_id);
  return { ...order, id: order.id ?? 0 };
}

/** Sends copies of one part, or all of it. */
const send = (order: Order & { id: number }, part: number, quantity?: number) => {
  const { id: shop_order_id, lines = [] } = order.shop_orders?.[part] ?? {};
  const content = quantity === undefined ? {} : { lines: [{ order_line_id: lines[0]?.id, quantity }] };
  const tracking = { tracking_transporter: 'mdr', tracking_number: '6A 5' };
  return desk.act(order.id, 'ship', { shop_order_id, ...tracking, ...content, notify: false });
};
const parcelsOf = ({ shop_orders = [] }: Order): Shipment[] =>
  shop_orders.flatMap(({ shipments }) => shipments).toSorted((one, other) => one.id - other.id);

describe('an order of two shops, one of which has sent', () => {
  it('goes elsewhere as far as it has not left, and its parcel stays where it went', async () => {
    const order = await ofTwoShops();
    expect((await desk.previewMove(order.id, NANTES)).body.parts).toEqual([]);
    await send(order, 0);
    const books = await desk.booksOf(order.id);
    const [first, second] = order.shop_orders ?? [];
    const paris = 'Maya Hayes, 3 quai de Seine, 75019 Paris';
    const { body: told } = await desk.previewMove(order.id, NANTES);
    expect(told).toMatchObject({ settlement: 'none', refund: 0, charge: 0, correction: null });
    expect(told.parts).toEqual([
      { shop_order_id: first?.id, shop_name: 'Halfmoon', copies_left: 1, copies_open: 0, addresses: [paris] },
      { shop_order_id: second?.id, shop_name: 'Sunset', copies_left: 0, copies_open: 1, addresses: [] },
    ]);
    const { status, body: moved } = await desk.move(order.id, NANTES);
    expect([status, moved.city, moved.status]).toEqual([200, 'Nantes', 'in_preparation']);
    const [parcel] = parcelsOf(moved);
    expect(parcel?.sent_to).toEqual(['Maya Hayes', '3 quai de Seine', '75019 Paris']);
    // followed by where it went
    expect(parcel?.tracking_link).toContain('codePostal=75019');
    const { total, vat, vat_rate } = order;
    expect(moved).toMatchObject({ total, vat, vat_rate, country_id: 'FR' });
    expect(await desk.booksOf(order.id)).toEqual(books);
  });

  it('has documents of the remaining copies, with the new address', async () => {
    const order = await ofTwoShops();
    await send(order, 0);
    await desk.move(order.id, NANTES);
    const papers = async () => (await readOrdersToPack(desk.api.db, [order.id])).get(order.id);
    expect(await papers()).toMatchObject({ order: { city: 'Nantes' }, parts: [{ shop_name: 'Sunset' }] });
    const after = (await send(order, 1)).body;
    expect(parcelsOf(after).map(({ sent_to }) => sent_to?.at(-1))).toEqual(['75019 Paris', undefined]);
    // printed again once all has left: what went there
    expect((await papers())?.parts.map(({ shop_name }) => shop_name)).toEqual(['Sunset']);
  });

  it('of which the rest is cancelled has papers of what left, with the address it went to', async () => {
    const order = await ofTwoShops();
    await send(order, 0);
    await desk.move(order.id, NANTES);
    await desk.act(order.id, 'cancel', { reason: 'withdrawal', shop_order_id: order.shop_orders?.[1]?.id }, 'admin');
    const papers = (await readOrdersToPack(desk.api.db, [order.id])).get(order.id);
    expect(papers).toMatchObject({ order: { city: 'Paris' }, parts: [{ shop_name: 'Halfmoon' }] });
  });

  it('notifies the customer of parcels to the previous address', async () => {
    const order = await ofTwoShops();
    await send(order, 0);
    await desk.move(order.id, NANTES);
    const written = await desk.api.db.select().from(mails).where(eq(mails.order_id, order.id));
    const text = written.find(({ template }) => template === 'order_address_changed')?.text;
    expect(text).toContain('What has already been shipped goes to the previous address.');
    const parcel = parcelsOf(await desk.read(order.id))[0]?.id;
    const tracking = { tracking_transporter: 'mdr', tracking_number: '6A 7', notify: true };
    await desk.act(order.id, `parcels/${parcel}/track`, tracking);
    const sent = await desk.api.db.select().from(mails).where(eq(mails.order_id, order.id));
    expect(sent.find(({ template }) => template === 'order_sent')?.text).toContain('75019 Paris');
  });

  it('stays in its country, which its VAT is of', async () => {
    const order = await ofTwoShops();
    await send(order, 0);
    const refused = await desk.previewMove(order.id, addressIn('DE'));
    expect([refused.status, codeOf(refused)]).toEqual([409, 'address_country_has_left']);
  });

  it('goes nowhere else once all has left', async () => {
    const order = await ofTwoShops();
    await send(order, 0);
    await send(order, 1);
    expect((await desk.previewMove(order.id, NANTES)).status).toBe(409);
  });
});

type Step = { readonly send: number; readonly copies: number } | { readonly to: OrderAddress };
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ send: fc.nat(1), copies: fc.integer({ min: 1, max: 2 }) }),
  fc.constantFrom(NANTES, LYON, addressIn('FR')).map((to) => ({ to })),
);

it(
  'keeps for each parcel the address of the day it left, and the sums of the documents',
  { timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 6 }), async (steps) => {
        const order = await ofTwoShops(3);
        const open = [3, 3];
        const expected: string[] = [];
        let city = 'Paris';
        for (const one of steps) {
          const isAllGone = open.every((copies) => copies === 0);
          if ('to' in one) {
            const { status } = await desk.move(order.id, one.to, { notify: false });
            expect(status).toBe(isAllGone ? 409 : 200);
            if (status === 200) ({ city } = one.to);
          } else if ((open[one.send] ?? 0) >= one.copies) {
            expect((await send(order, one.send, one.copies)).status).toBe(200);
            open[one.send] = (open[one.send] ?? 0) - one.copies;
            expected.push(city);
          }
          const now = await desk.read(order.id);
          expect(now.city).toBe(city);
          const went = parcelsOf(now).map(({ sent_to }) => sent_to?.at(-1)?.replace(/^\d+ /, '') ?? city);
          expect(went).toEqual(expected);
          const books = await desk.booksOf(order.id);
          const sums = [sum(books.map(({ total }) => total)), sum(books.map(({ vat }) => vat))];
          expect(sums).toEqual([now.total, now.vat].map((amount) => toMinor(amount ?? 0, 'EUR')));
          expect([now.total, now.vat]).toEqual([order.total, order.vat]);
        }
      }),
      { numRuns: 12 },
    );
  },
);
