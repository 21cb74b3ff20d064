import { asc, eq } from 'drizzle-orm';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type {
  BulkAnswer,
  CheckedCode,
  CodeBatch,
  DigitalDistribution,
  DigitalDownload,
  DigitalGift,
  DigitalRelease,
  DownloadCode,
  FileLink,
  Problem,
} from '#generated/schemas.ts';
import { rateLimits } from '#server/core/authentication/accounts.table.ts';
import { auditEntries } from '#server/resources/audit/audit.table.ts';
import { type Sample, sampleCatalogue } from '#server/modules/catalogue/catalogue.sample.ts';
import { songs } from '#server/modules/catalogue/index.ts';
import { downloadCodes } from './digital.table.ts';
import { startApi, type TestApi } from '#server/testing/start-api.ts';

type Refused = Omit<Problem, 'status'>;
const HOUR = 3600;
let api: TestApi;
let sample: Sample;
let clock = new Date('2026-11-23T10:00:00Z');

beforeAll(async () => {
  api = await startApi({ now: () => clock });
  sample = await sampleCatalogue(api.db);
});
afterAll(() => api.close());
beforeEach(async () => {
  clock = new Date('2026-11-23T10:00:00Z');
  await api.db.delete(rateLimits);
});

const callStaff = <T>(method: string, path: string, body?: object, headers?: Record<string, string>) =>
  api.call<T & Refused>(method, `/admin/${path}`, { as: 'team', body, ...(headers && { headers }) });
const redeem = (code: string, as: 'visitor' | 'user' | 'artist' = 'visitor', ip?: string) =>
  api.call<DigitalGift & Refused>('POST', '/projects/download', { as, body: { code }, ...(ip && { ip }) });
const check = (code: string, as: 'visitor' | 'user' | 'artist' = 'visitor') =>
  api.call<CheckedCode & Refused>('POST', '/projects/check-code', { as, body: { code } });
const fetchLink = (url: string) => api.call('GET', url.replace(/^\/api/, ''));

/** Creates a release with two tracks and their audio. */
async function createRelease(values: object = {}): Promise<DigitalRelease> {
  const { id } = await sample.project({ tracks: ['Harbour Lights', 'Salt/Road'] });
  const tracks = await api.db.select().from(songs).where(eq(songs.project_id, id)).orderBy(asc(songs.position));
  for (const track of tracks) {
    const folder = join(api.config.dataDir, 'media', 'songs', (track.uuid ?? String(track.id)).replaceAll('-', ''));
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'original.mp3'), `sound of ${track.title}`);
  }
  const body = { project_id: id, title: 'Salt & Signal', artist_name: 'Marisol Vega', ...values };
  return (await callStaff<DigitalRelease>('POST', 'digital', body)).body;
}

const generate = async (id: number, values: object = {}) =>
  (await callStaff<CodeBatch>('POST', `digital/${id}/codes`, { name: 'Inserts', count: 3, uses: 1, ...values })).body;
const createLink = (batch: number) => callStaff<FileLink>('POST', `digital-batches/${batch}/link`);

/** Generates a batch and exports its codes. */
async function exportCodes(values: object = {}): Promise<{ batch: CodeBatch; codes: string[] }> {
  const batch = await generate((await createRelease()).id, values);
  const { text } = await fetchLink((await createLink(batch.id)).body.url);
  const [, ...lines] = text.trim().split('\r\n');
  return { batch, codes: lines.map((line) => line.split(',')[0] ?? '') };
}

