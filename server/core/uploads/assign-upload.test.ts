import { eq } from 'drizzle-orm';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Problem, Shop, ShopLook, User, UserData } from '#generated/schemas.ts';
import type { ApiRole, Context } from '#server/core/api/handler.ts';
import { shops } from '#server/modules/shops/index.ts';
import { startApi, type TestApi } from '#server/testing/start-api.ts';
import { pruneUploads } from './prune-uploads.ts';
import { createNoisyPng, createUploadClient } from './testing.ts';
import { uploads } from './uploads.table.ts';
import { silentJobs } from '#server/core/jobs/publish.ts';

const DAY_MS = 86_400_000;

let api: TestApi;
let file: Buffer;
let shop: number;

beforeAll(async () => {
  api = await startApi();
  file = await createNoisyPng(60);
  const [row] = await api.db.insert(shops).values({ name: 'Halfmoon', code: 'halfmoon', logo: 'shop-1' }).returning();
  shop = row?.id ?? 0;
});
afterAll(() => api.close());

const sendUpload = async (as: ApiRole, purpose: string) => {
  const { id, answer } = await createUploadClient(api, { as }).send(file, { purpose });
  return { id, key: answer.body.key };
};
const createDraft = async (id: number, as: ApiRole) =>
  (await api.call<ShopLook>('POST', `/admin/shops/${id}/look`, { as })).body;
async function changeLook(as: ApiRole, body: object, id = shop) {
  const draft = await createDraft(id, as);
  const headers = { 'if-match': `"${draft.version}"` };
  return api.call<ShopLook & Problem>('PUT', `/admin/looks/${draft.id}`, { as, body, headers });
}
const publishLook = async (id = shop) =>
  api.call<ShopLook>('POST', `/admin/looks/${(await createDraft(id, 'team')).id}/publish`, { as: 'team' });
const createShop = async (code: string): Promise<number> => {
  const body = { name: code, code, type: 'artist' };
  return (await api.call<Shop>('POST', '/admin/shops', { as: 'team', body })).body.id;
};
const setPicture = (as: ApiRole, picture: string | null) =>
  api.call<UserData & Problem>('POST', '/user/picture', { as, body: { picture } });
const isServed = async (key: string) =>
  (await api.app.inject({ url: `/storage/pictures/${key}/mini.jpg` })).statusCode === 200;
const isOnDisk = (path: string) =>
  access(join(api.config.dataDir, 'media', path)).then(
    () => true,
    () => false,
  );
/** Runs the nightly job `days` from now. */
const pruneAfter = (days: number) => {
  const now = () => new Date(Date.now() + days * DAY_MS);
  const context: Context = { ...api, reads: api.db, jobs: silentJobs, log: api.app.log, now };
  return pruneUploads.run({}, context, { last: true });
};

describe('a shop’s logo', () => {
  it('is an upload of staff, served once it is saved', async () => {
    const { key } = await sendUpload('team', 'shop_logo');
    expect(await isServed(key)).toBe(false);
    const { status, body } = await changeLook('team', { logo: key });
    expect([status, body.logo]).toEqual([200, key]);
    const logo = await api.app.inject({ url: `/storage/pictures/${key}/logo.png` });
    expect([logo.statusCode, logo.headers['content-type']]).toEqual([200, 'image/png']);
  });

  it.each([
    ['an upload of another account', () => sendUpload('admin', 'shop_logo').then(({ key }) => key)],
    ['an upload for another purpose', () => sendUpload('team', 'user_picture').then(({ key }) => key)],
    ['a path', async () => '../../etc'],
    ['an incomplete upload', async () => (await createUnfinishedUpload('team')).key],
  ])('cannot be %s', async (_case, createKey) => {
    const before = await createDraft(shop, 'team');
    const { status, body } = await changeLook('team', { logo: await createKey(), logo_height: 99 });
    expect([status, body.errors]).toEqual([422, [{ path: 'logo', code: 'input_not_allowed' }]]);
    const after = await createDraft(shop, 'team');
    expect([after.logo, after.logo_height]).toEqual([before.logo, before.logo_height]);
  });

  it('can be restored by any account, but not be used by another record', async () => {
    const { key } = await sendUpload('team', 'shop_logo');
    await changeLook('team', { logo: key });
    await changeLook('team', { logo: null });
    const refusal = await changeLook('team', { logo: key }, await createShop('other'));
    expect([refusal.status, refusal.body.errors?.[0]?.path]).toEqual([422, 'logo']);
    expect((await changeLook('admin', { logo: key })).body.logo).toBe(key);
  });

  it('is kept while a theme of the shop uses it, and deleted with the shop', async () => {
    const id = await createShop('new');
    const [first, second, third] = [
      (await sendUpload('team', 'shop_logo')).key,
      (await sendUpload('team', 'shop_logo')).key,
      (await sendUpload('team', 'shop_logo')).key,
    ];
    await changeLook('team', { logo: first }, id);
    await publishLook(id);
    await changeLook('team', { logo: second }, id);
    await changeLook('team', { logo: third }, id);
    await publishLook(id);
    await pruneAfter(8);
    // the first belongs to an archived theme, the second only to a draft
    expect(await Promise.all([first, second, third].map(isServed))).toEqual([true, false, true]);
    await api.call('DELETE', `/admin/shops/${id}`, { as: 'team' });
    await pruneAfter(8);
    expect(await Promise.all([first, second, third].map(isServed))).toEqual([false, false, false]);
  });
});

