/** The page of a project: turning, zoom, likes and wishes, reviews, shipping, back-in-stock notices. */
import { expect, test, type Page } from 'playwright/test';
import type { CatalogueItem, CommentList, ProjectDetail, ProjectList } from '#generated/schemas.ts';
import { expectAccessible } from './axe.ts';
import { createCustomer, createTeamClient, shopUrl, waitForPost } from './people.ts';
import { readMails, signUp } from './sign-up.ts';

const RECORD = '/vinyl/120';

/** Moves the mouse, which loads the sections of the page, until they are interactive. */
async function startUsing(page: Page): Promise<void> {
  const isHydrated = () =>
    page.locator('#reviews').evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber')));
  await expect(async () => {
    await page.mouse.move(200, 200);
    await page.mouse.move(220, 220);
    expect(await isHydrated()).toBe(true);
  }).toPass();
}

async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(shopUrl(path));
  await startUsing(page);
}

async function signIn(page: Page): Promise<void> {
  const value = await signUp(page.request);
  await page.context().addCookies([{ name: 'token', value, domain: new URL(shopUrl()).hostname, path: '/' }]);
}

test('the release turns by keys, mouse and button, and its disc comes out', async ({ page }) => {
  await openPage(page, RECORD);
  const stage = page.getByRole('group', { name: 'Drag or use the arrow keys to turn' });
  const getTurn = () => stage.evaluate((element: HTMLElement) => element.style.getPropertyValue('--turn'));
  await stage.focus();
  // turning is loaded by the first interaction
  await expect(async () => {
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    expect(await getTurn()).toBe('15deg');
  }).toPass();
  await page.getByRole('button', { name: 'Turn over' }).click();
  expect(await getTurn()).toBe('180deg');
  const box = (await stage.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 100, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  expect(await getTurn()).toBe('230deg');
  await page.getByRole('button', { name: 'Take out the disc' }).click();
  await expect(page.getByRole('button', { name: 'Take out the disc' })).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page, 'a project');
});

