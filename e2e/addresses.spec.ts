import { expect, test } from 'playwright/test';
import { violations } from './axe.ts';
import { buy } from './buy.ts';
import { act, askAsTeam, enterBackOffice, LOOKS, newCustomer, shopUrl } from './people.ts';

test('a buyer in Chicago chooses her state, and pays with an address her post knows', async ({ page }) => {
  const customer = newCustomer();
  await page.goto(shopUrl('/?genre=11|18'));
  await page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link').click();
  await page
    .getByRole('main')
    .getByRole('button', { name: /^(add to cart|pre-order)$/i })
    .first()
    .click();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await page.goto(shopUrl('/payment'));
  const form = page.getByRole('form', { name: 'Payment' });
  await form.getByLabel('First name').fill(customer.firstname);
  await form.getByLabel('Last name').fill(customer.lastname);
  await form.getByLabel('E-mail').fill(customer.email);
  await form.getByRole('textbox', { name: 'Address', exact: true }).fill('1234 W Division St');
  await form.getByLabel('City').fill('Chicago');
  await form.getByLabel('Country').selectOption({ label: 'France' });
  await expect(form.getByLabel('State')).toBeHidden();
  await form.getByLabel('Country').selectOption({ label: 'United States' });
  await form.getByLabel('Postal code').fill('60622');
  await form.getByLabel('Card number').fill('4242 4242 4242 4242');
  await form.getByLabel('Expiry month').fill('12');
  await form.getByLabel('Expiry year').fill('2040');
  await form.getByLabel('Security code').fill('123');
  await form.getByRole('button', { name: /^pay/i }).click();
  const state = form.getByLabel('State');
  await expect(state).toHaveAttribute('aria-invalid', 'true');
  // sums are faded while they are calculated anew
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  await state.selectOption({ label: 'Illinois' });
  await form.getByLabel('Country').selectOption({ label: 'Canada' });
  await expect(form.getByLabel('Province')).toHaveValue('');
  await expect(form.getByLabel('City')).toHaveValue('Chicago');
  await form.getByLabel('Country').selectOption({ label: 'United States' });
  await form.getByLabel('State').selectOption({ label: 'Illinois' });
  await form.getByRole('button', { name: /^pay/i }).click();
  await expect(page).toHaveURL(/\/cart\/confirmation/);
});

test('staff sends an order elsewhere: what was printed is told, the customer is written to, a colleague sees it', async ({
  browser,
  page,
  request,
}) => {
  const order = await buy(request);
  const ask = await askAsTeam(request);
  await ask('/api/admin/orders/print', { ids: [order.id], kind: 'packing_slip' });
  const open = async (on: typeof page) => {
    await on.goto(shopUrl(`/admin/orders/${order.id}/show`));
    await expect(on.getByRole('heading', { name: order.number, level: 1 })).toBeVisible();
  };
  const colleague = await (await browser.newContext()).newPage();
  await enterBackOffice(colleague, 'admin@example.com');
  await open(colleague);
  await enterBackOffice(page);
  await open(page);
  await act(page, 'Change address');
  const dialog = page.getByRole('dialog', { name: 'Change address' });
  const preview = dialog.getByRole('region', { name: 'Preview' });
  await expect(preview).toContainText('Enter the new address.');
  await dialog.getByRole('textbox', { name: 'Address', exact: true }).fill('5 rue Lepic');
  await expect(preview).toContainText(/Packing slip printed on .+ Print it again/);
  for (const { width, colorScheme } of LOOKS) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    expect(await violations(page)).toEqual([]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await dialog.getByRole('combobox', { name: 'Country' }).selectOption({ label: 'United States' });
  await dialog.getByLabel('Postal code').fill('60622');
  await dialog.getByRole('combobox', { name: 'State' }).selectOption({ label: 'Illinois' });
  await expect(preview).toContainText(/VAT would change from 20\s?% to 0\s?%/);
  await dialog.getByRole('combobox', { name: 'Country' }).selectOption({ label: 'France' });
  await dialog.getByLabel('Postal code').fill('75018');
  await expect(preview).toContainText('Packing slip printed');
  await dialog.getByRole('button', { name: 'Change address' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main')).toContainText('5 rue Lepic');
  await expect(colleague.getByRole('main')).toContainText('75018 Paris');
  await expect(page.getByRole('main')).toContainText('New delivery address for your order');
});
