import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from 'playwright/test';
import type { ProjectDetail, SongList } from '#generated/schemas.ts';
import { expectAccessible } from './axe.ts';
import { createTeamClient, shopUrl } from './people.ts';

/** A project with several tracks. */
const PROJECT = 120;

const bar = (page: Page) => page.getByRole('region', { name: 'Player' });
const currentTitle = (page: Page) => bar(page).locator('strong').first();
const getTime = (page: Page) => page.evaluate(() => document.querySelector('audio')?.currentTime ?? 0);
const isPaused = (page: Page) => page.evaluate(() => document.querySelector('audio')?.paused);

async function readTitles(page: Page): Promise<string[]> {
  const answer = await page.request.get(shopUrl(`/api/projects/${PROJECT}`));
  return ((await answer.json()) as ProjectDetail).songs.map(({ title }) => title);
}

async function playFirst(page: Page): Promise<string[]> {
  const titles = await readTitles(page);
  await page.goto(shopUrl(`/vinyl/${PROJECT}`));
  await page.getByRole('button', { name: `Play ${titles[0]}`, exact: true }).click();
  await expect(currentTitle(page)).toHaveText(titles[0]!);
  await expect.poll(() => getTime(page)).toBeGreaterThan(0.2);
  return titles;
}

test('a track plays on while the visitor browses, with waveform, keys and media session', async ({ page }) => {
  const titles = await playFirst(page);
  const mask = () =>
    bar(page)
      .locator('[style*=mask]')
      .evaluate((shape) => getComputedStyle(shape).maskImage);
  // bars of different height: the waveform is there
  await expect.poll(async () => new Set((await mask()).match(/v[\d.]+/g)).size).toBeGreaterThan(5);
  expect(await page.evaluate(() => navigator.mediaSession.metadata?.title)).toBe(titles[0]);

  await page.getByRole('link', { name: 'About' }).first().click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(currentTitle(page)).toHaveText(titles[0]!);
  expect(await isPaused(page)).toBe(false);

  const before = await getTime(page);
  await page.keyboard.press('ArrowRight');
  expect(await getTime(page)).toBeGreaterThan(before + 4);
  await page.keyboard.press('Space');
  await expect.poll(() => isPaused(page)).toBe(true);
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(currentTitle(page)).toHaveText(titles.at(-1)!);
  await bar(page).getByRole('button', { name: 'Next track' }).click();
  await expect(currentTitle(page)).toHaveText(titles[0]!);

  const position = bar(page).getByRole('slider', { name: 'Position' });
  await position.fill('12');
  await expect(position).toHaveAttribute('aria-valuetext', /^0:1[2-4] \/ /);
  await expectAccessible(page, 'player bar');
});

test('an ended track starts the next one, and a reload keeps queue and position', async ({ page }) => {
  const titles = await playFirst(page);
  await page.evaluate(() => {
    const audio = document.querySelector('audio')!;
    audio.currentTime = audio.duration - 0.3;
  });
  await expect(currentTitle(page)).toHaveText(titles[1]!);
  await expect.poll(() => getTime(page)).toBeGreaterThan(1);
  await page.reload();
  await expect(currentTitle(page)).toHaveText(titles[1]!);
  expect(await getTime(page)).toBeGreaterThan(0.9);
  expect(await isPaused(page)).toBe(true);
  await bar(page).getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(() => isPaused(page)).toBe(false);
});

test('the queue takes tracks, and is reordered and emptied', async ({ page }) => {
  const titles = await readTitles(page);
  await page.goto(shopUrl(`/vinyl/${PROJECT}`));
  for (const [title, action] of [
    [titles[0], 'Add to queue'],
    [titles[2], 'Add to queue'],
    [titles[1], 'Play next'],
  ] as const) {
    await page.getByRole('button', { name: `Add ${title} to the queue` }).click();
    await page.getByRole('button', { name: action }).click();
    await expect(page.getByRole('status').filter({ hasText: /queue|next/ })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: /queue|next/ })).toBeHidden();
  }
  await bar(page).getByRole('button', { name: 'Open the queue, 3 tracks' }).click();
  const dialog = page.getByRole('dialog', { name: 'Queue' });
  const listed = dialog.getByRole('listitem').locator('strong');
  await expect(listed).toHaveText([titles[0]!, titles[1]!, titles[2]!]);
  await dialog.getByRole('button', { name: `Move ${titles[2]} up` }).press('Enter');
  await expect(listed).toHaveText([titles[0]!, titles[2]!, titles[1]!]);
  await expectAccessible(page, 'queue');
  await dialog.getByRole('button', { name: `Remove ${titles[2]} from the queue` }).click();
  await expect(listed).toHaveText([titles[0]!, titles[1]!]);
  await page.keyboard.press('Escape');
  await bar(page).getByRole('button', { name: 'Close the player' }).click();
  await expect(bar(page)).toBeHidden();
});

