/** Steps of a purchase in the shop. */
import { expect, type Locator, type Page } from 'playwright/test';

/** Opens the first record of a list and returns its name. */
export async function openFirstRecord(page: Page): Promise<string> {
  const card = page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link');
  const record = (await card.textContent())?.trim() ?? '';
  await card.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(record);
  return record;
}

/** Adds the record of the page to an empty cart. */
export async function addToCart(page: Page): Promise<void> {
  const button = page.getByRole('main').getByRole('button', { name: /^(add to cart|pre-order)$/i });
  await button.first().click();
  // the drawer opens over it, sooner or later
  await expect(page.getByRole('link', { name: 'Cart, 1 item', includeHidden: true })).toBeVisible();
}

interface Buyer {
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly address: string;
  readonly city: string;
}

/** Fills in the customer of the checkout form, except for the country and its dependent fields. */
export async function fillBuyer(page: Page, buyer: Buyer): Promise<Locator> {
  const form = page.getByRole('form', { name: 'Checkout' });
  await form.getByLabel('First name').fill(buyer.firstname);
  await form.getByLabel('Last name').fill(buyer.lastname);
  await form.getByLabel('E-mail').fill(buyer.email);
  // suggests the addresses of an account
  const street = { name: 'Address', exact: true };
  await form.getByRole('textbox', street).or(form.getByRole('combobox', street)).fill(buyer.address);
  await form.getByLabel('City').fill(buyer.city);
  return form;
}

/** Enters a valid test card in a checkout or offer form. */
export async function fillCard(form: Page | Locator): Promise<void> {
  await form.getByLabel('Card number').fill('4242 4242 4242 4242');
  await form.getByLabel('Expiry').fill('12 / 40');
  await form.getByLabel('Security code').fill('123');
}
