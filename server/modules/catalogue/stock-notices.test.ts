import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CatalogueItem, Problem, StockNotice } from '#generated/schemas.ts';
import { mails } from '#server/core/mail/mails.table.ts';
import { testContext } from '#server/resources/exports/testing.ts';
import { startApi, type TestApi } from '#server/testing/start-api.ts';
import { sampleCatalogue, type Sample } from './catalogue.sample.ts';
import { items } from './catalogue.table.ts';
import { mailStockNotices } from './mail-stock-notices.ts';
import { stockNotices } from './stock-notices.table.ts';

let api: TestApi;
let sample: Sample;
beforeAll(async () => {
  api = await startApi();
  sample = await sampleCatalogue(api.db);
});
afterAll(() => api.close());

let addresses = 0;
const ask = (item: number, body: object, lang = 'fr') =>
  api.call<StockNotice & Problem>('POST', `/items/${item}/stock-notice`, {
    body,
    headers: { 'accept-language': lang },
    ip: `203.0.113.${++addresses}`,
  });
const createSoldOut = async (values = {}) => {
  const { items: ids } = await sample.project({ name: 'Fjord', items: [{ name: 'Red LP', stock: 0 }], ...values });
  return ids[0] ?? 0;
};
const readNotices = (item: number) => api.db.select().from(stockNotices).where(eq(stockNotices.item_id, item));
const readMails = (recipient: string) => api.db.select().from(mails).where(eq(mails.recipient, recipient));
const restock = (item: number, stock = 5) => api.db.update(items).set({ stock }).where(eq(items.id, item));
const runWorker = () => mailStockNotices.run({}, testContext(api), { last: true });

describe('asking for a notice', () => {
  it('is answered the same for an address that has asked', async () => {
    const item = await createSoldOut();
    const first = await ask(item, { email: 'Lea@Example.com' });
    const again = await ask(item, { email: 'LEA@example.com' });
    expect([first.status, first.body]).toEqual([201, { item_id: item, email: 'lea@example.com' }]);
    expect([again.status, again.body]).toEqual([first.status, first.body]);
    expect(await readNotices(item)).toMatchObject([{ email: 'lea@example.com', lang: 'fr', sent_at: null }]);
  });

  it('is refused for an item in stock, a hidden one and a wrong address', async () => {
    const item = await createSoldOut();
    const inStock = (await sample.project()).items[0] ?? 0;
    const hidden = await createSoldOut({ visibility: 'offline' });
    const refusals = [
      await ask(inStock, { email: 'a@example.com' }),
      await ask(hidden, { email: 'a@example.com' }),
      await ask(999_999, { email: 'a@example.com' }),
      await ask(item, { email: 'nobody' }),
      await ask(item, {}),
    ];
    expect(refusals.map(({ status, body }) => [status, body.errors?.[0]?.code ?? body.code])).toEqual([
      [409, 'item_in_stock'],
      [404, 'not_found'],
      [404, 'not_found'],
      [422, 'email_invalid'],
      [422, 'input_required'],
    ]);
  });

  it('stores nothing for robots', async () => {
    const item = await createSoldOut();
    expect((await ask(item, { email: 'bot@example.com', website: 'https://spam.example' })).status).toBe(201);
    expect(await readNotices(item)).toEqual([]);
  });

  it('is rate limited', async () => {
    const item = await createSoldOut();
    const statuses = [];
    for (let count = 0; count < 22; count++) {
      const body = { email: `reader${count}@example.com` };
      statuses.push((await api.call('POST', `/items/${item}/stock-notice`, { body, ip: '198.51.100.7' })).status);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  });

  it('is counted for staff', async () => {
    const item = await createSoldOut();
    await ask(item, { email: 'one@example.com' });
    await ask(item, { email: 'two@example.com' });
    const { body } = await api.call<CatalogueItem>('GET', `/admin/items/${item}`, { as: 'team' });
    expect(body.notices).toBe(2);
  });
});

describe('a notice', () => {
  it('is mailed once when the item is in stock, in the language of the visitor', async () => {
    const item = await createSoldOut();
    await ask(item, { email: 'paul@example.com' });
    await runWorker();
    expect(await readMails('paul@example.com')).toEqual([]);
    await restock(item);
    await runWorker();
    await runWorker();
    const [notice] = await readNotices(item);
    const sent = await readMails('paul@example.com');
    expect(sent).toMatchObject([{ template: 'back_in_stock', subject: 'Fjord est de retour en stock' }]);
    expect(sent[0]?.text).toContain(`/fr/stock-notice/${notice?.token}`);
    expect(sent[0]?.text).toMatch(/\/fr\/vinyl\/\d+\/fjord/);
    expect(notice?.sent_at).toBeInstanceOf(Date);
  });

  it('can be asked for again after it was sent', async () => {
    const item = await createSoldOut();
    await ask(item, { email: 'again@example.com' });
    await restock(item);
    await runWorker();
    await restock(item, 0);
    await ask(item, { email: 'again@example.com' });
    await restock(item);
    await runWorker();
    expect(await readMails('again@example.com')).toHaveLength(2);
  });

  it('is cancelled with all others to the address by its link', async () => {
    const [first, second] = [await createSoldOut(), await createSoldOut()];
    await ask(first, { email: 'stop@example.com' });
    await ask(second, { email: 'stop@example.com' });
    const [notice] = await readNotices(first);
    const cancel = (token: string) => api.call('DELETE', `/stock-notices/${token}`);
    expect((await cancel(notice?.token ?? '')).status).toBe(204);
    expect([...(await readNotices(first)), ...(await readNotices(second))]).toEqual([]);
    expect((await cancel('x'.repeat(43))).status).toBe(204);
    expect((await cancel('short')).status).toBe(400);
  });

  it('is forgotten after 90 days', async () => {
    const item = await createSoldOut();
    await ask(item, { email: 'old@example.com' });
    await api.db
      .update(stockNotices)
      .set({ sent_at: new Date(0) })
      .where(eq(stockNotices.item_id, item));
    await runWorker();
    expect(await readNotices(item)).toEqual([]);
  });
});
