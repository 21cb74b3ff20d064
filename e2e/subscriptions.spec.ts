/** A monthly run of subscriptions, from the due boxes to the orders. */
import { addToMonth } from '#domain/subscriptions/months.ts';
import { expect, test } from 'playwright/test';
import type { Box, BoxMonth, BoxPeriod, CatalogueItem, Project } from '#generated/schemas.ts';
import { expectAccessible, findViolations } from './axe.ts';
import { createTeamClient, signInAsStaff, shopUrl } from './people.ts';

test('a monthly run is prepared, charged and resumed', async ({ page, request }) => {
  test.setTimeout(240_000);
  const call = await createTeamClient(request);
  const query = (filter: object) => `filter=${encodeURIComponent(JSON.stringify(filter))}`;
  await signInAsStaff(page);
  // a month after all existing runs
  const [latestMonth] = await call<BoxMonth[]>(`/api/admin/box-months?sort=${encodeURIComponent('["month","DESC"]')}`);
  const month = addToMonth(latestMonth?.month ?? '2030-01', 1);
  await page.goto(shopUrl('/admin/box-months/create'));
  await page.getByRole('textbox', { name: 'Month' }).fill(month);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(month);
  const step = (name: string) => page.getByRole('region', { name });
  await expect(step('1. Boxes due').getByRole('link', { name: /boxes are due/ })).toBeVisible();
  await expect(step('2. Record selection')).toContainText('Add the records');

  const projects = await call<Project[]>(
    `/api/admin/projects?${query({ type: 'stock', step: 'successful', stock_gte: 60 })}&range=[0,99]`,
  );
  const items = await call<CatalogueItem[]>(
    `/api/admin/items?${query({ project_id: projects.map(({ id }) => id), stock_gte: 60 })}&range=[0,99]`,
  );
  // no subscriber gets a record twice
  const months = await call<BoxMonth[]>('/api/admin/box-months?range=[0,99]');
  const detailedMonths = await Promise.all(months.map(({ id }) => call<BoxMonth>(`/api/admin/box-months/${id}`)));
  const usedItemIds = detailedMonths.flatMap(({ picks = [] }) => picks.map(({ item_id }) => item_id));
  const candidates = items.filter(({ id, title }) => title.includes('LP') && !usedItemIds.includes(id ?? 0));
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  const addPick = async (title: string) => {
    await step('2. Record selection').getByRole('button', { name: 'Add a record' }).click();
    await dialog.getByRole('combobox', { name: 'Record' }).fill(title);
    await page.getByRole('option').filter({ hasText: title }).first().click();
    await dialog.getByRole('button', { name: 'Add a record' }).click();
  };
  for (const [index, { title }] of candidates.slice(0, 2).entries()) {
    await addPick(title);
    await expect(dialog).toBeHidden();
    await expect(
      step('2. Record selection')
        .getByRole('row')
        .nth(index + 1),
    ).toBeVisible();
  }
  await step('2. Record selection').getByRole('button', { name: 'Suggest records' }).click();
  await expect(step('2. Record selection')).toContainText(/[1-9]\d* of \d+ have a record/);
  await expect(step('3. Stock check')).toContainText('All records are in stock');
  await expectAccessible(page);

  // skip the boxes without card, from the list linked by the exception
  const monthUrl = page.url();
  await step('4. Exceptions')
    .getByRole('link', { name: /^No card/ })
    .click();
  await page.getByRole('row').nth(1).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Skip' }).click();
  await dialog.getByLabel('Reason').fill('Waits for a new card');
  await dialog.getByRole('button', { name: 'Skip' }).click();
  await expect(dialog).toBeHidden();
  await page.goto(monthUrl);
  await expect(step('1. Boxes due').getByRole('link', { name: 'By staff (1)' })).toBeVisible();

  await step('5. Orders and charges').getByRole('button', { name: 'Create orders and charge' }).click();
  await dialog.getByRole('button', { name: 'Create orders and charge' }).click();
  await expect(page.getByRole('heading', { level: 1 }).locator('..')).toContainText('Partly done', {
    timeout: 150_000,
  });
  await expect(step('5. Orders and charges')).toContainText(/paid/);

  const id = Number(/box-months\/(\d+)/.exec(monthUrl)?.[1]);
  const periods = await call<BoxPeriod[]>(`/api/admin/box-periods?${query({ month_id: id })}&range=[0,99]`);
  const orderedPeriods = periods.filter(({ status }) => status === 'ordered');
  expect(orderedPeriods.length).toBeGreaterThan(5);
  expect(new Set(orderedPeriods.map(({ order_id }) => order_id)).size).toBe(orderedPeriods.length);
  expect(periods.filter(({ status }) => status === 'charging')).toEqual([]);
  // a second run has nothing to do
  await call(`/api/admin/box-months/${id}/run`, {});
  const [period] = orderedPeriods;
  await page.goto(shopUrl(`/admin/orders/${period?.order_id}/show`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('VS-');
  const periodsAfterRerun = await call<BoxPeriod[]>(
    `/api/admin/box-periods?${query({ month_id: id, status: 'ordered' })}&range=[0,99]`,
  );
  expect(periodsAfterRerun.map(({ order_id }) => order_id)).toEqual(orderedPeriods.map(({ order_id }) => order_id));

  // the subscription's page shows it
  const box = await call<Box>(`/api/admin/box/${period?.box_id}`);
  await page.goto(shopUrl(`/admin/box/${box.id}/show`));
  await expect(page.getByRole('region', { name: 'Months' }).getByRole('row').nth(1)).toContainText('Ordered');
  expect(await findViolations(page)).toEqual([]);
});
