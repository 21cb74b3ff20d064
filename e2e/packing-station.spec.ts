/** The packing station with a keyboard-wedge scanner. */
import { type APIRequestContext, expect, test } from 'playwright/test';
import { findViolations } from './axe.ts';
import { buyRecords } from './buy.ts';
import { createTeamClient, signInAsStaff, shopUrl } from './people.ts';
import { scan } from './scan.ts';

interface OrderToPack {
  number: string;
  lines: { item_id: number; barcode: string; quantity: number }[];
}

/** Creates an order to be packed, with the barcodes of its lines. */
async function createOrderToPack(request: APIRequestContext, copies: readonly number[]): Promise<OrderToPack> {
  const { number, shop_orders = [] } = await buyRecords(request, { copies });
  const lines = shop_orders.flatMap((part) => part.lines);
  return { number, lines: lines.map((line) => ({ ...line, barcode: line.barcode ?? '' })) };
}

test('an order is packed by scans; an error stays until dismissed by a key that scanners do not send', async ({
  page,
  request,
}) => {
  await page.addInitScript(() => {
    const counter = window as unknown as { printed: number };
    counter.printed = 0;
    window.print = () => (counter.printed += 1);
  });
  const { number, lines } = await createOrderToPack(request, [1, 2]);
  await signInAsStaff(page);
  await page.goto(shopUrl('/admin/pack'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Packing station');
  expect(await findViolations(page)).toEqual([]);
  // independent of the focus
  await page.getByRole('button', { name: 'Scan with camera' }).focus();
  await scan(page, number);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(number);
  expect(await findViolations(page)).toEqual([]);

  const codes = lines.flatMap(({ barcode, quantity }) => Array.from({ length: quantity }, () => barcode));
  const [firstCode = '', ...otherCodes] = codes;
  await scan(page, firstCode);
  await expect(page.getByRole('status').filter({ hasText: /Correct item|Item complete/ })).toBeVisible();

  await scan(page, '9780201379624');
  const error = page.getByRole('alertdialog');
  await expect(error).toContainText('Wrong item');
  expect(await findViolations(page)).toEqual([]);
  // scans do not dismiss the error, and rejected scans are counted
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await scan(page, otherCodes[0] ?? firstCode);
  await expect(error).toContainText('1 scan in the meantime was not counted.');
  await expect(error).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(error).toBeHidden();

  // the session survives a reload
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(number);
  await page.getByRole('button', { name: 'Undo the last scan' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Last scan undone' })).toBeVisible();
  for (const code of codes) await scan(page, code);
  await expect(page.getByText(`${number} is packed`)).toBeVisible();
  await expect.poll(() => page.evaluate(() => (window as unknown as { printed: number }).printed)).toBe(1);

  await scan(page, number);
  await expect(error).toContainText('This order is already packed.');
  await page.keyboard.press('F8');
  await expect(error).toBeHidden();
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await findViolations(page)).toEqual([]);
});

test('a carton counts all its copies; one with too many is rejected', async ({ page, request }) => {
  const { number, lines } = await createOrderToPack(request, [2, 1]);
  await signInAsStaff(page);
  const [line, ...others] = lines.toSorted((a, b) => b.quantity - a.quantity);
  if (!line) throw new Error('no line');
  // two cartons: the ordered quantity, and more than that
  const call = await createTeamClient(request);
  const mark = Date.now().toString(36).toUpperCase();
  for (const quantity of [line.quantity, 25]) {
    const data = { barcode: `GH-${mark}-${quantity}`, kind: 'house', item_id: line.item_id, quantity };
    expect(await call('/api/admin/barcodes', data)).toMatchObject({ quantity });
  }
  await page.goto(shopUrl(`/admin/barcodes?filter=${encodeURIComponent(JSON.stringify({ q: mark }))}`));
  await expect(page.getByText(`GH-${mark}-25`)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  await page.goto(shopUrl('/admin/pack'));
  await expect(page.getByRole('button', { name: 'Scan with camera' })).toBeVisible();
  await scan(page, number);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(number);
  await scan(page, `GH-${mark}-25`);
  const error = page.getByRole('alertdialog');
  await expect(error).toContainText(`this carton contains 25, only ${line.quantity} needed`);
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('F8');
  await expect(error).toBeHidden();
  await scan(page, `GH-${mark}-${line.quantity}`);
  if (others.length > 0) await expect(page.getByText(`${line.quantity}/${line.quantity}`).first()).toBeVisible();
  for (const { barcode, quantity } of others) for (let copy = 0; copy < quantity; copy++) await scan(page, barcode);
  await expect(page.getByText(`${number} is packed`)).toBeVisible();

  // the search finds it too
  await page.goto(shopUrl('/admin/order'));
  await page.getByLabel('Number, e-mail, barcode or tracking number').fill(`GH-${mark}-25`);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/orders(\?|\/)/);
});
