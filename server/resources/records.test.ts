import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Problem } from '#generated/schemas.ts';
import { auditEntries } from './audit/audit.table.ts';
import { artists, labels, shops } from '#server/modules/shops/index.ts';
import { startApi } from '#server/testing/start-api.ts';
import type { TestApi } from '#server/testing/start-api.ts';
import { insertOrders, insertProjects } from '#server/testing/rows.ts';

interface Artist {
  id: number;
  name: string;
  country_id: string | null;
  bio_en: string | null;
  version: number;
}

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

async function createArtist(body: object = { name: 'Marisol Vega', country_id: 'ES' }) {
  return api.call<Artist>('POST', '/admin/artists', { as: 'team', body });
}

function save(record: { id: number }, body: object, etag = '"1"') {
  return api.call<Artist>('PUT', `/admin/artists/${record.id}`, { as: 'team', body, headers: { 'if-match': etag } });
}

async function readLastAudit() {
  const [entry] = await api.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
  return entry;
}

describe('a new record', () => {
  it('is returned with its id, defaults and ETag', async () => {
    const { status, body, headers } = await createArtist();
    expect(status).toBe(201);
    expect(headers.etag).toBe('"1"');
    expect(body).toMatchObject({ name: 'Marisol Vega', country_id: 'ES', bio_en: null, version: 1 });
  });

  it('is audited with its author', async () => {
    const { body } = await createArtist({ name: 'Odile Marsh' });
    expect(await readLastAudit()).toMatchObject({
      resource: 'artists',
      record_id: body.id,
      action: 'create',
      operation: 'adminCreateArtist',
      user_name: 'Test team',
      before: null,
      after: { id: body.id, name: 'Odile Marsh' },
      request_id: expect.stringMatching(/^req-/),
    });
  });

  it('is refused with an error for each invalid field', async () => {
    const { status, body } = await api.call<Problem>('POST', '/admin/artists', {
      as: 'team',
      body: { shop_code: 'A B', country_id: 'XX', sold: 3 },
    });
    expect(status).toBe(422);
    expect(body.errors).toEqual(
      expect.arrayContaining([
        { path: 'name', code: 'input_required' },
        { path: 'shop_code', code: 'input_pattern' },
        { path: 'country_id', code: 'input_not_allowed' },
        { path: 'sold', code: 'unknown_field' },
      ]),
    );
  });

  it('ignores an id or version in the body', async () => {
    const { body } = await createArtist({ id: 4711, version: 9, name: 'Iris Colt' });
    expect(body.id).not.toBe(4711);
    expect(body.version).toBe(1);
  });
});

describe('a changed record', () => {
  it('keeps omitted properties and increments its version', async () => {
    const { body: artist } = await createArtist();
    const { status, body, headers } = await save(artist, { bio_en: 'Plays the guitar like a drum.' });
    expect(status).toBe(200);
    expect(headers.etag).toBe('"2"');
    expect(body).toEqual({ ...artist, bio_en: 'Plays the guitar like a drum.', version: 2 });
  });

  it('accepts the whole record and ignores read-only fields', async () => {
    const { body: artist } = await createArtist();
    const { status, body } = await save(artist, { ...artist, id: 1, version: 99, name: 'Marisol V.' });
    expect(status).toBe(200);
    expect(body).toEqual({ ...artist, name: 'Marisol V.', version: 2 });
  });

  it('is audited with the changed fields only', async () => {
    const { body: artist } = await createArtist();
    await save(artist, { ...artist, name: 'Marisol V.' });
    expect(await readLastAudit()).toMatchObject({
      action: 'update',
      before: { name: 'Marisol Vega' },
      after: { name: 'Marisol V.' },
    });
    expect(Object.keys((await readLastAudit())?.after ?? {})).toEqual(['name']);
  });

  it('keeps its version and has no audit entry when nothing differs', async () => {
    const { body: artist } = await createArtist();
    const before = await readLastAudit();
    const { status, headers } = await save(artist, artist);
    expect([status, headers.etag]).toEqual([200, '"1"']);
    expect(await readLastAudit()).toEqual(before);
  });

  it('accepts null only for nullable fields', async () => {
    const { body: artist } = await createArtist();
    expect((await save(artist, { country_id: null })).body.country_id).toBeNull();
    const { status } = await save(artist, { name: '' }, '"2"');
    expect(status).toBe(422);
  });

  it('requires If-Match', async () => {
    const { body: artist } = await createArtist();
    const { status, body } = await api.call<Problem>('PUT', `/admin/artists/${artist.id}`, {
      as: 'team',
      body: { name: 'X' },
    });
    expect([status, body.code]).toEqual([428, 'version_required']);
  });

  it('is refused with the current record after a concurrent change', async () => {
    const { body: artist } = await createArtist();
    await save(artist, { name: 'Theirs' });
    const { status, body } = await api.call<Problem & { current: Artist }>('PUT', `/admin/artists/${artist.id}`, {
      as: 'admin',
      body: { name: 'Mine' },
      headers: { 'if-match': '"1"' },
    });
    expect([status, body.code]).toEqual([412, 'stale_version']);
    expect(body).toMatchObject({ changed_by: expect.any(String), changed_at: expect.any(Number) });
    expect(body.current).toEqual({ ...artist, name: 'Theirs', version: 2 });
  });

  it('accepts one of several concurrent changes', async () => {
    const { body: artist } = await createArtist();
    const answers = await Promise.all(['A', 'B', 'C', 'D'].map((name) => save(artist, { name })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412]);
  });

  it('returns 400 when If-Match is not an ETag', async () => {
    const { body: artist } = await createArtist();
    expect((await save(artist, { name: 'X' }, 'seven')).status).toBe(400);
  });

  it('returns 404 when the record does not exist', async () => {
    expect((await save({ id: 999_999 }, { name: 'X' })).status).toBe(404);
    expect((await api.call('GET', '/admin/artists/999999', { as: 'team' })).status).toBe(404);
  });
});

