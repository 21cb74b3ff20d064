/** The pack bench, with a scanner that types fast and ends with Enter. */
import { expect, type Page, test } from 'playwright/test';
import { violations } from './axe.ts';
import { enterBackOffice, shopUrl } from './people.ts';

/** What a scanner sends. */
async function scan(page: Page, code: string): Promise<void> {
  await page.keyboard.type(code, { delay: 2 });
  await page.keyboard.press('Enter');
}

interface Line {
  item_id: number;
  barcode: string;
  quantity: number;
}

async function signedIn(page: Page): Promise<{ authorization: string }> {
  const token = await page.evaluate(() => /token=([^;]+)/.exec(document.cookie)?.[1] ?? '');
  return { authorization: `Bearer ${decodeURIComponent(token)}` };
}

/** An order that waits to be packed, with the barcode of each line; of some line at least so many copies. */
async function waiting(page: Page, least = 1): Promise<{ number: string; lines: Line[] }> {
  const headers = await signedIn(page);
  const params = { filter: '{"status":"paid"}', range: '[0,200]', sort: '["id","ASC"]' };
  const list = await page.request.get(shopUrl('/api/admin/orders'), { headers, params });
  for (const { id } of (await list.json()) as { id: number }[]) {
    const order = (await (await page.request.get(shopUrl(`/api/admin/orders/${id}`), { headers })).json()) as {
      number: string;
      claimed_by?: number | null;
      shop_orders: {
        lines: (Omit<Line, 'barcode'> & { barcode: string | null; cancelled?: number })[];
        shipments: unknown[];
      }[];
    };
    const [part, ...others] = order.shop_orders;
    if (!part || others.length > 0 || part.shipments.length > 0 || order.claimed_by) continue;
    const copies = part.lines.reduce((sum, { quantity }) => sum + quantity, 0);
    if (copies < 2 || !part.lines.some(({ quantity }) => quantity >= least)) continue;
    // of what another journey changed, less is packed than was sold
    if (part.lines.some(({ barcode, cancelled }) => !barcode || cancelled)) continue;
    return {
      number: order.number,
      lines: part.lines.map((line) => ({ ...line, barcode: line.barcode ?? '' })),
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

test('a carton counts all its copies by one scan; one that holds more than is wanted is refused loudly', async ({
  page,
}) => {
  await enterBackOffice(page);
  const { number, lines } = await waiting(page, 2);
  const [line, ...others] = lines.toSorted((one, other) => other.quantity - one.quantity);
  if (!line) throw new Error('no line');
  // written down where barcodes are: what the order wants, and far more
  const headers = await signedIn(page);
  const mark = Date.now().toString(36).toUpperCase();
  for (const quantity of [line.quantity, 25]) {
    const data = { barcode: `GH-${mark}-${quantity}`, kind: 'house', item_id: line.item_id, quantity };
    expect((await page.request.post(shopUrl('/api/admin/barcodes'), { headers, data })).status()).toBe(201);
  }
  await page.goto(shopUrl(`/admin/barcodes?filter=${encodeURIComponent(JSON.stringify({ q: mark }))}`));
  await expect(page.getByText(`GH-${mark}-25`)).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await page.goto(shopUrl('/admin/pack'));
  await expect(page.getByRole('button', { name: 'Scan with the camera' })).toBeVisible();
  await scan(page, number);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(number);
  await scan(page, `GH-${mark}-25`);
  const error = page.getByRole('alertdialog');
  await expect(error).toContainText(`the carton holds 25, ${line.quantity} still wanted`);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('F8');
  await expect(error).toBeHidden();
  await scan(page, `GH-${mark}-${line.quantity}`);
  if (others.length > 0) await expect(page.getByText(`${line.quantity}/${line.quantity}`).first()).toBeVisible();
  for (const { barcode, quantity } of others) for (let copy = 0; copy < quantity; copy++) await scan(page, barcode);
  await expect(page.getByText(`${number} is packed`)).toBeVisible();

  // and the look-up box knows it
  await page.goto(shopUrl('/admin/order'));
  await page.getByLabel('Number, e-mail, barcode or tracking number').fill(`GH-${mark}-25`);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/orders(\?|\/)/);
});
