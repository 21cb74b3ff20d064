import { expect, test } from 'playwright/test';
import { violations } from './axe.ts';
import { newCustomer, shopUrl } from './people.ts';

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
