/** Refund of all orders of a failed project. Copies of a campaign are pledged instead; see `pledges.spec.ts`. */
import { expect, test } from 'playwright/test';
import type { CartItem, Order, PayAnswer, Project, Shop } from '#generated/schemas.ts';
import { buildCartShops, CARDS, payment } from '#server/modules/cart/cart.sample.ts';
import { expectAccessible } from './axe.ts';
import { createCustomer, createTeamClient, shopUrl, signInAsStaff, startAction } from './people.ts';

const DAY = 86_400;

test('the orders of a project that did not reach its goal are refunded together', async ({ page, request }) => {
  const call = await createTeamClient(request);
  const filter = encodeURIComponent(JSON.stringify({ type: 'artist' }));
  const [shop] = await call<Shop[]>(`/api/admin/shops?filter=${filter}`);
  const project = await call<Project & { id: number }>('/api/admin/projects', {
    ...{ name: `Campaign ${Date.now().toString(36)}`, artist_id: shop?.artist_id, shop_id: shop?.id },
    ...{ category: 'merch', type: 'preorder', price: 18, currency: 'EUR', picture: '120' },
    ...{ released_on: '2027-12-01', goal: 300, ends_at: Math.round(Date.now() / 1000) + 20 * DAY },
    items: [{ name: 'Tote bag', price: 18, currency: 'EUR', stock: 300 }],
  });
  const { id } = project;
  for (const action of ['check', 'start']) await call(`/api/admin/projects/${id}/${action}`, { notify: false });
  await call(`/api/admin/projects/${id}/publish`, {});
  const item: CartItem = { project_id: id, item_id: project.items?.[0]?.id ?? 0, quantity: 2 };
  const orderIds = [await buy(item, CARDS.good), await buy(item, '4000000000005126')];

  await signInAsStaff(page, 'admin@example.com');
  await page.goto(shopUrl(`/admin/projects/${id}/show`));
  const section = page.getByRole('region', { name: 'Refund all orders' });
  await expect(section.getByText('To refund:')).toBeVisible();
  await expect(section.getByText('Take the project offline first')).toBeVisible();
  await call(`/api/admin/projects/${id}/unpublish`, {});
  await page.reload();

  await test.step('staff starts the refund with a reason for the customers', async () => {
    await section.getByRole('button', { name: 'Refund all orders' }).click();
    const dialog = page.getByRole('dialog', { name: 'Refund all orders' });
    await dialog.getByLabel('Reason (sent to the customers)').fill('The project did not reach its goal.');
    await dialog.getByRole('button', { name: 'Refund all orders' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('one order is refunded, the other one fails with its reason', async () => {
    await expect(section.getByText('Refunded: 1 of 2')).toBeVisible({ timeout: 30_000 });
    await expect(section.getByText('The customer’s bank declined the refund')).toBeVisible();
    await expect(section.getByRole('button', { name: 'Continue and retry' })).toBeVisible();
    await expectAccessible(page, 'project with refunds');
    const order = await call<Order>(`/api/admin/orders/${orderIds[0]}`);
    expect(order).toMatchObject({ status: 'cancelled', refunded: order.total });
  });

  await test.step('the project can fail', async () => {
    await startAction(page, 'Mark as failed');
    const dialog = page.getByRole('dialog', { name: 'Mark as failed' });
    await dialog.getByLabel('Reason (sent to the artist)').fill('Not funded.');
    await dialog.getByRole('button', { name: 'Mark as failed' }).click();
    await expect(dialog).toBeHidden();
  });

  /** Buys copies by card as a new customer and returns the id of the order. */
  async function buy(cartItem: CartItem, card: string): Promise<number> {
    const { password: _, ...person } = createCustomer();
    const customer = { ...person, country_id: 'FR' } as const;
    const cart = Math.random().toString(36).slice(2).padEnd(10, 'x').slice(0, 10);
    const send = async (path: string, data: object) => {
      const answer = await request.post(shopUrl(path), { data });
      expect(answer.status(), await answer.text()).toBe(200);
      return (await answer.json()) as PayAnswer;
    };
    const shops = buildCartShops({ [shop?.id ?? 0]: [cartItem] });
    await send('/api/cart/calculate', { id: cart, save: true, currency: 'EUR', shops, customer });
    return (await send('/api/cart/pay', payment(cart, card, { customer }))).order_id;
  }
});