describe('a release', () => {
  it('has a separate status in each store', async () => {
    const { id, distributions = [], stores } = await createRelease({ stores: ['spotify', 'deezer'] });
    expect(stores).toEqual(['deezer', 'spotify']);
    const deezer = distributions[0]?.id ?? 0;
    const move = (body: object) => callStaff<DigitalDistribution>('POST', `digital-distributions/${deezer}/move`, body);
    expect((await move({ status: 'online' })).status).toBe(409);
    await move({ status: 'processing', note: 'Sent with the new cover.' });
    const syncing = await move({ status: 'syncing' });
    expect(syncing.body).toMatchObject({ status: 'syncing', note: 'Sent with the new cover.' });
    const withoutDeezer = { stores: ['spotify'] };
    const refused = await callStaff('PUT', `digital/${id}`, withoutDeezer, { 'if-match': '"1"' });
    expect([refused.status, refused.body.errors]).toEqual([422, [expect.objectContaining({ code: 'store_has_it' })]]);
    const headers = { 'if-match': '"1"' };
    const saved = await callStaff<DigitalRelease>('PUT', `digital/${id}`, { stores: ['deezer'] }, headers);
    expect(saved.body.stores).toEqual(['deezer']);
    const bulk = await callStaff<BulkAnswer>('POST', 'digital-distributions/move', { ids: [deezer], status: 'online' });
    expect(bulk.body.done).toEqual([deezer]);
    expect((await callStaff<DigitalRelease>('GET', `digital/${id}`)).body).toMatchObject({
      online_count: 1,
      stores_count: 1,
    });
  });
});

