/** Tracklists: edited, sorted by keyboard, checked against the maximum length of a side, saved and played. */
import type { ProjectInput } from '#generated/schemas.ts';
import { createToneWav } from '#server/core/uploads/testing.ts';
import { expect, type Page, test } from 'playwright/test';
import { signInAsStaff, shopUrl } from './people.ts';

const wav = { name: 'side-a.wav', mimeType: 'audio/wav', buffer: createToneWav(2) };
const rows = (page: Page) => page.locator('[data-track]');
const readLabels = (page: Page) =>
  rows(page).evaluateAll((elements) => elements.map((row) => row.getAttribute('aria-label')));
const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click();

/** Creates a project, so that the journey can be repeated. */
async function createProject(page: Page, overrides: Partial<ProjectInput> = {}): Promise<number> {
  const cookies = await page.context().cookies(shopUrl('/admin'));
  const token = cookies.find(({ name }) => name === 'token')?.value ?? '';
  const headers = { authorization: `Bearer ${token}` };
  const body = {
    name: `Tide Tables ${Date.now()}`,
    ...{ artist_id: 1, shop_id: 1, category: 'vinyl', type: 'stock', price: 20, currency: 'EUR' },
    songs: [
      { title: 'Ebb', side: 'A', duration: 300 },
      { title: 'Flow', side: 'A', duration: 240 },
    ],
    ...overrides,
  };
  const answer = await page.request.post(shopUrl('/api/admin/projects'), { headers, data: body });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { id: number }).id;
}

test('a tracklist is filled, sorted by keyboard, checked against the side’s limit and played', async ({ page }) => {
  await signInAsStaff(page);
  const id = await createProject(page);
  await page.goto(shopUrl(`/admin/projects/${id}`));
  const addButton = page.getByRole('button', { name: 'Add a track' });
  await expect(addButton).toBeVisible();

  await test.step('a track is added and moved up by keyboard', async () => {
    await addButton.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('Spring');
    const addedRow = rows(page).last();
    await addedRow.getByLabel('Duration', { exact: false }).fill('21:00');
    const upButton = page.getByRole('button', { name: 'Move Spring up' });
    await upButton.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => readLabels(page)).toEqual(['A1 Ebb', 'A2 Spring', 'A3 Flow']);
    await expect(upButton).toBeFocused();
  });

  await test.step('a side that is too long is rejected', async () => {
    await save(page);
    const error = page.getByText('Side A is longer than 25:00 and cannot be cut.');
    await expect(error.first()).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/projects/${id}$`));
    await rows(page).nth(1).getByLabel('Duration', { exact: false }).fill('11:00');
    await expect(error).toHaveCount(0);
  });

  await test.step('audio is uploaded and the form is saved', async () => {
    await rows(page).nth(1).getByText('Sound').first().click();
    await rows(page).nth(1).getByLabel('Sound', { exact: false }).and(page.locator('input')).setInputFiles(wav);
    await expect(
      rows(page)
        .nth(1)
        .getByText(/ · Uploaded$/),
    ).toBeVisible();
    await save(page);
    await expect(page).toHaveURL(new RegExp(`/projects/${id}/show`));
  });

  await test.step('the tracklist is stored and plays', async () => {
    await page.goto(shopUrl(`/admin/projects/${id}`));
    await expect.poll(() => readLabels(page)).toEqual(['A1 Ebb', 'A2 Spring', 'A3 Flow']);
    const player = rows(page).nth(1).locator('audio');
    await expect(player).toHaveCount(1);
    const seconds = await player.evaluate(async (audio: HTMLAudioElement) => {
      audio.muted = true;
      audio.load();
      await audio.play();
      return audio.duration;
    });
    expect(seconds).toBeGreaterThan(1.9);
    expect(seconds).toBeLessThan(2.3);
  });
});

test('a side is checked against the limits set by administrators', async ({ page }) => {
  await signInAsStaff(page, 'admin@example.com');
  await page.goto(shopUrl('/admin/disc-formats'));
  await page.getByRole('grid').getByRole('link', { name: '10″, 45 rpm' }).click();
  const format = page.url();

  await test.step('the recommended maximum must be below the absolute one', async () => {
    await page.getByRole('link', { name: 'Edit' }).click();
    await page.getByLabel('Absolute maximum per side').fill('8:00');
    await save(page);
    await expect(page.getByText('Must be at most 8:00.')).toBeVisible();
    await page.getByLabel('Recommended maximum per side').fill('7:00');
    await save(page);
    await expect(page).toHaveURL(/disc-formats\/\d+\/show/);
    await expect(page.getByRole('main').getByText('8:00', { exact: true }).first()).toBeVisible();
  });

  const songs = ['Ebb', 'Flow'].map((title) => ({ title, side: 'A', duration: 210 }));
  const id = await createProject(page, { disc_format: '10_45', songs });
  const error = page.getByText('Side A is longer than 8:00 and cannot be cut.');
  const lastDuration = rows(page).last().getByLabel('Duration', { exact: false });

  await test.step('both maximums are checked in a tracklist', async () => {
    await page.goto(shopUrl(`/admin/projects/${id}`));
    await lastDuration.fill('4:00');
    await expect(page.getByText('Longer than the recommended 7:00: it will be cut at a lower level.')).toBeVisible();
    await lastDuration.fill('5:00');
    await save(page);
    await expect(error.first()).toBeVisible();
    await lastDuration.fill('4:30');
    await save(page);
    await expect(page).toHaveURL(new RegExp(`/projects/${id}/show`));
  });

  await test.step('the change is undone', async () => {
    await page.goto(format);
    const undoButton = page.getByRole('listitem').getByRole('button', { name: /^Undo: / });
    await undoButton.first().click();
    await expect(page.getByRole('main').getByText('11:00', { exact: true }).first()).toBeVisible();
    await page.goto(shopUrl(`/admin/projects/${id}`));
    await lastDuration.fill('5:00');
    await save(page);
    await expect(page).toHaveURL(new RegExp(`/projects/${id}/show`));
    await expect(error).toHaveCount(0);
  });
});
