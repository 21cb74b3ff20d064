/** The pack bench, with a scanner that types fast and ends with Enter. */
import { expect, type Page, test } from 'playwright/test';
import { violations } from './axe.ts';
import { enterBackOffice, shopUrl } from './people.ts';

/** What a scanner sends. */
async function scan(page: Page, code: string): Promise<void> {
  await page.keyboard.type(code, { delay: 2 });
  await page.keyboard.press('Enter');
}

/** An order that waits to be packed, with the barcode of each line. */
async function waiting(page: Page): Promise<{ number: string; lines: { barcode: string; quantity: number }[] }> {
  const token = await page.evaluate(() => /token=([^;]+)/.exec(document.cookie)?.[1] ?? '');
  const headers = { authorization: `Bearer ${decodeURIComponent(token)}` };
  const params = { filter: '{"status":"paid"}', range: '[0,60]', sort: '["id","ASC"]' };
  const list = await page.request.get(shopUrl('/api/admin/orders'), { headers, params });
  for (const { id } of (await list.json()) as { id: number }[]) {
    const order = (await (await page.request.get(shopUrl(`/api/admin/orders/${id}`), { headers })).json()) as {
      number: string;
      claimed_by?: number | null;
      shop_orders: { lines: { barcode: string | null; quantity: number }[]; shipments: unknown[] }[];
    };
    const [part, ...others] = order.shop_orders;
    if (!part || others.length > 0 || part.shipments.length > 0 || order.claimed_by) continue;
    const copies = part.lines.reduce((sum, { quantity }) => sum + quantity, 0);
    if (copies < 2 || part.lines.some(({ barcode }) => !barcode)) continue;
    return {
      number: order.number,
      lines: part.lines.map(({ barcode, quantity }) => ({ barcode: barcode ?? '', quantity })),
    };
  }
  throw new Error('no order waits');
}

test('an order is packed by scans; a wrong one stands until a key that no scanner sends', async ({ page }) => {
  await page.addInitScript(() => {
    const counter = window as unknown as { printed: number };
    counter.printed = 0;
    window.print = () => (counter.printed += 1);
  });
  await enterBackOffice(page);
  const { number, lines } = await waiting(page);
  await page.goto(shopUrl('/admin/pack'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pack bench');
  expect(await violations(page)).toEqual([]);
  // wherever the focus is
  await page.getByRole('button', { name: 'Scan with the camera' }).focus();
  await scan(page, number);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(number);
  expect(await violations(page)).toEqual([]);

  const codes = lines.flatMap(({ barcode, quantity }) => Array.from({ length: quantity }, () => barcode));
  const [first = '', ...rest] = codes;
  await scan(page, first);
  await expect(page.getByRole('status').filter({ hasText: /Right|Line complete/ })).toBeVisible();

  await scan(page, '9780201379624');
  const error = page.getByRole('alertdialog');
  await expect(error).toContainText('Wrong item');
  expect(await violations(page)).toEqual([]);
  // nothing a scanner sends takes it away, and no scan is lost without a word
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await scan(page, rest[0] ?? first);
  await expect(error).toContainText('1 scan meanwhile was not counted.');
  await expect(error).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(error).toBeHidden();

  // a reload loses nothing
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(number);
  await page.getByRole('button', { name: 'Undo the last scan' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Last scan undone' })).toBeVisible();
  for (const code of codes) await scan(page, code);
  await expect(page.getByText(`${number} is packed`)).toBeVisible();
  await expect.poll(() => page.evaluate(() => (window as unknown as { printed: number }).printed)).toBe(1);

  await scan(page, number);
  await expect(error).toContainText('This order is packed already.');
  await page.keyboard.press('F8');
  await expect(error).toBeHidden();
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await violations(page)).toEqual([]);
});
