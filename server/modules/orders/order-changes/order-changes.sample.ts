// Test shop whose orders change their items.
import type { Offer, OfferPayAnswer, Order, OrderChangePreview, OrderChangeRequestInput } from '#generated/schemas.ts';
import { sum } from '#domain/money.ts';
import type { SizeCounts } from '#domain/catalogue/sizes.ts';
import { CARDS, cartId, payment, buildCartShops } from '#server/modules/cart/cart.sample.ts';
import { startShop, type SampleShop } from '../checkout/shop.sample.ts';
import type { ApiReply } from '#server/testing/start-api.ts';

type ItemsInput = Pick<OrderChangeRequestInput, 'lines' | 'added' | 'recompute_shipping'>;
type Staff = 'team' | 'admin';
interface SoldProject {
  id: number;
  items: number[];
}

export interface ChangeDesk extends SampleShop {
  read(id: number): Promise<Order>;
  /** Buys copies or sizes of projects and returns the order. */
  order(...purchases: [SoldProject, number | SizeCounts][]): Promise<Order & { id: number }>;
  preview(id: number, input: ItemsInput): Promise<ApiReply<OrderChangePreview>>;
  /** Changes the items with the sums of a new preview; `fields` override the request. */
  change(
    id: number,
    input: ItemsInput,
    fields?: Partial<OrderChangeRequestInput>,
    call?: ChangeOptions,
  ): Promise<ApiReply<Order>>;
  act(id: number, action: string, body?: unknown, as?: Staff): Promise<ApiReply<Order>>;
  getOffer(token: string): Promise<ApiReply<Offer>>;
  payLink(token: string, expected_total: number, card?: string, key?: string): Promise<ApiReply<OfferPayAnswer>>;
}

interface ChangeOptions {
  as?: Staff;
  key?: string;
  version?: number;
}

/** The token of the pay link of an order's newest change. */
export const getChangeToken = ({ changes }: Order): string =>
  /\/offer\/(.+)$/.exec(changes?.[0]?.pay_url ?? '')?.[1] ?? '';

/** The lines of all parts of an order, by id. */
export const getLines = ({ shop_orders = [] }: Order) =>
  shop_orders.flatMap(({ lines }) => lines).toSorted((one, other) => one.id - other.id);

export async function startChanges(options?: Parameters<typeof startShop>[0]): Promise<ChangeDesk> {
  const shop = await startShop(options);
  const { api } = shop;
  const read: ChangeDesk['read'] = async (id) =>
    (await api.call<Order>('GET', `/admin/orders/${id}`, { as: 'team' })).body;
  const preview: ChangeDesk['preview'] = (id, body) =>
    api.call('POST', `/admin/orders/${id}/items/preview`, { as: 'team', body });
  return {
    ...shop,
    read,
    preview,
    order: async (...purchases) => {
      const id = cartId();
      const items = purchases.map(([project, copies]) => ({
        ...{ project_id: project.id, item_id: project.items[0] ?? 0 },
        ...(typeof copies === 'number'
          ? { quantity: copies }
          : { quantity: sum(Object.values(copies)), chosen_sizes: copies }),
      }));
      const body = {
        id,
        save: true,
        currency: 'EUR',
        customer: { country_id: 'FR' },
        shops: buildCartShops({ [shop.sample.shop]: items }),
      };
      await api.call('POST', '/cart/calculate', { body });
      const order = await read((await shop.pay(payment(id))).body.order_id);
      return { ...order, id: order.id ?? 0 };
    },
    change: async (id, input, fields = {}, { as = 'team', key, version } = {}) => {
      const order = await read(id);
      const { body } = await preview(id, input);
      const { refund = 0, charge = 0 } = body;
      return api.call('POST', `/admin/orders/${id}/items`, {
        as,
        body: { ...input, refund, charge, currency: 'EUR', reason: 'The customer asked for it', ...fields },
        headers: { 'if-match': `"${version ?? order.version}"`, ...(key && { 'idempotency-key': key }) },
      });
    },
    act: (id, action, body, as = 'team') =>
      api.call('POST', `/admin/orders/${id}/${action}`, { as, ...(body !== undefined && { body }) }),
    getOffer: (token) => api.call('GET', `/offers/${token}`),
    payLink: (token, expected_total, number = CARDS.good, key) =>
      api.call('POST', `/offers/${token}/pay`, {
        body: { expected_total, card: { number, expiry: '12 / 30', cvc: '123' } },
        ...(key && { headers: { 'idempotency-key': key } }),
      }),
  };
}