test('pictures are chosen and magnified by keyboard', async ({ page }) => {
  await openPage(page, RECORD);
  const pictures = page.getByRole('list', { name: 'Pictures' });
  await pictures.getByRole('link').first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(pictures.getByRole('link').nth(1)).toHaveAttribute('aria-current', 'true');
  await page.getByRole('link', { name: 'Zoom' }).click();
  const dialog = page.getByRole('dialog', { name: 'Zoom' });
  await expect(dialog).toContainText('2 /');
  await page.keyboard.press('ArrowRight');
  await expect(dialog).toContainText('3 /');
  await expectAccessible(page, 'the zoom');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('a failed picture becomes the original, then a placeholder', async ({ page }) => {
  await page.route('**/cover-*.webp', (route) => route.abort());
  await page.route('**/back-*.webp', (route) => route.abort());
  await page.route('**/back.png', (route) => route.abort());
  await openPage(page, RECORD);
  await expect(page.locator('figure img[src$="preview_m.png"]')).toBeVisible();
  await expect(page.locator('figure img[src="/placeholder.svg"]')).toHaveCount(1);
});

test('a visitor who likes a record signs in first, and the like is kept', async ({ page }) => {
  await openPage(page, RECORD);
  await page.getByRole('button', { name: 'Like', exact: true }).click();
  await expect(page).toHaveURL(/\/sign\?redirect=/);
  await signIn(page);
  const target = new URL(page.url()).searchParams.get('redirect') ?? '';
  await openPage(page, target);
  const like = page.getByRole('button', { name: 'Like', exact: true });
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  const wish = page.getByRole('button', { name: 'Wishlist' });
  // shown as pressed before it is saved
  const saved = waitForPost(page);
  await wish.click();
  await expect(wish).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('Added to your wishlist')).toBeVisible();
  await saved;
  await page.reload();
  await expect(page.getByRole('button', { name: 'Wishlist' })).toHaveAttribute('aria-pressed', 'true');

  // a failed change is taken back and explained
  await startUsing(page);
  await page.context().setOffline(true);
  await wish.click();
  await expect(page.getByText('There is no connection')).toBeVisible();
  await expect(wish).toHaveAttribute('aria-pressed', 'true');
  await page.context().setOffline(false);
});

test('a review is written, approved and shown with its stars', async ({ page, request }) => {
  await signIn(page);
  await openPage(page, '/vinyl/124');
  const text = `The run-out groove alone, pressing ${Date.now() % 100_000}.`;
  await page.getByRole('radio', { name: '5 stars' }).check({ force: true });
  await page.getByRole('textbox', { name: 'Your review' }).fill(text);
  await page.getByRole('button', { name: 'Send review' }).click();
  await expect(page.getByText('Thank you for your review')).toBeVisible();
  expect(await page.getByText(text).count()).toBe(0);

  const team = await createTeamClient(request);
  const [review] = await team<{ id: number; text: string }[]>(
    `/api/admin/reviews?filter=${encodeURIComponent(JSON.stringify({ status: 'to_check', project_id: 124 }))}&sort=["id","DESC"]`,
  );
  await team(`/api/admin/reviews/${review?.id}/approve`, {});
  await page.reload();
  await expect(page.getByText(text)).toBeVisible();
  const list = (await (await request.get(shopUrl('/api/projects/124/comments'))).json()) as CommentList;
  const linkedData = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(linkedData.join()).toContain(`"ratingCount":${list.ratings}`);

  // a second one is rejected, and nothing typed is lost
  await startUsing(page);
  await page.getByRole('radio', { name: '1 star', exact: true }).check({ force: true });
  await page.getByRole('textbox', { name: 'Your review' }).fill('Changed my mind.');
  await page.getByRole('button', { name: 'Send review' }).click();
  await expect(page.locator('#reviews').getByRole('alert')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Your review' })).toHaveValue('Changed my mind.');
  await expectAccessible(page, 'reviews');
});

test('the measures of a garment open beside its sizes', async ({ page, request }) => {
  const answer = await request.get(shopUrl('/api/projects?type=t-shirt&limit=1'));
  const { projects } = (await answer.json()) as ProjectList;
  await openPage(page, `/t-shirt/${projects[0]?.id}`);
  await page.getByRole('link', { name: 'Size table' }).click();
  const dialog = page.getByRole('dialog', { name: 'Size table' });
  await expect(dialog.getByRole('rowheader').first()).toBeVisible();
  await expectAccessible(page, 'the size table');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('shipping is shown for the chosen country, and viewed records come back', async ({ page }) => {
  await openPage(page, RECORD);
  await page.getByLabel('Deliver to').selectOption('DE');
  await expect(page.getByText(/Shipping from €\d+\.\d\d, \d+–\d+ working days/)).toBeVisible();
  const name = await page.getByRole('heading', { level: 1 }).textContent();
  await openPage(page, '/vinyl/124');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('region', { name: 'Recently viewed' })).toContainText(name ?? '');
  await expect(page.getByRole('region', { name: 'You may also like' })).toBeVisible();
});

test('a visitor is told by mail when an item is in stock again, and can cancel', async ({ page, request }) => {
  const team = await createTeamClient(request);
  const [item] = await team<CatalogueItem[]>(
    `/api/admin/items?filter=${encodeURIComponent('{"stock":0}')}&range=[0,30]`,
  );
  const answer = await request.get(shopUrl(`/api/projects/${item?.project_id}`));
  const project = (await answer.json()) as ProjectDetail;
  const { email } = createCustomer();
  await openPage(page, `/fr/${project.category}/${project.id}`);
  await page.getByText('Prévenez-moi du retour en stock').click();
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  const choice = page.locator('select[name=item_id]');
  if (await choice.isVisible()) await choice.selectOption(String(item?.id));
  await page.getByRole('button', { name: 'Me prévenir' }).click();
  await expect(page.getByText('Nous vous écrirons dès le retour en stock.')).toBeVisible();
  await expectAccessible(page, 'the notice');

  await team(`/api/admin/items/${item?.id}/correct-stock`, { change: 3, reason: 'Found in the store room' });
  await expect.poll(async () => (await readMails(email)).length, { timeout: 90_000 }).toBe(1);
  const [mail = ''] = await readMails(email);
  const path = /\/fr\/stock-notice\/[\w-]{43}/.exec(mail)?.[0] ?? '';
  await page.goto(shopUrl(path.slice(0, -4)));
  await page.getByRole('button', { name: 'Annuler toutes les alertes' }).click();
  await expect(page.getByText('Ce lien est incomplet.')).toBeVisible();
  await page.goto(shopUrl(path));
  await expectAccessible(page, 'cancelling notices');
  await page.getByRole('button', { name: 'Annuler toutes les alertes' }).click();
  await expect(page.getByText('Vos alertes sont annulées.')).toBeVisible();
});
