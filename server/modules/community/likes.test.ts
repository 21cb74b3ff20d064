import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuthCheck, ProjectCard, ProjectDetail, ProjectLike, ProjectList } from '#generated/schemas.ts';
import { users } from '#server/core/authentication/accounts.table.ts';
import { sampleCatalogue, type Sample } from '#server/modules/catalogue/catalogue.sample.ts';
import { startApi, type ApiCall, type TestApi } from '#server/testing/start-api.ts';
import { projects } from '#server/modules/catalogue/index.ts';
import { projectLikes, wishes } from './likes.table.ts';

let api: TestApi;
let sample: Sample;
beforeAll(async () => {
  api = await startApi();
  sample = await sampleCatalogue(api.db);
});
afterAll(() => api.close());

const toggle = (id: number, as: ApiCall['as'] = 'user') =>
  api.call<ProjectLike>('POST', `/projects/${id}/like`, { as });
const wish = (project_id: number, in_whishlist: boolean, as: ApiCall['as'] = 'user') =>
  api.call<ProjectLike>('POST', '/user/wishes', { as, body: { project_id, in_whishlist } });
const readLikes = async (id: number) => (await api.call<ProjectDetail>('GET', `/projects/${id}`)).body.likes;

describe('likes', () => {
  it('are added and removed, and counted on the project', async () => {
    const { id } = await sample.project();
    expect((await toggle(id)).body).toEqual({ project_id: id, likes: 1, liked: true, in_whishlist: false });
    expect((await toggle(id, 'artist')).body.likes).toBe(2);
    expect(await readLikes(id)).toBe(2);
    expect((await toggle(id)).body).toMatchObject({ likes: 1, liked: false });
    expect(await readLikes(id)).toBe(1);
  });

  it('say for whom they are asked', async () => {
    const { id } = await sample.project();
    await toggle(id);
    const get = async (as?: ApiCall['as']) =>
      (await api.call<ProjectLike>('GET', `/projects/${id}/like`, as ? { as } : {})).body;
    expect(await get('user')).toMatchObject({ likes: 1, liked: true });
    expect(await get('artist')).toMatchObject({ likes: 1, liked: false });
    expect(await get()).toMatchObject({ likes: 1, liked: false });
  });

  it('of concurrent calls do not count twice', async () => {
    const { id } = await sample.project();
    await Promise.all([toggle(id), toggle(id, 'artist'), toggle(id, 'team')]);
    expect(await readLikes(id)).toBe(3);
  });

  it('need an account and a visible project', async () => {
    const { id } = await sample.project();
    const hidden = await sample.project({ visibility: 'offline' });
    expect((await api.call('POST', `/projects/${id}/like`)).status).toBe(401);
    expect((await toggle(hidden.id)).status).toBe(404);
    expect((await api.call('GET', '/projects/999999/like')).status).toBe(404);
  });

  it('are no longer counted when an account is deleted', async () => {
    const { id } = await sample.project();
    const [account] = await api.db.insert(users).values({ email: 'gone@shop.test', name: 'Gone' }).returning();
    await api.db.insert(projectLikes).values({ user_id: account?.id ?? 0, project_id: id });
    expect(await readLikes(id)).toBe(1);
    await api.db.delete(users).where(eq(users.email, 'gone@shop.test'));
    expect(await readLikes(id)).toBe(0);
  });
});

describe('the wishlist', () => {
  const list = async () => (await api.call<ProjectCard[]>('GET', '/user/wishes', { as: 'user' })).body;

  it('has the latest wish first and only public projects', async () => {
    const [first, second] = [await sample.project({ name: 'First' }), await sample.project({ name: 'Second' })];
    expect((await wish(first.id, true)).body).toMatchObject({ project_id: first.id, in_whishlist: true });
    await wish(second.id, true);
    await wish(second.id, true);
    await api.db
      .update(wishes)
      .set({ created_at: new Date(0) })
      .where(eq(wishes.project_id, first.id));
    const hidden = await sample.project({ visibility: 'offline' });
    expect((await wish(hidden.id, true)).status).toBe(404);
    expect((await list()).map(({ name }) => name)).toEqual(['Second', 'First']);
    const { body } = await api.call<AuthCheck>('GET', '/auth/check', { as: 'user' });
    expect(body.data?.wishlist?.map(({ project_id }) => project_id)).toEqual([second.id, first.id]);
    expect((await wish(second.id, false)).body.in_whishlist).toBe(false);
    expect((await list()).map(({ name }) => name)).toEqual(['First']);
  });

  it('needs an account and a complete body', async () => {
    expect((await api.call('GET', '/user/wishes')).status).toBe(401);
    expect((await api.call('POST', '/user/wishes', { body: { project_id: 1, in_whishlist: true } })).status).toBe(401);
    expect((await api.call('POST', '/user/wishes', { as: 'user', body: { project_id: 1 } })).status).toBe(422);
  });
});

describe('digs', () => {
  const list = async (as: ApiCall['as'], query: Record<string, string> = {}) =>
    (await api.call<ProjectList>('GET', '/user/digs', { as, query })).body;

  it('are the visible projects that the caller likes, latest first, page by page', async () => {
    const [first, second] = [await sample.project(), await sample.project()];
    const hidden = await sample.project();
    for (const { id } of [first, hidden, second]) await toggle(id, 'pro');
    await api.db.update(projects).set({ visibility: 'offline' }).where(eq(projects.id, hidden.id));
    const { projects: cards, count } = await list('pro');
    expect([count, cards.map(({ id }) => id)]).toEqual([2, [second.id, first.id]]);
    const page = await list('pro', { limit: '1', offset: '1', currency: 'USD' });
    expect([page.count, page.projects.map(({ id, currency }) => [id, currency])]).toEqual([2, [[first.id, 'USD']]]);
    expect((await list('admin')).count).toBe(0);
    expect((await api.call('GET', '/user/digs')).status).toBe(401);
  });
});
