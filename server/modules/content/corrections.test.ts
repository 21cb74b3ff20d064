import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProjectList, SearchArtist, SearchCorrections, SearchProject } from '#generated/schemas.ts';
import { sampleCatalogue } from '#server/modules/catalogue/catalogue.sample.ts';
import { artists } from '#server/modules/shops/index.ts';
import { startApi, type TestApi } from '#server/testing/start-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
  const sample = await sampleCatalogue(api.db);
  const [beyonce] = await api.db.insert(artists).values({ name: 'Beyoncé' }).returning();
  await sample.project({ name: 'Harbour Lights' });
  await sample.project({ name: 'Renaissance', artist_id: beyonce?.id ?? 0, artist_name: 'Beyoncé', label_id: null });
  await sample.project({ name: 'Wholesale Box', categories: [155] });
});
afterAll(() => api.close());

const correct = async (search: string) =>
  (await api.call<SearchCorrections>('GET', '/search/corrections', { query: { search } })).body.names;
const list = async (search: string) =>
  (await api.call<ProjectList>('GET', '/projects', { query: { search } })).body.projects.map(({ name }) => name);
const search = async (text: string, type: string) =>
  (await api.call<(SearchArtist | SearchProject)[]>('GET', '/search', { query: { search: text, type } })).body.map(
    ({ name }) => name,
  );

describe('a search', () => {
  it.each(['beyonce', 'beyoncé', 'BEYONCÉ', 'beyonse', 'renaissance beyoncé', 'beyonce renaisance'])(
    'for %j finds the project and its artist',
    async (text) => {
      expect(await list(text)).toEqual(['Renaissance']);
      expect(await search(text, 'projects')).toEqual(['Renaissance']);
    },
  );

  it.each(['lights harbour', 'harbour lights', 'vega lights', 'harbuor vega'])(
    'for %j ignores the order',
    async (text) => {
      expect(await list(text)).toEqual(['Harbour Lights']);
    },
  );

  it('for halfmon finds the label and its projects', async () => {
    expect(await search('halfmon', 'labels')).toEqual(['Halfmoon Audio']);
    expect(await list('halfmon')).toContain('Harbour Lights');
  });
});

describe('corrections', () => {
  it.each([
    ['halfmon', 'Halfmoon Audio'],
    ['halfmon audyo', 'Halfmoon Audio'],
    ['beyonsé', 'Beyoncé'],
    ['marisol vegga', 'Marisol Vega'],
    ['harbuor', 'Harbour Lights'],
  ])('of %j begin with %s', async (text, name) => expect((await correct(text))[0]).toBe(name));

  it.each(['halfmoon', 'beyonce', 'vega marisol', 'lights vega', 'har', 'zzzzzz', '   ', '100%_\\'])(
    'do not exist for %j',
    async (text) => expect(await correct(text)).toEqual([]),
  );

  it('name no projects that the caller may not see', async () => {
    expect(await correct('wholesail')).toEqual([]);
    const { body } = await api.call<SearchCorrections>('GET', '/search/corrections', {
      query: { search: 'wholesail' },
      as: 'pro',
    });
    expect(body.names).toEqual(['Wholesale Box']);
  });
});
