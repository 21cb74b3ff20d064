import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UserDownloadList } from '#generated/schemas.ts';
import { users } from '#server/core/authentication/accounts.table.ts';
import { createSession } from '#server/core/authentication/sessions.ts';
import { sampleCatalogue } from '#server/modules/catalogue/catalogue.sample.ts';
import { startApi, type ApiCall, type TestApi } from '#server/testing/start-api.ts';
import { digitalReleases, downloadGrants } from './digital.table.ts';

const NOW = new Date('2026-11-23T10:00:00Z');
const HOUR_MS = 3_600_000;

let api: TestApi;
let token: string;
const list = async (query: Record<string, string> = {}, call: ApiCall = { token }) =>
  (await api.call<UserDownloadList>('GET', '/user/downloads', { ...call, query })).body;

beforeAll(async () => {
  api = await startApi({ now: () => NOW });
  const sample = await sampleCatalogue(api.db);
  const { id: project_id } = await sample.project({ tracks: ['Harbour Lights'] });
  const [account] = await api.db.insert(users).values({ email: 'maya@example.com', name: 'Maya Hayes' }).returning();
  token = await createSession(api.db, account?.id ?? 0, 'test');
  const [release] = await api.db
    .insert(digitalReleases)
    .values({ project_id, title: 'Salt & Signal', artist_name: 'Marisol Vega' })
    .returning();
  const grant = { release_id: release?.id ?? 0, fetches_each: 5, secret: 'secret' };
  const at = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS);
  await api.db.insert(downloadGrants).values([
    { ...grant, user_id: account?.id, created_at: at(-72), expires_at: at(-24) },
    { ...grant, user_id: account?.id, created_at: at(-1), expires_at: at(47) },
    { ...grant, user_id: null, created_at: at(-1), expires_at: at(47) },
  ]);
});
afterAll(() => api.close());

describe('the redeemed download codes of an account', () => {
  it('are listed newest first, with files until they expire', async () => {
    const { downloads, count } = await list();
    expect(count).toBe(2);
    expect(downloads).toMatchObject([
      { title: 'Salt & Signal', artist_name: 'Marisol Vega', tracks: 1, fetches_each: 5, redeemed_at: 1_795_424_400 },
      { title: 'Salt & Signal', files: [] },
    ]);
    expect(downloads[0]?.files[0]?.url).toMatch(/^\/api\/downloads\/2\/zip\?until=\d+&signature=/);
  });

  it('are listed by page, for their account only', async () => {
    expect(await list({ offset: '2', limit: '2' })).toEqual({ downloads: [], count: 2, offset: 2, limit: 2 });
    expect(await list({}, { as: 'artist' })).toMatchObject({ downloads: [], count: 0 });
    expect((await api.call('GET', '/user/downloads')).status).toBe(401);
  });
});
