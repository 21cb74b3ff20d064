/** Conversations: listed on Today, answered by mail and closed. */
import { expect, test } from 'playwright/test';
import { findViolations } from './axe.ts';
import { startAction, signInAsStaff, createCustomer, shopUrl } from './people.ts';

test('a message is found on Today, answered, closed and reopened by undo', async ({ page, request }) => {
  const { firstname, lastname, email } = createCustomer();
  const text = `My copy hums on side B ${Date.now()}`;
  const message = { name: `${firstname} ${lastname}`, email, topic: 'product', text };
  const response = await request.post(shopUrl('/api/contact'), { data: message });
  expect(response.status()).toBe(201);

  await signInAsStaff(page);
  await page.goto(shopUrl('/admin/'));
  await page.getByRole('link', { name: /Messages: Needs reply/ }).click();
  await page.getByRole('link', { name: text }).click();
  const thread = page.getByRole('region', { name: 'Messages' });
  await expect(thread.getByRole('listitem')).toHaveCount(1);
  expect(await findViolations(page)).toEqual([]);

  await startAction(page, 'Reply');
  const dialog = page.getByRole('dialog', { name: 'Reply' });
  await dialog.getByRole('textbox', { name: 'Reply' }).fill('Another copy leaves today.');
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Reply' }).click();
  await expect(thread.getByRole('listitem')).toHaveCount(2);
  await expect(page.getByText('Replied').first()).toBeVisible();

  await test.step('the mail quotes the message', async () => {
    await thread.getByRole('link', { name: 'E-mail' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('[M-');
    await expect(page.frameLocator('iframe').getByText(text).last()).toBeVisible();
    await page.goBack();
  });
  await startAction(page, 'Close');
  await expect(page.getByText('Closed').first()).toBeVisible();
  await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Replied').first()).toBeVisible();
});
