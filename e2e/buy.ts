/** Orders placed at checkout, so that journeys do not share orders. */
import { type APIRequestContext, expect } from 'playwright/test';
import type { CartItem, Order, PayAnswer, ProjectDetail, ProjectList } from '#generated/schemas.ts';
import { CARDS, payment, buildCartShops } from '#server/modules/cart/cart.sample.ts';
import { createTeamClient, createCustomer, shopUrl } from './people.ts';

/** Finds records in stock that are already pressed, sorted by price. */
async function findRecordsInStock(
  request: APIRequestContext,
  count: number,
  shop_code: string,
): Promise<ProjectDetail[]> {
  const get = async <Answer>(path: string) => (await (await request.get(shopUrl(path))).json()) as Answer;
  const records: ProjectDetail[] = [];
  for (let offset = 0; records.length < count; offset += 30) {
    const query = new URLSearchParams({ type: 'stock', shop_code, limit: '30', offset: String(offset) });
    const { projects } = await get<ProjectList>(`/api/projects?${query}`);
    if (projects.length === 0) throw new Error(`the shop ${shop_code} has fewer than ${count} records in stock`);
    const today = new Date().toISOString().slice(0, 10);
    for (const { id, category, in_stock, released_on } of projects) {
      if (category !== 'vinyl' || !in_stock || (released_on ?? today) > today || records.length === count) continue;
      const detail = await get<ProjectDetail>(`/api/projects/${id}`);
      if ((detail.items[0]?.stock ?? 0) > 9) records.push(detail);
    }
  }
  return records;
}

export interface Purchase {
  /** Quantities, one record each. */
  copies?: readonly number[];
  lang?: Order['lang'];
  /** of the customer's account; a guest buys without */
  token?: string;
}

/** Buys records of one shop by card as a new customer. Returns the paid order in euros, as staff sees it. */
export async function buyRecords(
  request: APIRequestContext,
  { copies = [1], lang = 'en', token }: Purchase = {},
): Promise<Order> {
  const records = await findRecordsInStock(request, copies.length, 'house');
  const items = records.map(({ id, items }, index): CartItem => ({
    project_id: id,
    item_id: items[0]?.id ?? 0,
    quantity: copies[index] ?? 1,
  }));
  const { password: _, ...person } = createCustomer();
  const customer = { ...person, country_id: 'FR' } as const;
  const id = Math.random().toString(36).slice(2).padEnd(10, 'x').slice(0, 10);
  const headers = { 'accept-language': lang, ...(token && { authorization: `Bearer ${token}` }) };
  const send = async (path: string, data: object) => {
    const answer = await request.post(shopUrl(path), { data, headers });
    expect(answer.status(), await answer.text()).toBe(200);
    return (await answer.json()) as PayAnswer;
  };
  const shops = buildCartShops({ [records[0]?.shop_id ?? 0]: items });
  await send('/api/cart/calculate', { id, save: true, currency: 'EUR', shops, customer });
  const { order_id } = await send('/api/cart/pay', payment(id, CARDS.good, { customer }));
  const call = await createTeamClient(request);
  return call<Order>(`/api/admin/orders/${order_id}`);
}
