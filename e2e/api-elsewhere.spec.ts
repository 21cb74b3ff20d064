import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { startChild, type Child } from '../scripts/process/children.ts';
import { enterBackOffice } from './people.ts';

let dataDir: string;
let api: Child;
let screens: Child;

test.beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'api-elsewhere-'));
  const settings = { PORT: '0', LOG_LEVEL: 'error', DEMO_DATA: 'small' };
  api = await startChild(['server/main.ts'], { ...settings, DATA_DIR: dataDir, SERVE: 'api' }, '/api/health');
  screens = await startChild(
    ['server/main.ts'],
    { ...settings, DATA_DIR: join(dataDir, 'never-made'), API_URL: `${api.origin}/api` },
    '/',
  );
});

test.afterAll(async () => {
  await screens.stop();
  await api.stop();
  await rm(dataDir, { recursive: true, force: true });
});

test('one process serves shop and back office over the API of another', async ({ page }) => {
  await page.goto(`${screens.origin}/vinyl-shop`);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await enterBackOffice(page, 'team@example.com', screens.origin);
  await expect(
    page
      .getByRole('grid')
      .getByText(/VS-10\d{4}/)
      .first(),
  ).toBeVisible();
});

test('the process with the API serves no screens', async ({ request }) => {
  expect((await request.get(`${api.origin}/vinyl-shop`)).status()).toBe(404);
  expect((await request.get(`${api.origin}/api/health`)).status()).toBe(200);
});
