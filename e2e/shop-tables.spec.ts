/** Shop settings: promo codes, alerts, dated rates and customs codes. */
import { expect, type Page, test } from 'playwright/test';
import { addDays } from '#domain/calendar.ts';
import { toLocalDay } from '#domain/dates.ts';
import type { Alert, CartCalculation } from '#generated/schemas.ts';
import { findViolations } from './axe.ts';
import { signInAsStaff, shopUrl } from './people.ts';

const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click();

test('a promo code is created, applies at once and shows its usage', async ({ page, request }) => {
  const code = `FRESH${Date.now() % 1_000_000}`;
  await signInAsStaff(page);
  await page.goto(shopUrl('/admin/promo-codes/create'));
  await page.getByLabel('Code').fill(code.toLowerCase());
  await page.getByLabel('Percentage').fill('20');
  await page.getByLabel('Amount', { exact: true }).fill('5');
  await save(page);
  // the form keeps its values and shows the error
  await expect(page.getByLabel('Percentage')).toHaveAccessibleDescription(/either a percentage or an amount/);
  expect(await findViolations(page)).toEqual([]);
  await page.getByLabel('Amount', { exact: true }).fill('');
  await save(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(code);
  await expect(page.getByText('Running')).toBeVisible();

  const cart = {
    currency: 'EUR',
    promo_code: code,
    customer: { country_id: 'FR' },
    shops: { s_1: { id: 1, items: [{ project_id: 1, item_id: 1, quantity: 2 }] } },
  };
  const answer = await request.post(shopUrl('/api/cart/calculate'), { data: cart });
  const { totals } = (await answer.json()) as CartCalculation;
  expect(totals.discount).toBeCloseTo(totals.items * 0.2, 1);
});

test('a new alert is shown in the shop', async ({ page, request }) => {
  const text = `Open until nine tonight, number ${Date.now() % 10_000}`;
  const loadAlertTexts = async () =>
    ((await (await request.get(shopUrl('/api/alerts'))).json()) as Alert[]).map((alert) => alert.text_en);
  await signInAsStaff(page);
  await page.goto(shopUrl('/admin/alerts/create'));
  await page.getByLabel('Text (French)').fill('Ouvert jusqu’à vingt et une heures ce soir');
  await page.getByLabel('Text (English)').fill(text);
  await save(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text);
  expect(await loadAlertTexts()).toContain(text);
});

test('an administrator plans a rate; a current rate cannot be changed', async ({ page }) => {
  const day = addDays(toLocalDay(Date.now() / 1000), 40 + (Date.now() % 300));
  await signInAsStaff(page, 'admin@example.com');
  await page.goto(shopUrl('/admin/fx-rates/create'));
  await page.getByLabel('Currency').selectOption({ label: 'Japanese Yen' });
  await page.getByLabel('Units per euro').fill('181.5');
  await page.getByLabel('Valid from').fill(day);
  await save(page);
  await expect(page.getByText('Planned')).toBeVisible();
  const inForce = encodeURIComponent(JSON.stringify({ state: 'in_force' }));
  await page.goto(shopUrl(`/admin/fx-rates?filter=${inForce}`));
  await page.getByRole('grid').getByRole('link').first().click();
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByLabel('Units per euro').fill('2');
  await save(page);
  await expect(page.getByRole('alert').filter({ hasText: 'already applies or has applied' })).toBeVisible();
  await expect(page.getByLabel('Units per euro')).toHaveValue('2');
});

test('a country gets its own customs code, and the default stays', async ({ page }) => {
  await signInAsStaff(page, 'admin@example.com');
  await page.goto(shopUrl('/admin/customs-codes'));
  await page.getByRole('link', { name: 'New' }).click();
  await page.getByLabel('Product type').selectOption({ label: 'Tapes' });
  await page.getByLabel('Customs code').fill('8523.29-113');
  await save(page);
  // the form keeps its values and shows the missing field
  await expect(page.getByLabel('Country', { exact: true })).toHaveAccessibleDescription(/required/);
  await page.getByLabel('Country', { exact: true }).selectOption({ label: 'Japan' });
  await save(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('8523 29 113');
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/admin\/customs-codes(\?|$)/);

  const tapes = encodeURIComponent(JSON.stringify({ goods: 'tape', destination: 'world' }));
  await page.goto(shopUrl(`/admin/customs-codes?filter=${tapes}`));
  await page.getByRole('grid').getByRole('link', { name: '8523 29' }).click();
  await expect(page.getByRole('link', { name: 'Edit' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete' })).toBeHidden();
});

test('the team can read rates but not change them', async ({ page }) => {
  await signInAsStaff(page);
  await page.goto(shopUrl('/admin/vat-rates'));
  await expect(page.getByRole('grid')).toContainText('Finland');
  await expect(page.getByRole('link', { name: 'New' })).toBeHidden();
});
