// Test shop whose carts can be paid.
import { eq } from 'drizzle-orm';
import type { CartPayRequestInput, Confirmation, PayAnswer } from '#generated/schemas.ts';
import { cartId, buildOneLineCart, payment } from '#server/modules/cart/cart.sample.ts';
import { sampleCatalogue, type Sample } from '#server/modules/catalogue/catalogue.sample.ts';
import { items, projects, refreshCopies } from '#server/modules/catalogue/index.ts';
import { orders } from '../orders.table.ts';
import { payments } from '#server/modules/payments/index.ts';
import {
  startApi,
  type ApiCall,
  type ApiReply,
  type StartApiOptions,
  type TestApi,
} from '#server/testing/start-api.ts';

export interface SampleShop {
  api: TestApi;
  sample: Sample;
  /** Saves a cart with one line and returns its id. */
  cart(project: { id: number; items: number[] }, quantity?: number, promo_code?: string): Promise<string>;
  pay(body: CartPayRequestInput, call?: ApiCall): Promise<ApiReply<PayAnswer>>;
  confirm(cart_id: string, payment_id: string, authentication?: 'succeed' | 'fail'): Promise<ApiReply<Confirmation>>;
  /** Pays a new cart with one line and returns the order. */
  buy(
    project: { id: number; items: number[] },
    quantity?: number,
    call?: ApiCall,
  ): Promise<PayAnswer & { cart_id: string }>;
  /** Reads a cart's orders and their payments from the database. */
  readOrders(cart_id: string): Promise<{ status: string; payment_status: string; payments: string[] }[]>;
  /** Stock of an item and of its project, and the sold copies of the project. */
  stock(project: { id: number; items: number[] }): Promise<{ item: number; project: number; sold: number }>;
}

export async function startShop(options?: StartApiOptions): Promise<SampleShop> {
  const api = await startApi(options);
  const sample = await sampleCatalogue(api.db);
  const cart: SampleShop['cart'] = async (project, quantity = 1, promo_code) => {
    const id = cartId();
    const body = {
      ...buildOneLineCart(sample.shop, project, quantity),
      id,
      save: true,
      ...(promo_code && { promo_code }),
    };
    const { status, text } = await api.call('POST', '/cart/calculate', { body });
    if (status !== 200) throw new Error(text);
    return id;
  };
  const pay: SampleShop['pay'] = (body, call = {}) => api.call('POST', '/cart/pay', { body, ...call });
  return {
    api,
    sample,
    cart,
    pay,
    confirm: (cart_id, payment_id, authentication) =>
      api.call('POST', '/cart/confirm', { body: { cart_id, payment_id, ...(authentication && { authentication }) } }),
    buy: async (project, quantity = 1, call = {}) => {
      const cart_id = await cart(project, quantity);
      const { status, body, text } = await pay(payment(cart_id), call);
      if (status !== 200) throw new Error(text);
      return { ...body, cart_id };
    },
    readOrders: async (cart_id) => {
      const rows = await api.db.select().from(orders).where(eq(orders.cart_id, cart_id)).orderBy(orders.id);
      return Promise.all(
        rows.map(async ({ id, status, payment_status }) => ({
          status,
          payment_status,
          payments: (await api.db.select().from(payments).where(eq(payments.order_id, id)).orderBy(payments.id)).map(
            (row) => row.status,
          ),
        })),
      );
    },
    stock: async (project) => {
      await refreshCopies(api.db);
      const [item] = await api.db
        .select()
        .from(items)
        .where(eq(items.id, project.items[0] ?? 0));
      const [row] = await api.db.select().from(projects).where(eq(projects.id, project.id));
      return { item: item?.stock ?? -1, project: row?.stock ?? -1, sold: row?.sold ?? -1 };
    },
  };
}
