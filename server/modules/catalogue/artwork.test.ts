import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Problem, Project } from '#generated/schemas.ts';
import { type SampleShop, startShop } from '#server/modules/orders/checkout/shop.sample.ts';
import { createNoisyPng, createUploadClient } from '#server/core/uploads/testing.ts';

let shop: SampleShop;
beforeAll(async () => void (shop = await startShop()));
afterAll(() => shop.api.close());

const upload = async () => {
  const { answer } = await createUploadClient(shop.api, { as: 'team' }).send(await createNoisyPng(), {
    purpose: 'project_artwork',
  });
  return answer.body.key ?? '';
};
const read = async (id: number) => (await shop.api.call<Project>('GET', `/admin/projects/${id}`, { as: 'team' })).body;
const save = async (id: number, body: object) => {
  const headers = { 'if-match': `"${(await read(id)).version}"` };
  return shop.api.call<Project & Problem>('PUT', `/admin/projects/${id}`, { as: 'team', body, headers });
};
const post = (id: number, action: string) =>
  shop.api.call<Project & Problem>('POST', `/admin/projects/${id}/${action}`, { as: 'team' });
const listFiles = async ({ picture }: Project) =>
  (await readdir(join(shop.api.config.dataDir, 'media/projects', picture ?? ''))).sort();
const isServed = async (key: string) =>
  (await shop.api.app.inject({ method: 'GET', url: `/storage/projects/${key}` })).statusCode === 200;

describe('pictures of a project', () => {
  it('are uploaded, served from its folder, and kept when others are added or removed', async () => {
    const { id } = await shop.sample.project();
    const first = await save(id, { artwork_cover: await upload() });
    expect([first.status, await listFiles(first.body)]).toEqual([200, ['original.png']]);
    expect(await isServed(`${first.body.picture}/cover-320.webp`)).toBe(true);

    const second = (await save(id, { artwork_disc: await upload(), artwork_back: await upload() })).body;
    expect(second.picture).not.toBe(first.body.picture);
    expect(await listFiles(second)).toEqual(['back_original.png', 'disc.png', 'original.png']);
    expect(second.url_vinyl).toBe('1');

    const third = (await save(id, { artwork_disc: null })).body;
    expect([await listFiles(third), third.url_vinyl]).toEqual([['back_original.png', 'original.png'], null]);
    expect(await isServed(`${first.body.picture}/cover-320.webp`)).toBe(true);
  });

  it('have no folder after the last is removed', async () => {
    const { id } = await shop.sample.project();
    await save(id, { artwork_cover: await upload() });
    expect((await save(id, { artwork_cover: null })).body.picture).toBeNull();
  });

  it('accept only uploads for this purpose', async () => {
    const { id } = await shop.sample.project();
    const { status, body } = await save(id, { artwork_cover: 'somebody-elses' });
    expect([status, body.errors?.[0]]).toMatchObject([422, { path: 'artwork_cover', code: 'input_not_allowed' }]);
  });
});

describe('a project without a cover', () => {
  it('cannot be published by naming a folder without images', async () => {
    const { id } = await shop.sample.project({ visibility: 'offline', picture: 'any-text' });
    const { status, body } = await post(id, 'publish');
    expect([status, body.errors?.[0]?.code]).toEqual([409, 'artwork']);
    const artwork = (await read(id)).checks?.find(({ code }) => code === 'artwork');
    expect(artwork?.done).toBe(false);
    expect((await read(id)).visibility).toBe('offline');
  });

  it('can be published and unpublished once it has one', async () => {
    const { id } = await shop.sample.project({ visibility: 'offline' });
    await save(id, { artwork_cover: await upload() });
    expect((await post(id, 'publish')).body.visibility).toBe('online');
    expect((await post(id, 'publish')).body.code).toBe('transition_not_allowed');
    expect((await post(id, 'unpublish')).body.visibility).toBe('offline');
  });
});