describe('codes', () => {
  it('are random, readable and unique, up to ten thousand per batch', async () => {
    const { codes: generated } = await exportCodes({ count: 10_000 });
    expect(new Set(generated).size).toBe(10_000);
    const pattern = /^[ACDEFGHJKMNPQRTVWXY3479]{4}(-[ACDEFGHJKMNPQRTVWXY3479]{4}){3}$/;
    expect(generated.every((code) => pattern.test(code))).toBe(true);
    const { id } = await createRelease();
    expect((await callStaff('POST', `digital/${id}/codes`, { name: 'x', count: 10_001 })).status).toBe(422);
  });

  it('are exported once; a second export returns 409 with author and time, and the plain text is deleted', async () => {
    const batch = await generate((await createRelease()).id);
    const [first, second] = [await createLink(batch.id), await createLink(batch.id)];
    expect((await fetchLink(first.body.url)).text).toMatch(/^\uFEFF?code,title,artist/);
    expect((await fetchLink(second.body.url)).status).toBe(409);
    const refused = await createLink(batch.id);
    expect([refused.status, refused.body.code, refused.body.detail]).toEqual([
      409,
      'codes_exported',
      expect.stringMatching(/Test team.*2026/),
    ]);
    const rows = await api.db.select().from(downloadCodes).where(eq(downloadCodes.batch_id, batch.id));
    expect(rows.every(({ plain_secret }) => plain_secret === null)).toBe(true);
    const entries = await api.db.select().from(auditEntries).where(eq(auditEntries.operation, 'downloadCodes'));
    expect(entries.at(-1)).toMatchObject({ user_name: 'Test team', resource: 'digital-batches' });
  });

  it('are sent to only one of two concurrent exports', async () => {
    const batch = await generate((await createRelease()).id);
    const links = await Promise.all([createLink(batch.id), createLink(batch.id)]);
    const answers = await Promise.all(links.map(({ body }) => fetchLink(body.url)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('cannot be exported by an expired link or that of another batch', async () => {
    const [batch, other] = [await generate((await createRelease()).id), await generate((await createRelease()).id)];
    const { url } = (await createLink(batch.id)).body;
    expect((await fetchLink(url.replace(`/${batch.id}/`, `/${other.id}/`))).status).toBe(403);
    clock = new Date(clock.getTime() + 61_000);
    expect((await fetchLink(url)).status).toBe(403);
  });

  it('are found by the complete code', async () => {
    const batch = await exportCodes();
    const query = { filter: JSON.stringify({ find: batch.codes[1]?.toLowerCase() }) };
    const { body } = await api.call<DownloadCode[]>('GET', '/admin/digital-codes', { as: 'team', query });
    expect(body).toMatchObject([{ state: 'unused', hint: `…-${batch.codes[1]?.slice(-4)}` }]);
  });

  it('can be generated only by staff', async () => {
    const { id } = await createRelease();
    const body = { name: 'x', count: 1 };
    for (const as of ['user', 'artist'] as const)
      expect((await api.call('POST', `/admin/digital/${id}/codes`, { as, body })).status).toBe(403);
  });
});

describe('checking a code', () => {
  it('returns the release, its picture and the names of its files, and uses nothing up', async () => {
    const [code = ''] = (await exportCodes()).codes;
    const answers = [await check(code), await check(code)];
    const { files, project_id } = (await redeem(code)).body;
    for (const { status, body } of answers) {
      expect([status, body]).toEqual([
        200,
        {
          ...{ title: 'Salt & Signal', artist_name: 'Marisol Vega', project_id, tracks: 2 },
          picture: String(project_id),
          file_names: ['Marisol Vega - Salt & Signal.zip', '01 Harbour Lights.mp3', '02 Salt Road.mp3'],
        },
      ]);
      expect(body.file_names).toEqual(files.map(({ name }) => name));
    }
  });

  it('refuses unknown, used-up, expired and revoked codes in the words of redeeming them', async () => {
    const { codes, batch } = await exportCodes({ expires_at: Math.floor(clock.getTime() / 1000) + HOUR });
    const [used = '', other = ''] = codes;
    await redeem(used);
    const expectRefused = async (code: string, status: number, reason: string) => {
      const [checked, redeemed] = [await check(code), await redeem(code)];
      expect([checked.status, checked.body.code]).toEqual([status, reason]);
      expect(checked.body.detail).toBe(redeemed.body.detail);
    };
    await expectRefused('AAAA-AAAA-AAAA-AAAA', 404, 'code_unknown');
    await expectRefused(used, 409, 'code_used_up');
    clock = new Date(clock.getTime() + 2 * HOUR * 1000);
    await expectRefused(other, 409, 'code_expired');
    await callStaff<CodeBatch>('POST', `digital-batches/${batch.id}/revoke`, { reason: 'Posted in a forum' });
    await expectRefused(other, 409, 'code_revoked');
  });

  it('accepts a used-up code from the account that redeemed it, while its links are valid', async () => {
    const [code = ''] = (await exportCodes()).codes;
    await redeem(code, 'user');
    expect((await check(code, 'user')).status).toBe(200);
    expect((await check(code, 'artist')).body.code).toBe('code_used_up');
    clock = new Date(clock.getTime() + 25 * HOUR * 1000);
    expect((await check(code, 'user')).body.code).toBe('code_used_up');
  });
});

describe('redeeming a code', () => {
  it('returns signed links to a ZIP and each track', async () => {
    const [code = ''] = (await exportCodes()).codes;
    const { body } = await redeem(` ${code.toLowerCase().replaceAll('-', ' ')}`);
    expect(body.files.map(({ name }) => name)).toEqual([
      'Marisol Vega - Salt & Signal.zip',
      '01 Harbour Lights.mp3',
      '02 Salt Road.mp3',
    ]);
    const [zip, track] = await Promise.all(body.files.map(({ url }) => fetchLink(url)));
    expect(zip?.text.startsWith('PK')).toBe(true);
    expect(zip?.text).toContain('02 Salt Road.mp3');
    expect(track?.text).toBe('sound of Harbour Lights');
    const { body: log } = await callStaff<DigitalDownload[]>('GET', 'digital-downloads');
    expect(
      log
        .slice(0, 3)
        .map(({ what }) => what)
        .sort(),
    ).toEqual([...body.files.map(({ name }) => name)].sort());
  });

  it('never exceeds the number of uses, also concurrently', async () => {
    const [code = ''] = (await exportCodes({ uses: 3 })).codes;
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, place) => redeem(code, 'visitor', `10.0.0.${place}`)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('code_used_up');
  });

  it('returns the same links to the same account without a second use', async () => {
    const [code = ''] = (await exportCodes()).codes;
    const [first, again] = [await redeem(code, 'user'), await redeem(code, 'user')];
    expect(again.body.files).toEqual(first.body.files);
    expect((await redeem(code, 'artist')).body.code).toBe('code_used_up');
  });

  it('is refused for unknown, expired and revoked codes', async () => {
    const { codes, batch } = await exportCodes({ expires_at: Math.floor(clock.getTime() / 1000) + HOUR });
    const [first = '', second = ''] = codes;
    expect((await redeem('AAAA-AAAA-AAAA-AAAA')).body.code).toBe('code_unknown');
    const [row] = await api.db
      .select()
      .from(downloadCodes)
      .where(eq(downloadCodes.batch_id, batch.id))
      .orderBy(asc(downloadCodes.id));
    const reason = 'Posted in a forum';
    expect((await callStaff<DownloadCode>('POST', `digital-codes/${row?.id}/revoke`, { reason })).body.state).toBe(
      'revoked',
    );
    expect((await callStaff('POST', `digital-codes/${row?.id}/revoke`, { reason })).status).toBe(409);
    expect((await redeem(first)).body.code).toBe('code_revoked');
    const revoked = await callStaff<CodeBatch>('POST', `digital-batches/${batch.id}/revoke`, { reason });
    expect(revoked.body.revoked_count).toBe(3);
    expect((await redeem(second)).body.code).toBe('code_revoked');
    const other = await exportCodes({ expires_at: Math.floor(clock.getTime() / 1000) + HOUR });
    clock = new Date(clock.getTime() + 2 * HOUR * 1000);
    expect((await redeem(other.codes[0] ?? '')).body.code).toBe('code_expired');
  });

  it('is rate limited by IP address', async () => {
    const answers = [];
    for (let place = 0; place < 22; place++)
      answers.push((await redeem('AAAA-AAAA-AAAA-AAAA', 'visitor', '10.9.9.9')).status);
    expect(answers.slice(-2)).toEqual([429, 429]);
  });
});

describe('the link to a file', () => {
  it('has a limited number of uses, also concurrently', async () => {
    const [code = ''] = (await exportCodes()).codes;
    const [, track] = (await redeem(code)).body.files;
    const answers = await Promise.all(Array.from({ length: 7 }, () => fetchLink(track?.url ?? '')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  });

  it('is found again by the signature of the redemption, without counting a download', async () => {
    const [code = ''] = (await exportCodes()).codes;
    const gift = (await redeem(code)).body;
    const read = (id: number, signature: string, until = gift.expires_at) =>
      api.call<DigitalGift & Refused>('GET', `/downloads/${id}`, { query: { until, signature } });
    expect((await read(gift.id, gift.signature)).body).toEqual(gift);
    const other = (await redeem((await exportCodes()).codes[0] ?? '')).body;
    const fileSignature = new URL(gift.files[0]?.url ?? '', 'http://shop').searchParams.get('signature') ?? '';
    for (const answer of [
      await read(gift.id, other.signature),
      await read(gift.id, fileSignature),
      await read(gift.id, gift.signature, gift.expires_at + HOUR),
      await read(999_999, gift.signature),
    ])
      expect([answer.status, answer.body.code]).toEqual([403, 'link_expired']);
    clock = new Date(clock.getTime() + 25 * HOUR * 1000);
    expect((await read(gift.id, gift.signature)).status).toBe(403);
  });

  it('is valid for a day, and only for its file', async () => {
    const [code = ''] = (await exportCodes()).codes;
    const { files, expires_at } = (await redeem(code)).body;
    const [zip, track] = files;
    expect(expires_at).toBe(Math.floor(clock.getTime() / 1000) + 24 * HOUR);
    const signature = zip?.url.split('?')[1] ?? '';
    expect((await fetchLink(`${track?.url.split('?')[0]}?${signature}`)).status).toBe(403);
    clock = new Date(clock.getTime() + 25 * HOUR * 1000);
    expect((await fetchLink(track?.url ?? '')).status).toBe(403);
  });
});
