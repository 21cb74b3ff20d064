/** Work on an order: partial parcels, notes with mentions, claims and resent mails. */
import { expect, type Page, test } from 'playwright/test';
import type { Order } from '#generated/schemas.ts';
import { findViolations } from './axe.ts';
import { buyRecords } from './buy.ts';
import { startAction, enterBackOffice, signInAsStaff, shopUrl } from './people.ts';

const openOrder = async (page: Page, { id, number }: Order): Promise<void> => {
  await page.goto(shopUrl(`/admin/orders/${id}/show`));
  await expect(page.getByRole('heading', { name: number, level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Timeline' }).getByRole('listitem').first()).toBeVisible();
};

const expectNoViolations = async (page: Page): Promise<void> => {
  expect(await findViolations(page)).toEqual([]);
};

const fillCarrier = async (page: Page, number: string): Promise<void> => {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Carrier' }).selectOption('Colissimo');
  await dialog.getByRole('textbox', { name: 'Tracking number' }).fill(number);
};

test('an order is shipped in two parcels', async ({ page, request }) => {
  const order = await buyRecords(request, { copies: [1, 2] });
  const [firstLine, secondLine] = order.shop_orders?.[0]?.lines ?? [];
  await signInAsStaff(page);
  await openOrder(page, order);
  await expectNoViolations(page);

  await startAction(page, 'Ship parcel');
  const dialog = page.getByRole('dialog', { name: 'Ship parcel' });
  await dialog.getByRole('spinbutton', { name: `Quantity: ${secondLine?.name}` }).fill('0');
  await fillCarrier(page, '6A00000000001');
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Ship parcel' }).click();
  await expect(dialog).toBeHidden();

  const parcels = page.getByRole('group', { name: /^Parcel \d+$/ });
  await expect(parcels).toHaveCount(1);
  await expect(parcels.first()).toContainText(`${firstLine?.quantity} × ${firstLine?.name}`);
  await expect(parcels.first()).not.toContainText(`× ${secondLine?.name}`);
  await expect(page.getByText('In preparation').first()).toBeVisible();

  // the rest is packed, then shipped
  await startAction(page, 'Pack a parcel');
  await page.getByRole('dialog').getByRole('button', { name: 'Pack a parcel' }).click();
  await expect(parcels).toHaveCount(2);
  const packedParcel = parcels.nth(1);
  await expect(packedParcel).toContainText(`× ${secondLine?.name}`);
  await packedParcel.getByRole('button', { name: /^Tracking/ }).click();
  await fillCarrier(page, '6A00000000002');
  await page.getByRole('dialog').getByRole('button', { name: 'Tracking' }).click();
  await expect(packedParcel.getByRole('link', { name: '6A00000000002' })).toHaveAttribute('href', /laposte\.fr/);
  await packedParcel.getByRole('button', { name: /^Mark as shipped/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as shipped' }).click();
  await expect(packedParcel.getByRole('button', { name: /^Mark as shipped/ })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Ship parcel' })).toBeHidden();
  await expect(page.getByText('Mark as shipped · Theo Team')).toBeVisible();
});

test('a mentioned colleague is notified', async ({ page, browser, request }) => {
  const order = await buyRecords(request);
  const text = `the sleeve is bent, is there another? ${Date.now()}`;
  await signInAsStaff(page);
  await openOrder(page, order);
  const box = page.getByRole('textbox', { name: /^Write a note/ });
  await box.pressSequentially('@ad');
  await expect(page.getByRole('option', { name: 'Ada Admin' })).toBeVisible();
  await expectNoViolations(page);
  await box.press('Enter');
  await expect(box).toHaveValue('@Ada Admin ');
  await box.pressSequentially(text);
  await page.getByRole('button', { name: 'Save note' }).click();
  const notes = page.getByRole('region', { name: 'Notes' });
  // the input is cleared once the note is saved
  await expect(box).toHaveValue('');
  await expect(notes.getByText(text)).toBeVisible();

  const context = await browser.newContext();
  const desk = await context.newPage();
  await enterBackOffice(desk, 'admin@example.com');
  await desk.getByRole('button', { name: /unread mention/ }).click();
  await desk
    .getByRole('menuitem', { name: new RegExp(`${order.number}.*the sleeve is bent`) })
    .first()
    .click();
  await expect(desk.getByRole('region', { name: 'Notes' }).getByText(text)).toBeVisible();
  await expect(async () => {
    const badge = desk.getByRole('button', { name: /unread mention/ });
    if (!(await badge.isVisible())) return;
    await badge.click();
    await expect(desk.getByRole('menuitem', { name: new RegExp(String(order.number)) })).toHaveCount(0);
  }).toPass();
  await context.close();

  await notes
    .getByRole('button', { name: /^Delete the note/ })
    .first()
    .click();
  await page.getByRole('dialog').or(page.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }).click();
  await expect(notes.getByText(text)).toBeHidden();
});

test('an order is packed by one colleague only', async ({ page, browser, request }) => {
  const order = await buyRecords(request);
  const context = await browser.newContext();
  const desk = await context.newPage();
  await signInAsStaff(desk, 'admin@example.com');
  await openOrder(desk, order);
  await startAction(desk, 'Claim');
  await expect(desk.getByText(/^Claimed by you since/)).toBeVisible();

  await signInAsStaff(page);
  await openOrder(page, order);
  await expect(page.getByText(/^Claimed by Ada Admin since/)).toBeVisible();
  await expectNoViolations(page);
  await startAction(page, 'Pack a parcel');
  const dialog = page.getByRole('dialog', { name: 'Pack a parcel' });
  await dialog.getByRole('button', { name: 'Pack a parcel' }).click();
  await expect(dialog.getByText(/^Ada Admin is working on this order/).first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('alert').getByRole('button', { name: 'Take over' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take over' }).click();
  await expect(page.getByText(/^Claimed by you since/)).toBeVisible();
  await startAction(page, 'Pack a parcel');
  await dialog.getByRole('button', { name: 'Pack a parcel' }).click();
  await expect(page.getByRole('group', { name: /^Parcel \d+$/ })).toHaveCount(1);
  await context.close();

  await page.goto(shopUrl('/admin/orders'));
  await page.getByRole('link', { name: 'My orders' }).click();
  await expect(page.getByText('Claimed by: me')).toBeVisible();
  await expect(page.getByRole('link', { name: order.number })).toBeVisible();
});

test('a mail is resent to a corrected address', async ({ page, request }) => {
  const order = await buyRecords(request);
  await signInAsStaff(page);
  await openOrder(page, order);
  const timeline = page.getByRole('region', { name: 'Timeline' });
  await timeline.getByRole('button', { name: 'E-mails' }).click();
  await timeline
    .getByRole('button', { name: /^Resend/ })
    .last()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Resend' });
  await expect(dialog.getByRole('textbox', { name: 'Recipient' })).toHaveValue(order.email);
  const corrected = `corrected.${Date.now()}@example.com`;
  await dialog.getByRole('textbox', { name: 'Recipient' }).fill(corrected);
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Resend' }).click();
  await expect(timeline.getByText(`→ ${corrected}`)).toBeVisible();
});
