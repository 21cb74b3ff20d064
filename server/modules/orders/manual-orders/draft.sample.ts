// Test shop with manual orders.
import type { ManualOrder, ManualOrderDraftInput, OfferPayAnswer } from '#generated/schemas.ts';
import type { ApiReply } from '#server/testing/start-api.ts';
import { CARDS, LEA } from '#server/modules/cart/cart.sample.ts';
import { startShop, type SampleShop } from '../checkout/shop.sample.ts';

export interface DraftDesk extends SampleShop {
  draft(body: Partial<ManualOrderDraftInput>, as?: 'team' | 'admin'): Promise<ApiReply<ManualOrder>>;
  act(id: number, action: string, body?: unknown, as?: 'team' | 'admin'): Promise<ApiReply<ManualOrder>>;
  read(id: number): Promise<ManualOrder>;
  /** Offers a draft and returns the token of its link. */
  offer(id: number): Promise<string>;
  payOffer(token: string, expected_total: number, card?: string, key?: string): Promise<ApiReply<OfferPayAnswer>>;
}

const { country_id, ...CUSTOMER } = LEA;

/** A complete customer, and currency and language of a draft. */
export const TERMS = { ...CUSTOMER, country_id, currency: 'EUR', lang: 'fr' } as const;

/** The token of a pay link. */
export const getOfferToken = ({ pay_url }: ManualOrder): string => /\/offer\/(.+)$/.exec(pay_url ?? '')?.[1] ?? '';

export async function startDesk(options?: Parameters<typeof startShop>[0]): Promise<DraftDesk> {
  const shop = await startShop(options);
  const { api } = shop;
  const act: DraftDesk['act'] = (id, action, body, as = 'team') =>
    api.call('POST', `/admin/orders-manual/${id}/${action}`, { as, ...(body !== undefined && { body }) });
  return {
    ...shop,
    act,
    draft: (body, as = 'team') => api.call('POST', '/admin/orders-manual', { as, body: { ...TERMS, ...body } }),
    read: async (id) => (await api.call<ManualOrder>('GET', `/admin/orders-manual/${id}`, { as: 'team' })).body,
    offer: async (id) => {
      const { body, status, text } = await act(id, 'offer', { days: 14 });
      if (status !== 200) throw new Error(text);
      return getOfferToken(body);
    },
    payOffer: (token, expected_total, number = CARDS.good, key) =>
      api.call('POST', `/offers/${token}/pay`, {
        body: { expected_total, card: { number, expiry: '12 / 30', cvc: '123' } },
        ...(key && { headers: { 'idempotency-key': key } }),
      }),
  };
}