describe('a violated database constraint', () => {
  const createShop = (code: string) =>
    api.call<Problem>('POST', '/admin/shops', { as: 'team', body: { name: 'Halfmoon', code, type: 'house' } });

  it('returns 409 with the field of a duplicate value', async () => {
    expect((await createShop('taken')).status).toBe(201);
    const { status, body } = await createShop('taken');
    expect([status, body.code]).toEqual([409, 'already_taken']);
    expect(body.errors).toEqual([{ path: 'code', code: 'already_taken' }]);
  });

  it('returns 422 with the field of an unknown reference', async () => {
    const { status, body } = await api.call<Problem>('POST', '/admin/shops', {
      as: 'team',
      body: { name: 'A', code: 'nobody', type: 'artist', artist_id: 999_999 },
    });
    expect(status).toBe(422);
    expect(body.errors).toEqual([{ path: 'artist_id', code: 'reference_unknown' }]);
  });
});

describe('deleting a record', () => {
  it('returns the record as it was and removes it', async () => {
    const [label] = await api.db.insert(labels).values({ name: 'Halfmoon Audio' }).returning();
    const { status, body } = await api.call('DELETE', `/admin/labels/${label?.id}`, { as: 'team' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: 'Halfmoon Audio' });
    expect(await api.db.$count(labels)).toBe(0);
    expect(await readLastAudit()).toMatchObject({ action: 'delete', before: { name: 'Halfmoon Audio' }, after: null });
  });

  it('is refused while other records reference it', async () => {
    await insertProjects(api.db, [{}]);
    const [artist] = await api.db.select().from(artists).orderBy(desc(artists.id)).limit(1);
    const { status, body } = await api.call<Problem>('DELETE', `/admin/artists/${artist?.id}`, { as: 'team' });
    expect([status, body.code]).toEqual([409, 'in_use']);
  });

  it('is refused when the record was changed since', async () => {
    const [label] = await api.db.insert(labels).values({ name: 'Kept', version: 4 }).returning();
    const headers = { 'if-match': '"3"' };
    expect((await api.call('DELETE', `/admin/labels/${label?.id}`, { as: 'team', headers })).status).toBe(412);
  });
});

describe('a status', () => {
  it('changes only by the described transitions', async () => {
    const [id] = await insertOrders(api.db, [{}]);
    const setStatus = (accounting_status: string, version: number) =>
      api.call<Problem>('PUT', `/admin/orders/${id}`, {
        as: 'team',
        body: { accounting_status },
        headers: { 'if-match': `"${version}"` },
      });
    const { status, body } = await setStatus('valid', 1);
    expect([status, body.code]).toEqual([409, 'transition_not_allowed']);
    expect(body.errors).toEqual([
      { path: 'accounting_status', code: 'transition_not_allowed', params: { from: 'to_do', to: 'valid' } },
    ]);
    expect((await setStatus('to_check', 1)).status).toBe(200);
    expect((await setStatus('valid', 2)).status).toBe(200);
  });
});

describe('an amount', () => {
  it('keeps its value when its currency changes', async () => {
    const [id] = await insertProjects(api.db, [{ price: 2490 }]);
    const headers = { 'if-match': '"1"' };
    const { body } = await api.call<{ price: number }>('PUT', `/admin/projects/${id}`, {
      as: 'team',
      body: { currency: 'GBP' },
      headers,
    });
    expect(body.price).toBe(24.9);
    const { body: inYen } = await api.call<{ price: number }>('PUT', `/admin/projects/${id}`, {
      as: 'team',
      body: { price: 1500, currency: 'JPY' },
      headers: { 'if-match': '"2"' },
    });
    expect(inYen.price).toBe(1500);
  });
});

it('returns the same values in lists as in the single record', async () => {
  const [shop] = await api.db.insert(shops).values({ name: 'Listed', code: 'listed' }).returning();
  const query = { filter: JSON.stringify({ id: [shop?.id] }) };
  const { body: rows } = await api.call<object[]>('GET', '/admin/shops', { as: 'team', query });
  const { body: record } = await api.call('GET', `/admin/shops/${shop?.id}`, { as: 'team' });
  expect(rows).toEqual([record]);
  expect(rows[0]).toMatchObject({ name: 'Listed', logo_height: 51, projects_count: 0, version: 1 });
  await api.db.delete(shops).where(eq(shops.code, 'listed'));
});
