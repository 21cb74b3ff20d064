/** Pressing quotes: priced live, sent, accepted by link, converted to a project; prices planned and imported. */
import { addDays } from '#domain/calendar.ts';
import { toLocalDay } from '#domain/dates.ts';
import { expect, type Locator, type Page, test } from 'playwright/test';
import { expectAccessible, findViolations } from './axe.ts';
import { startAction, signInAsStaff, createCustomer, shopUrl } from './people.ts';

const box = (scope: Page | Locator, name: string): Locator => scope.getByRole('textbox', { name, exact: true });

const sums = (page: Page, name: string): Locator =>
  page.locator('dl > div', { has: page.locator('dt', { hasText: name }) }).locator('dd');

async function selectOption(page: Page, name: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name, exact: true }).selectOption({ label: option });
}

async function pickFirst(scope: Locator, name: string, words: string): Promise<void> {
  await scope.getByRole('combobox', { name }).fill(words);
  await scope.page().locator('li[role=option]').first().click();
}

async function openDialog(page: Page, name: string): Promise<Locator> {
  await startAction(page, name);
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  return dialog;
}

test('a quote is priced while typing, accepted by link and converted to a project', async ({ browser }) => {
  test.setTimeout(180_000);
  const desk = await browser.newContext();
  const office = await desk.newPage();
  office.setDefaultTimeout(15_000);
  const title = `Nuit ${Date.now().toString(36)}`;
  let link = '';

  await test.step('staff creates it and sees its total', async () => {
    await signInAsStaff(office);
    await office.goto(shopUrl('/admin/quotes/create'));
    await box(office, 'Name').fill('Clara Testard');
    await box(office, 'E-mail').fill(createCustomer().email);
    await box(office, 'Title').fill(title);
    await selectOption(office, 'Sleeve', 'Spine sleeve (3 mm)');
    await selectOption(office, 'Inner sleeve', 'White paper');
    await expect(sums(office, 'Total')).toHaveText('€2,196.48');
    await expect(sums(office, 'Unit price')).toHaveText('€6.10');
    await expect(office.getByText(/Margin €/)).toBeVisible();
    await box(office, 'Quantity').fill('500');
    await expect(sums(office, 'Total')).not.toHaveText('€2,196.48');
    await box(office, 'Quantity').fill('300');
    await expect(sums(office, 'Total')).toHaveText('€2,196.48');
    expect(await findViolations(office)).toEqual([]);
    await office.getByRole('button', { name: 'Save' }).click();
    await expect(office).toHaveURL(/quotes\/\d+\/show/);
  });

  await test.step('staff sends it', async () => {
    const dialog = await openDialog(office, 'Send the quote');
    await expect(dialog.getByLabel('Quote valid for (days)')).toHaveValue('60');
    await dialog.getByRole('button', { name: 'Send the quote' }).click();
    await expect(dialog).toBeHidden();
    link = (await office.getByRole('link', { name: /\/quotes\// }).getAttribute('href')) ?? '';
    expect(await findViolations(office)).toEqual([]);
  });

  await test.step('the customer reads, downloads and accepts it', async () => {
    const visitor = await browser.newContext();
    const page = await visitor.newPage();
    await page.goto(shopUrl(new URL(link).pathname));
    await expect(page.getByRole('heading', { name: new RegExp(title) })).toBeVisible();
    await expect(page.getByText('€2,196.48')).toBeVisible();
    await expect(page.getByText(/our costs|unit cost|margin/i)).toHaveCount(0);
    expect(await findViolations(page)).toEqual([]);
    const pdf = await page.request.get(shopUrl(`${new URL(link).pathname}/pdf`));
    expect(pdf.headers()['content-type']).toBe('application/pdf');
    await page.getByRole('button', { name: 'Accept quote' }).click();
    await expect(page.getByText('You have accepted this quote')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Accept quote' })).toHaveCount(0);
    await visitor.close();
  });

  await test.step('staff creates a project from it', async () => {
    await office.reload();
    const dialog = await openDialog(office, 'Create project');
    await box(dialog, 'Title').fill(title);
    await pickFirst(dialog, 'Artist', 'a');
    await pickFirst(dialog, 'Shop', 'a');
    await box(dialog, 'Price').fill('24.90');
    expect(await findViolations(office)).toEqual([]);
    await dialog.getByRole('button', { name: 'Create project' }).click();
    await expect(dialog).toBeHidden();
    await office.getByRole('main').getByRole('link', { name: title }).first().click();
    await expect(office.getByRole('heading', { level: 1 })).toContainText(title);
    await expect(office.getByText('Draft').first()).toBeVisible();
    await expect(office.getByRole('main').getByRole('link', { name: /^Q-\d+$/ })).toBeVisible();
  });
  await desk.close();
});

test('a price is planned with a preview of its effect, and a price table is imported', async ({ page }) => {
  page.setDefaultTimeout(15_000);
  test.setTimeout(120_000);
  const day = addDays(toLocalDay(Date.now() / 1000), 40 + Math.floor(Math.random() * 300));
  await signInAsStaff(page, 'admin@example.com');

  await test.step('open quotes that would change are listed before saving', async () => {
    await page.goto(shopUrl('/admin/quote-prices/create'));
    await selectOption(page, 'Cost line', 'Test pressings');
    await box(page, 'Fixed price (€)').fill('120');
    await box(page, 'Valid from').fill(day);
    await expect(page.getByText(/open quotes? would change/)).toBeVisible();
    await expect(page.getByText('→').first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL(/quote-prices\/\d+\/show/);
  });

  await test.step('a CSV is previewed and imported', async () => {
    await page.goto(shopUrl('/admin/vat-rates'));
    await page.getByRole('link', { name: 'Import', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Import: VAT rates' })).toBeVisible();
    await box(page, 'CSV').fill(`Country;Rate;valid_from\nFrance;20,5;${day}\nFR;3;2020-01-01\n`);
    await page.getByRole('button', { name: 'Continue' }).click();
    const summary = page.getByRole('region', { name: 'Import summary' });
    const figure = (name: string) => summary.locator('dl > div').filter({ hasText: name }).locator('dd');
    await expect(figure('New')).toHaveText('1');
    await expect(figure('Invalid')).toHaveText('1');
    await expect(page.getByRole('tab', { name: 'Invalid (1)' })).toHaveAttribute('aria-selected', 'true');
    expect(await findViolations(page)).toEqual([]);
    const importButton = summary.getByRole('button', { name: 'Import', exact: true });
    await expect(importButton).toBeDisabled();
    await summary.getByLabel('Skip invalid rows').check();
    await importButton.click();
    await expect(page).toHaveURL(/\/vat-rates(\?|$)/);
    await expect(page.getByText('20.5').first()).toBeVisible();
  });

  await test.step('a price change of an item is planned and withdrawn', async () => {
    await page.goto(shopUrl('/admin/items/40/show'));
    await page.getByRole('link', { name: 'Plan a price change' }).click();
    await box(page, 'New price').fill('19.90');
    await box(page, 'Valid from').fill(day);
    await box(page, 'Reason').fill('Spring sale');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL(/price-changes\/\d+\/show/);
    await page.goto(shopUrl('/admin/items/40/show'));
    await expect(page.getByText('Spring sale')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Withdraw' }).click();
    await expect(page.getByText('Spring sale')).toBeHidden();
  });
});
