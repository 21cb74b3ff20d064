/** Passes: pass types, issuing to a list, QR codes and redemption. */
import { expect, test } from 'playwright/test';
import { findViolations } from './axe.ts';
import { startAction, signInAsStaff, shopUrl } from './people.ts';
import { scan } from './scan.ts';

test('passes are issued to a list, scanned until they are used up, and revoked', async ({ page }) => {
  const unique = String(Date.now());
  const kind = `Door of ${unique}`;
  await signInAsStaff(page);
  await page.goto(shopUrl('/admin/pass-types/create'));
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(kind);
  await page.getByLabel('Benefit').selectOption({ label: 'Admission' });
  await page.getByLabel('Redemptions allowed').fill('1');
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(kind);

  await page.goto(shopUrl('/admin/pass'));
  await page.getByRole('button', { name: 'Issue passes' }).click();
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await dialog.getByRole('combobox', { name: 'Pass type' }).fill(kind);
  await page.getByRole('option', { name: kind }).click();
  await dialog.getByRole('textbox', { name: 'Holders' }).fill(`Ada Kühn <ada.${unique}@example.com>\nnobody`);
  await dialog.getByRole('button', { name: 'Issue passes' }).click();
  await expect(dialog).toContainText('not valid e-mail addresses: nobody');
  await dialog.getByRole('textbox', { name: 'Holders' }).fill(`Ada Kühn <ada.${unique}@example.com>`);
  await dialog.getByRole('button', { name: 'Issue passes' }).click();
  const row = page.getByRole('row').filter({ hasText: `ada.${unique}` });
  await expect(row).toContainText('Valid');
  await row.getByRole('link').first().click();
  const code = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  expect(code).toMatch(/^\w{4}(-\w{4}){3}$/);
  const qr = page.getByRole('img', { name: /QR code/ });
  await expect.poll(() => qr.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
  const record = page.url();

  await page.goto(shopUrl('/admin/pass/scan'));
  await page.getByLabel('Location').fill('Door');
  await page.getByLabel('Pass code').fill(code.toLowerCase());
  await page.getByLabel('Pass code').press('Enter');
  await expect(page.getByRole('main')).toContainText('0 redemptions left');
  await expect(page.getByRole('status').filter({ hasText: 'Ada Kühn: redeemed' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  // independent of the focus
  await scan(page, code);
  await expect(page.getByRole('alertdialog')).toContainText('no redemptions left');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toBeHidden();

  await page.goto(record);
  await expect(page.getByText('Used up', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Show redemptions' }).click();
  await page.getByRole('row').filter({ hasText: 'Door' }).getByRole('link').first().click();
  await startAction(page, 'Undo');
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(dialog).toBeHidden();
  await page.goto(record);
  await startAction(page, 'Revoke');
  await dialog.getByLabel('Reason').fill('Left the crew');
  await dialog.getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('Revoked', { exact: true }).first()).toBeVisible();
});
