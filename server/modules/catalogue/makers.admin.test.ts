import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Category, Shop } from '#generated/schemas.ts';
import { sampleCatalogue, type Sample } from './catalogue.sample.ts';
import { projects, songs } from './catalogue.table.ts';
import { startApi, type TestApi } from '#server/testing/start-api.ts';

let api: TestApi;
let sample: Sample;
beforeAll(async () => {
  api = await startApi();
  sample = await sampleCatalogue(api.db);
});
afterAll(() => api.close());

const rename = (path: string, name: string) =>
  api.call('PUT', `/admin/${path}`, { as: 'team', body: { name }, headers: { 'if-match': '"1"' } });

describe('renaming an artist or label', () => {
  it('updates the artist name of projects and of the tracks with the same name', async () => {
    const { id } = await sample.project({ tracks: ['One', 'Two'] });
    await api.db.update(songs).set({ artist_name: 'Guest' }).where(eq(songs.title, 'Two'));
    expect((await rename(`artists/${sample.artist}`, 'Marisol Vega Trío')).status).toBe(200);
    const [project] = await api.db.select().from(projects).where(eq(projects.id, id));
    expect(project).toMatchObject({ artist_name: 'Marisol Vega Trío', version: 2 });
    expect(project?.search).toContain('marisol vega trio');
    const tracks = await api.db.select().from(songs).where(eq(songs.project_id, id)).orderBy(songs.position);
    expect(tracks.map(({ artist_name }) => artist_name)).toEqual(['Marisol Vega Trío', 'Guest']);
  });

  it('updates the label name of projects', async () => {
    const { id } = await sample.project();
    await rename(`labels/${sample.label}`, 'Halfmoon Records');
    const [project] = await api.db.select().from(projects).where(eq(projects.id, id));
    expect(project?.label_name).toBe('Halfmoon Records');
  });
});

it('returns 409 when deleting an artist, label or shop with projects', async () => {
  await sample.project();
  for (const path of [`artists/${sample.artist}`, `labels/${sample.label}`, `shops/${sample.shop}`]) {
    expect([path, (await api.call('DELETE', `/admin/${path}`, { as: 'team' })).status]).toEqual([path, 409]);
  }
  const artist = await sample.createArtist('Nobody');
  expect((await api.call('DELETE', `/admin/artists/${artist}`, { as: 'team' })).status).toBe(200);
});

describe('shops', () => {
  it('have the number of their projects and sort by it', async () => {
    const busy = await sample.createSampleShop({ name: 'Busy' });
    for (let number = 0; number < 30; number++) await sample.project({ shop_id: busy });
    const detail = await api.call<Shop>('GET', `/admin/shops/${busy}`, { as: 'team' });
    expect(detail.body.projects_count).toBe(30);
    const list = await api.call<Shop[]>('GET', '/admin/shops', {
      as: 'team',
      query: { sort: '["projects_count","DESC"]' },
    });
    expect(list.body[0]).toMatchObject({ id: busy, projects_count: 30 });
  });

  it('have a unique code', async () => {
    const body = { name: 'Copy', code: 'halfmoon', type: 'label' };
    expect(await api.call('POST', '/admin/shops', { as: 'team', body })).toMatchObject({
      status: 409,
      body: { errors: [{ path: 'code', code: 'already_taken' }] },
    });
  });
});

describe('categories', () => {
  it('are found by their names and have the number of their projects', async () => {
    await sample.project({ categories: [284] });
    const { body } = await api.call<Category[]>('GET', '/admin/category', {
      as: 'team',
      query: { filter: '{"q":"exclusivites"}' },
    });
    expect(body).toMatchObject([{ id: 284, projects_count: 1 }]);
    const detail = await api.call<Category>('GET', '/admin/category/284', { as: 'team' });
    expect(detail.body.projects_count).toBe(1);
  });

  it('and shops update the number when projects are moved, recategorised and deleted', async () => {
    const [from, to] = [await sample.createSampleShop({ name: 'From' }), await sample.createSampleShop({ name: 'To' })];
    const { id } = await sample.project({ shop_id: from, categories: [286, 287, 286] });
    const readCounts = async () => {
      const replies = [`shops/${from}`, `shops/${to}`, 'category/286', 'category/287', 'category/288'].map((path) =>
        api.call<Shop | Category>('GET', `/admin/${path}`, { as: 'team' }),
      );
      return (await Promise.all(replies)).map(({ body }) => body.projects_count);
    };
    expect(await readCounts()).toEqual([1, 0, 1, 1, 0]);
    const moved = { shop_id: to, categories: [287, 288] };
    await api.db.update(projects).set(moved).where(eq(projects.id, id));
    expect(await readCounts()).toEqual([0, 1, 0, 1, 1]);
    await api.db.delete(projects).where(eq(projects.id, id));
    expect(await readCounts()).toEqual([0, 0, 0, 0, 0]);
  });

  it('return 409 when deleting one with a fixed id or with projects', async () => {
    const created = await api.call<Category>('POST', '/admin/category', {
      as: 'team',
      body: { name: 'Ambient', slug: 'ambient' },
    });
    const { id } = created.body;
    const project = await sample.project({ categories: [id] });
    const remove = async (category: number) =>
      (await api.call('DELETE', `/admin/category/${category}`, { as: 'team' })).status;
    expect([await remove(9), await remove(id)]).toEqual([409, 409]);
    await api.db.delete(projects).where(eq(projects.id, project.id));
    expect(await remove(id)).toBe(200);
  });
});
