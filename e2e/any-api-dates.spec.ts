import { expect, test } from 'playwright/test';
import { FERRIES, startFerries, type Ferries } from './any-api/ferries.ts';
import { startAdmin, type AnyAdmin } from './any-api/start-admin.ts';

let ferries: Ferries;
let admin: AnyAdmin;
let athens: AnyAdmin;

test.beforeAll(async () => {
  ferries = await startFerries('t');
  admin = await startAdmin(FERRIES, ferries.url, ['--token', 't']);
  athens = await startAdmin(FERRIES, ferries.url, ['--token', 't', '--time-zone', 'Europe/Athens']);
});

test.afterAll(async () => {
  await Promise.all([admin.stop(), athens.stop()]);
  await ferries.app.close();
});

test.describe('in New York', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('editing one field keeps the date-times of others', async ({ page }) => {
    test.slow();
    await page.goto(`${admin.address}/bookings/B001/edit`);
    // 10:00 in London is 05:00 in New York; local times have no zone
    await expect(page.getByLabel('Placed at')).toHaveValue('2026-11-30T05:00', { timeout: 60_000 });
    await expect(page.getByLabel('Boards at')).toHaveValue('2026-12-01T08:15');
    const before = ferries.data.bookings[0];
    await page.getByRole('textbox', { name: 'Seats' }).fill('12');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => ferries.writes.at(-1)).toMatchObject({ method: 'PUT', url: '/bookings/B001' });
    expect(ferries.writes.at(-1)?.body).toEqual({ ...before, seats: 12 });

    // a partial update sends only the changed field
    await page.goto(`${admin.address}/trips/1/edit`);
    await page.getByRole('textbox', { name: 'Name' }).fill('Dover – Dunkirk');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => ferries.writes.at(-1)).toMatchObject({ method: 'POST', url: '/trips/1' });
    expect(ferries.writes.at(-1)?.body).toEqual({ name: 'Dover – Dunkirk' });

    // a changed date-time is in the user's time zone
    await page.goto(`${admin.address}/bookings/B002/edit`);
    await page.getByLabel('Placed at').fill('2026-11-29T07:30');
    await page.getByLabel('Boards at').fill('2026-12-02T09:45');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => ferries.writes.at(-1)?.url).toBe('/bookings/B002');
    expect(ferries.writes.at(-1)?.body).toMatchObject({
      placed_at: '2026-11-29T12:30:00Z',
      boards_at: '2026-12-02T09:45:00',
    });
  });

  test('the time zone of an API is configurable', async ({ page }) => {
    test.slow();
    await page.goto(`${athens.address}/bookings/B003/edit`);
    await expect(page.getByLabel('Placed at')).toHaveValue('2026-11-28T12:00', { timeout: 60_000 });
  });
});