test('plays of 5 seconds or more are counted and shown to staff', async ({ page, request }) => {
  const callAsTeam = await createTeamClient(request);
  const countPlays = async () =>
    (await callAsTeam<{ plays: number }>(`/api/admin/stats/plays?period=today&project_id=${PROJECT}`)).plays;
  const before = await countPlays();
  await playFirst(page);
  await bar(page).getByRole('button', { name: 'Next track' }).click();
  await expect.poll(() => getTime(page), { timeout: 20_000 }).toBeGreaterThan(5.5);
  await bar(page).getByRole('button', { name: 'Next track' }).click();
  await expect.poll(countPlays).toBe(before + 1);
});

test('other sites frame the player and widget, which need no cookie', async ({ page, browser }) => {
  const titles = await readTitles(page);
  await page.goto(shopUrl(`/vinyl/${PROJECT}`));
  const oembed = await page.locator('link[type="application/json+oembed"]').getAttribute('href');
  const { html } = (await (await page.request.get(oembed!)).json()) as { html: string };
  expect(html).toContain(`/player?project=${PROJECT}`);

  await page.getByRole('button', { name: 'Embed' }).click();
  const dialog = page.getByRole('dialog', { name: 'Embed the player' });
  await dialog.getByLabel('Bar').check();
  await dialog.getByLabel('Dark').check();
  const code = await dialog.getByLabel('Code for your page').inputValue();
  expect(code).toMatch(new RegExp(`/widget\\?project=${PROJECT}&amp;theme=dark`));
  await expect(dialog.frameLocator('iframe').getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await expectAccessible(page, 'embed dialog');

  // another host name is another site, without cookies of this one
  const site = createServer((_request, answer) =>
    answer.setHeader('content-type', 'text/html').end(`<!doctype html><title>Blog</title>${html}${code}`),
  ).listen(0, '127.0.0.1');
  await once(site, 'listening');
  const elsewhere = await browser.newPage();
  await elsewhere.goto(`http://localhost:${(site.address() as AddressInfo).port}/`);
  const [player, widget] = [elsewhere.frameLocator('iframe >> nth=0'), elsewhere.frameLocator('iframe >> nth=1')];
  await expect(player.getByRole('listitem')).toHaveCount(titles.length);
  await widget.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(widget.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
  await expect(widget.locator('header, footer')).toHaveCount(0);
  await expect(widget.getByRole('link').first()).toHaveAttribute('target', '_blank');
  expect(await elsewhere.context().cookies()).toEqual([]);
  await elsewhere.close();
  site.close();
});

test.describe('pages for frames', () => {
  for (const [name, path] of [
    ['player', `/player?project=${PROJECT}`],
    ['newest tracks', '/player'],
    ['widget', `/widget?project=${PROJECT}&color=ffee00`],
    ['French widget', `/fr/widget?project=${PROJECT}`],
  ] as const)
    test(`${name} is accessible and has no frame`, async ({ page }) => {
      await page.goto(shopUrl(path));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
      await expectAccessible(page, name);
    });

  test('unknown projects are 404', async ({ page }) => {
    const { songs } = (await (await page.request.get(shopUrl('/api/songs?limit=1'))).json()) as SongList;
    expect((await page.goto(shopUrl(`/widget?song=${songs[0]?.id}`)))?.status()).toBe(200);
    expect((await page.goto(shopUrl('/widget?project=999999999')))?.status()).toBe(404);
  });
});
