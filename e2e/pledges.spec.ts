/** Pledges of a crowdfunding project: charged once it is funded, or paid by another card after a decline. */
import { type APIRequestContext, type Browser, expect, type Page, test } from 'playwright/test';
import type { CartItem, Mail, Order, PayAnswer, Project, Shop } from '#generated/schemas.ts';
import { buildCartShops, payment } from '#server/modules/cart/cart.sample.ts';
import { expectAccessible, VIEWPORTS } from './axe.ts';
import { fillBuyer, fillCard } from './checkout.ts';
import { createCustomer, createTeamClient, shopUrl, signInAsStaff } from './people.ts';
import { signUp } from './sign-up.ts';

const DAY = 86_400;
/** The job that charges pledges runs every minute. */
const CHARGED = { timeout: 90_000 };
/** Stripe's test card that can be saved, but is declined when charged. */
const DECLINED_LATER = '4000 0000 0000 0341';

test.describe.configure({ timeout: 180_000 });

type Call = Awaited<ReturnType<typeof createTeamClient>>;
type Campaign = Project & { id: number };

/** Creates a campaign in the shop that needs 100 copies. */
async function createCampaign(call: Call): Promise<{ campaign: Campaign; shop: Shop }> {
  const filter = encodeURIComponent(JSON.stringify({ type: 'artist' }));
  const [shop] = await call<Shop[]>(`/api/admin/shops?filter=${filter}`);
  if (!shop) throw new Error('The demo shop has no artist.');
  const campaign = await call<Campaign>('/api/admin/projects', {
    ...{ name: `Campaign ${Date.now().toString(36)}`, artist_id: shop.artist_id, shop_id: shop.id },
    ...{ category: 'merch', type: 'crowdfunding', price: 18, currency: 'EUR', picture: '120' },
    ...{ released_on: '2027-12-01', goal: 100, ends_at: Math.round(Date.now() / 1000) + 20 * DAY },
    items: [{ name: 'Tote bag', price: 18, currency: 'EUR', stock: 300 }],
  });
  for (const action of ['check', 'start'])
    await call(`/api/admin/projects/${campaign.id}/${action}`, { notify: false });
  await call(`/api/admin/projects/${campaign.id}/publish`, {});
  return { campaign, shop };
}

/** Saves a cart of a campaign. */
async function saveCart(
  request: APIRequestContext,
  { campaign, shop }: { campaign: Campaign; shop: Shop },
  quantity: number,
) {
  const id = Math.random().toString(36).slice(2).padEnd(10, 'x').slice(0, 10);
  const line: CartItem = { project_id: campaign.id, item_id: campaign.items?.[0]?.id ?? 0, quantity };
  const shops = buildCartShops({ [shop.id ?? 0]: [line] });
  const data = { id, save: true, currency: 'EUR', shops, customer: { country_id: 'FR' } };
  const answer = await request.post(shopUrl('/api/cart/calculate'), { data });
  expect(answer.status(), await answer.text()).toBe(200);
  return id;
}

/** Pledges copies of a campaign as a guest and returns the id of the order. */
async function pledge(request: APIRequestContext, of: { campaign: Campaign; shop: Shop }, quantity: number) {
  const cart = await saveCart(request, of, quantity);
  const { password: _, ...person } = createCustomer();
  const body = payment(cart, undefined, { customer: { ...person, country_id: 'FR' } });
  const answer = await request.post(shopUrl('/api/cart/pay'), { data: body });
  expect(await answer.json()).toMatchObject({ status: 'pledged' } satisfies Partial<PayAnswer>);
}

/** Opens the checkout with a cart of the campaign, signed in. */
async function openCheckout(browser: Browser, cart: string, token: string, options = {}): Promise<Page> {
  const context = await browser.newContext(options);
  const url = shopUrl('/');
  await context.addCookies([
    { name: 'token', value: token, url },
    { name: 'cart', value: cart, url },
  ]);
  const page = await context.newPage();
  await page.goto(shopUrl('/payment'));
  return page;
}

