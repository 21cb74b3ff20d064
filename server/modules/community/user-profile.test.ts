import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Maker, PublicProfile } from '#generated/schemas.ts';
import { users } from '#server/core/authentication/accounts.table.ts';
import { sampleCatalogue, type Sample } from '#server/modules/catalogue/catalogue.sample.ts';
import { shops } from '#server/modules/shops/index.ts';
import { startApi, type ApiCall, type TestApi } from '#server/testing/start-api.ts';
import { reviews } from './reviews.table.ts';

let api: TestApi;
let sample: Sample;
let ids: Record<'user' | 'artist' | 'team', number>;

const read = (id: number, as: ApiCall['as'] = 'visitor') =>
  api.call<PublicProfile>('GET', `/users/${id}`, { as, query: { currency: 'EUR' } });

/** Creates the test account of a role and returns its id. */
async function findAccount(role: 'user' | 'artist' | 'team', name: string): Promise<number> {
  await api.tokenOf(role);
  const isAccount = eq(users.email, `${role}@shop.test`);
  const [account] = await api.db
    .update(users)
    .set({ name, picture: `${role}-face` })
    .where(isAccount)
    .returning();
  return account?.id ?? 0;
}

beforeAll(async () => {
  api = await startApi();
  sample = await sampleCatalogue(api.db);
  ids = {
    user: await findAccount('user', 'Léa Moreau'),
    artist: await findAccount('artist', 'Maria Vega Lopez'),
    team: await findAccount('team', 'Theo Team'),
  };
  await api.db.update(shops).set({ user_id: ids.artist, artist_id: sample.artist }).where(eq(shops.id, sample.shop));
});
afterAll(() => api.close());

it('of an artist has the public name, records and links, and nothing personal', async () => {
  const shown = await sample.project({ artist_id: sample.artist });
  await sample.project({ artist_id: sample.artist, visibility: 'private' });
  const { status, body } = await read(ids.artist);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    id: ids.artist,
    name: 'Marisol Vega',
    picture: 'artist-face',
    makers: [{ type: 'artist', id: sample.artist, name: 'Marisol Vega', picture: 'artist-x' }],
    reviews: [],
  });
  expect(body.projects.map(({ id }) => id)).toEqual([shown.id]);
  expect(JSON.stringify(body)).not.toMatch(/shop\.test|Maria|Lopez/);
  const { body: maker } = await api.call<Maker>('GET', `/artists/${sample.artist}`);
  expect(maker.profile_id).toBe(ids.artist);
});

it('of a customer is public once a review is published, with first name and initial', async () => {
  const { id: project_id } = await sample.project();
  expect((await read(ids.user)).status).toBe(404);
  expect((await read(ids.user, 'artist')).status).toBe(404);
  const own = await read(ids.user, 'user');
  expect([own.status, own.body.name, own.body.reviews]).toEqual([200, 'Léa M.', []]);
  const values = { project_id, user_id: ids.user, author_name: 'Léa M.', lang: 'en', verified: false } as const;
  await api.db.insert(reviews).values({ ...values, rating: 2, text: 'Not yet checked', status: 'to_check' });
  expect((await read(ids.user)).status).toBe(404);
  await api.db.insert(reviews).values({ ...values, rating: null, text: 'A comment', status: 'valid' });
  expect((await read(ids.user)).status).toBe(404);
  await api.db.update(reviews).set({ status: 'valid' }).where(eq(reviews.text, 'Not yet checked'));
  const { status, body } = await read(ids.user);
  expect([status, body.name, body.projects, body.makers]).toEqual([200, 'Léa M.', [], []]);
  expect(body.reviews).toMatchObject([{ text: 'Not yet checked', project: { project_id } }]);
  expect(JSON.stringify(body)).not.toMatch(/Moreau|shop\.test/);
});

it('is 404 for staff, erased accounts and unknown ones', async () => {
  for (const as of ['visitor', 'team'] as const) expect((await read(ids.team, as)).status).toBe(404);
  expect((await read(99_999)).status).toBe(404);
  await api.db.update(users).set({ email: 'erased-7@erased.invalid' }).where(eq(users.id, ids.user));
  expect((await read(ids.user)).status).toBe(404);
});