describe('an account’s picture', () => {
  it('is changed and removed by its owner', async () => {
    const { key } = await sendUpload('user', 'user_picture');
    expect((await setPicture('user', key)).body.picture).toBe(key);
    expect((await setPicture('user', key)).status).toBe(200);
    expect(await isServed(key)).toBe(true);
    expect((await setPicture('user', null)).body.picture).toBeNull();
    expect((await setPicture('artist', key)).status).toBe(422);
    expect((await api.call('POST', '/user/picture', { body: { picture: null } })).status).toBe(401);
  });

  it('can be removed by staff', async () => {
    const { key } = await sendUpload('artist', 'user_picture');
    const { body: account } = await setPicture('artist', key);
    const { body: user } = await api.call<User>('GET', `/admin/user/${account.id}`, { as: 'team' });
    const headers = { 'if-match': `"${user.version}"` };
    const saved = await api.call<User>('PUT', `/admin/user/${user.id}`, {
      as: 'team',
      body: { picture: null },
      headers,
    });
    expect([user.picture, saved.body.picture]).toEqual([key, null]);
  });
});

describe('after seven days', () => {
  it('abandoned uploads are deleted, those used by a record kept', async () => {
    const assigned = await sendUpload('user', 'user_picture');
    await setPicture('user', assigned.key);
    const abandoned = await sendUpload('user', 'user_picture');
    const unfinished = await createUnfinishedUpload('user');
    await pruneAfter(6);
    expect(await isOnDisk(`uploads/${abandoned.id}`)).toBe(true);
    await pruneAfter(8);
    expect(await isOnDisk(`uploads/${abandoned.id}`)).toBe(false);
    expect(await isOnDisk(`uploads/${unfinished.id}`)).toBe(false);
    expect((await createUploadClient(api, { as: 'user' }).list(unfinished.id)).status).toBe(404);
    expect(await isServed(assigned.key)).toBe(true);
  });

  it('a replaced picture is deleted with its derived sizes', async () => {
    const first = await sendUpload('user', 'user_picture');
    await setPicture('user', first.key);
    expect(await isServed(first.key)).toBe(true);
    await setPicture('user', (await sendUpload('user', 'user_picture')).key);
    await pruneAfter(8);
    expect(await isServed(first.key)).toBe(false);
    expect(await isOnDisk(`pictures/${first.key}`)).toBe(false);
    expect(await isOnDisk(`derived/v1/pictures/${first.key}`)).toBe(false);
  });
});

/** Creates an upload with its first part only. */
async function createUnfinishedUpload(as: ApiRole) {
  const client = createUploadClient(api, { as });
  const { body } = await client.open({ size: 70_000, purpose: as === 'team' ? 'shop_logo' : 'user_picture' });
  await client.put(body.id, 1, Buffer.alloc(65_536));
  const [row] = await api.db.select().from(uploads).where(eq(uploads.id, body.id));
  return { id: body.id, key: row?.key ?? '' };
}