test('a pledge is charged once the project is funded, and is then a paid order of the account', async ({
  browser,
  request,
  page: office,
}) => {
  const call = await createTeamClient(request);
  const of = await createCampaign(call);
  const token = await signUp(request);
  const page = await openCheckout(browser, await saveCart(request, of, 2), token);
  const card = { note: /Your card is charged when the project is funded, by .+; not at all if it is not\./ };
  const form = await fillBuyer(page, createCustomer());
  await form.getByLabel('Postal code').fill('75009');
  await expect(form.getByText(card.note)).toBeVisible();
  await fillCard(form);
  await expectAccessible(page, 'checkout of a pledge');
  await form.getByRole('button', { name: /^Pledge €/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your pledge!' })).toBeVisible();
  await expect(page.getByText('Pledged', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByText(card.note)).toBeVisible();
  await expectAccessible(page, 'confirmation of a pledge');
  await page.screenshot({ path: test.info().outputPath('confirmation.png'), fullPage: true });

  await test.step('staff sees the pledges of the project', async () => {
    await signInAsStaff(office);
    await office.goto(shopUrl(`/admin/projects/${of.campaign.id}/show`));
    const section = office.getByRole('region', { name: 'Pledges' });
    await expect(section.getByRole('link', { name: '1 pledge' })).toBeVisible();
    await expect(section.getByText('Waiting for funding')).toBeVisible();
    await expectAccessible(office, 'project with pledges');
    await office.screenshot({ path: test.info().outputPath('project.png'), fullPage: true });
  });

  await pledge(request, of, 98);
  await expect(async () => {
    await page.goto(shopUrl('/my-account/orders'));
    const order = page.getByRole('article').first();
    await expect(order.getByRole('link', { name: 'Open invoice (PDF)' })).toBeVisible({ timeout: 1000 });
    await expect(order.getByText('Pledged', { exact: true })).toBeHidden();
  }).toPass(CHARGED);
  await page.context().close();
});

for (const viewport of VIEWPORTS) {
  const { colorScheme, width, height } = viewport;
  test(`a declined pledge is paid by another card, ${colorScheme}, ${width} wide`, async ({ browser, request }) => {
    const call = await createTeamClient(request);
    const of = await createCampaign(call);
    const token = await signUp(request);
    const options = { colorScheme, viewport: { width, height } };
    const cart = await saveCart(request, of, 2);
    const { password: _, ...person } = createCustomer();
    const paid = await request.post(shopUrl('/api/cart/pay'), {
      data: payment(cart, DECLINED_LATER, { customer: { ...person, country_id: 'FR' } }),
      headers: { authorization: `Bearer ${token}` },
    });
    const { order_id } = (await paid.json()) as PayAnswer;
    await pledge(request, of, 98);
    const page = await openCheckout(browser, cart, token, options);
    await expect(async () => {
      await page.goto(shopUrl(`/my-account/orders/${order_id}`));
      await expect(page.getByText('Your card ending in 0341 was declined.')).toBeVisible({ timeout: 1000 });
    }).toPass(CHARGED);
    await page.screenshot({ path: test.info().outputPath('declined.png'), fullPage: true });
    await expectAccessible(page, 'declined pledge in the account');
    await test.step('staff sees the decline and the next charge', async () => {
      const office = await (await browser.newContext(options)).newPage();
      await signInAsStaff(office);
      await office.goto(shopUrl(`/admin/orders/${order_id}/show`));
      const section = office.getByRole('region', { name: 'Pledge' });
      await expect(section).toContainText('Declined');
      await expect(section).toContainText('0341');
      await expect(section).toContainText('Next charge');
      await expect(section).toContainText('Declined 1 time. The card was declined.');
      await office.screenshot({ path: test.info().outputPath('staff.png'), fullPage: true });
      await expectAccessible(office, 'pledged order');
      await office.context().close();
    });
    await page.getByRole('link', { name: 'Pay by another card' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Your pledge / })).toBeVisible();
    const form = page.getByRole('form', { name: 'Checkout' });
    await fillCard(form);
    await page.screenshot({ path: test.info().outputPath('pay.png'), fullPage: true });
    await expectAccessible(page, 'page of a declined pledge');
    await form.getByRole('button', { name: /^Pay €/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you!' })).toBeVisible();
    expect(await call<Order>(`/api/admin/orders/${order_id}`)).toMatchObject({
      status: 'preorder',
      payment_status: 'paid',
    });
    await page.context().close();
  });
}

test('a guest withdraws a pledge by the link of the letter', async ({ page, request }) => {
  const call = await createTeamClient(request);
  const of = await createCampaign(call);
  const { password: _, ...person } = createCustomer();
  const cart = await saveCart(request, of, 1);
  const data = payment(cart, undefined, { customer: { ...person, country_id: 'FR' } });
  const { order_id } = (await (await request.post(shopUrl('/api/cart/pay'), { data })).json()) as PayAnswer;
  const filter = encodeURIComponent(JSON.stringify({ order_id, template: 'pledge_placed' }));
  const [listed] = await call<Mail[]>(`/api/admin/mails?filter=${filter}`);
  const mail = await call<Mail>(`/api/admin/mails/${listed?.id ?? 0}`);
  const [link] = /http\S+\/offer\/[\w.-]+/.exec(mail.text ?? '') ?? [];
  await page.goto(link ?? '');
  await expect(page.getByText('Your card is saved, not charged')).toBeVisible();
  await expectAccessible(page, 'page of a pledge');
  await page.screenshot({ path: test.info().outputPath('pledge.png'), fullPage: true });
  await page.getByRole('button', { name: 'Withdraw the pledge' }).click();
  await expect(page.getByText('This pledge has ended')).toBeVisible();
  expect(await call<Order>(`/api/admin/orders/${order_id}`)).toMatchObject({ status: 'cancelled' });
});
