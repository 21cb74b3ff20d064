import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Alert, AlertEntry, Banner, BannerEntry, Problem } from '#generated/schemas.ts';
import { startApi, type TestApi } from '#server/testing/start-api.ts';
import { createNoisyPng, createUploadClient } from '#server/core/uploads/testing.ts';

let api: TestApi;
beforeAll(async () => (api = await startApi()));
afterAll(() => api.close());

const HOUR = 3600;
const now = () => Math.floor(Date.now() / 1000);
const listShownAlerts = async () => (await api.call<Alert[]>('GET', '/alerts')).body.map(({ text_en }) => text_en);
const createAlert = (body: object) =>
  api.call<AlertEntry & Problem>('POST', '/admin/alerts', {
    as: 'team',
    body: { text_en: 'Open on Sunday', text_fr: 'Ouvert dimanche', ...body },
  });
const change = (id: number, version: number, body: object) =>
  api.call<AlertEntry & Problem>('PUT', `/admin/alerts/${id}`, {
    as: 'team',
    headers: { 'if-match': `"${version}"` },
    body,
  });

it('shows an alert while it is active and within its dates', async () => {
  const { body, status } = await createAlert({ link_en: '/vinyl-shop', starts_at: now() - HOUR });
  expect([status, body.active]).toEqual([201, true]);
  expect(await listShownAlerts()).toEqual(['Open on Sunday']);
  expect((await change(body.id, 1, { ends_at: now() - 10 })).status).toBe(200);
  expect(await listShownAlerts()).toEqual([]);
  expect((await change(body.id, 2, { ends_at: null })).status).toBe(200);
  expect(await listShownAlerts()).toEqual(['Open on Sunday']);
  expect((await change(body.id, 3, { active: false })).status).toBe(200);
  expect(await listShownAlerts()).toEqual([]);
});

it('returns 422 for an alert that ends before its start, also when only one is changed', async () => {
  const wrong = { starts_at: now(), ends_at: now() - HOUR };
  const refused = [{ path: 'ends_at', code: 'input_after_start' }];
  expect((await createAlert(wrong)).body.errors).toMatchObject(refused);
  const { body } = await createAlert({ starts_at: now() });
  const late = await change(body.id, 1, { ends_at: now() - HOUR });
  expect([late.status, late.body.errors]).toMatchObject([422, refused]);
  const { body: withEnd } = await createAlert({ ends_at: now() });
  expect((await change(withEnd.id, 1, { starts_at: now() + HOUR })).body.errors).toMatchObject(refused);
});

it('returns 422 for an alert with an unsafe link', async () => {
  for (const link_en of ['javascript:alert(1)', 'http://example.org', 'shop'])
    expect([link_en, (await createAlert({ link_en })).body.errors]).toMatchObject([link_en, [{ path: 'link_en' }]]);
});

it('shows a banner with the picture uploaded for it', async () => {
  const { answer } = await createUploadClient(api, { as: 'team' }).send(await createNoisyPng(), {
    purpose: 'banner',
    name: 'a.png',
  });
  const picture = answer.body.key;
  const created = await api.call<BannerEntry & Problem>('POST', '/admin/banners', {
    as: 'team',
    body: { title: 'Autumn pressings', link: '/vinyl-shop', position: 2, picture },
  });
  expect(created.status).toBe(201);
  const refused = await api.call<BannerEntry>('POST', '/admin/banners', {
    as: 'team',
    body: { title: 'Without one', link: '/vinyl-shop', picture: 'somebody-elses' },
  });
  expect(refused.status).toBe(422);
  const { body } = await api.call<Banner[]>('GET', '/banners');
  expect(body).toMatchObject([{ title: 'Autumn pressings', picture }]);
  expect((await api.app.inject(`/storage/pictures/${picture}/wide-960.webp`)).statusCode).toBe(200);
});
