import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type {
  BulkAnswer,
  Contest,
  ContestEntry,
  DrawRecord,
  EnteredContest,
  FileLink,
  Problem,
  PublicContest,
  PublicContests,
} from '#generated/schemas.ts';
import { rateLimits } from '#server/core/authentication/accounts.table.ts';
import { auditEntries } from '#server/resources/audit/audit.table.ts';
import { contestEntries } from './contests.table.ts';
import { mails } from '#server/core/mail/mails.table.ts';
import { startApi, type TestApi } from '#server/testing/start-api.ts';

type Refused = Omit<Problem, 'status'>;
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
let api: TestApi;
let count = 0;
beforeAll(async () => (api = await startApi()));
afterAll(() => api.close());
beforeEach(() => api.db.delete(rateLimits));

const now = Math.floor(Date.now() / 1000);
const createContest = async (values: object = {}) => {
  const contest = { title_en: 'Win a test pressing', prize: 'A test pressing', winners_count: 2, published: true };
  const times = { starts_at: now - 3600, ends_at: now + 3600 };
  const body = { code: `contest-${++count}`, ...contest, ...times, ...values };
  return (await api.call<Contest>('POST', '/admin/challenge', { as: 'team', body })).body;
};
const enterContest = (code: string, email: string, values: object = {}) =>
  api.call<EnteredContest & Refused>('POST', `/contests/${code}/enter`, {
    body: { name: 'Léa', email, ...values },
  });
const runAction = (path: string, body?: object) =>
  api.call<Contest & Refused>('POST', `/admin/challenge/${path}`, { as: 'team', body });
const readContest = async (code: string) => (await api.call<PublicContest>('GET', `/contests/${code}`)).body;
const loadEntries = (id: number) => api.db.select().from(contestEntries).where(eq(contestEntries.contest_id, id));

/** A closed contest with a number of entries. */
async function createClosedContest(entries: number, values: object = {}): Promise<Contest> {
  const contest = await createContest(values);
  for (let place = 0; place < entries; place++) await enterContest(contest.code, `fan${place}@example.com`);
  return (await runAction(`${contest.id}/close`)).body;
}

describe('entering a contest', () => {
  it('is possible once per mailbox, for all spellings of its address, without newsletter by default', async () => {
    const { id, code } = await createContest();
    const first = await enterContest(code, 'Lea.Moreau+win@gmail.com');
    const again = await enterContest(code, 'leamoreau@googlemail.com', { name: 'Other' });
    expect([first.status, again.body]).toEqual([200, first.body]);
    expect(await loadEntries(id)).toMatchObject([
      { name: 'Léa', newsletter: false, email: 'lea.moreau+win@gmail.com' },
    ]);
  });

  it('is possible only while the contest runs', async () => {
    const over = await createContest({ starts_at: now - 7200, ends_at: now - 3600 });
    const hidden = await createContest({ published: false });
    const closed = await createClosedContest(1);
    expect((await enterContest(over.code, 'a@example.com')).body.code).toBe('contest_not_open');
    expect((await enterContest(closed.code, 'a@example.com')).body.code).toBe('contest_not_open');
    expect((await enterContest(hidden.code, 'a@example.com')).status).toBe(404);
    expect([over.state, hidden.state, closed.state]).toEqual(['over', 'draft', 'closed']);
  });

  it('is rate limited by address', async () => {
    const { code } = await createContest();
    const answers = [];
    for (let place = 0; place < 22; place++) answers.push((await enterContest(code, `x${place}@example.com`)).status);
    expect(answers.slice(-2)).toEqual([429, 429]);
  });
});

describe('the public list', () => {
  it('has published contests only, latest end first, without secrets', async () => {
    const early = await createContest({ ends_at: now + 7200 });
    const late = await createContest({ ends_at: now + 9000 });
    const hidden = await createContest({ published: false });
    const { body, text } = await api.call<PublicContests>('GET', '/contests');
    const codes = body.contests.map(({ code }) => code);
    expect(codes.slice(0, 2)).toEqual([late.code, early.code]);
    expect(codes).not.toContain(hidden.code);
    expect(body.contests[0]).toMatchObject({ state: 'running', seed: null, seed_hash: late.seed_hash });
    expect(text).not.toMatch(/draw_secret|link_secret/);
  });
});

describe('the public record of a draw', () => {
  it('has the codes of all entries once it is drawn, without names and addresses', async () => {
    const contest = await createClosedContest(3, { winners_count: 1 });
    const read = () => api.call<DrawRecord>('GET', `/contests/${contest.code}/draw`);
    expect((await read()).status).toBe(404);
    const { body: drawn } = await runAction(`${contest.id}/draw`);
    const { body, text } = await read();
    expect(body).toMatchObject({ contest: contest.code, seed: drawn.seed, winners_count: 1 });
    expect(body.entries.map(({ place, status }) => [place, status])).toEqual([
      [1, 'won'],
      [2, 'entered'],
      [3, 'entered'],
    ]);
    expect(body.entries[0]?.code).toBe(drawn.winners?.[0]?.code);
    expect(text).not.toMatch(/example\.com|Léa/);
  });
});

describe('a draw', () => {
  it('publishes the hash of its seed before, and is reproducible from its record', async () => {
    const before = await createContest();
    expect(before).toMatchObject({ seed: null, seed_hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
    for (let place = 0; place < 9; place++) await enterContest(before.code, `fan${place}@example.com`);
    expect((await runAction(`${before.id}/draw`)).status).toBe(409);
    await runAction(`${before.id}/close`);
    expect((await readContest(before.code)).seed).toBeNull();
    const { body } = await runAction(`${before.id}/draw`);
    expect([body.state, body.winners?.length, sha256(body.seed ?? '')]).toEqual(['drawn', 2, before.seed_hash]);
    const { url } = (await api.call<FileLink>('POST', `/admin/challenge/${body.id}/link`, { as: 'team' })).body;
    const { text } = await api.call('GET', url.replace('/api', ''));
    expect(text).not.toContain('@example.com');
    const record = JSON.parse(text) as {
      seed: string;
      entries_hash: string;
      entries: { code: string; status: string }[];
    };
    // computed by the algorithm in the record
    const codes = record.entries.map(({ code }) => code).sort();
    expect(sha256(codes.join('\n'))).toBe(record.entries_hash);
    const computeKey = (code: string) => sha256(`${record.seed}:${record.entries_hash}:${code}`);
    const order = codes.toSorted((a, b) => (computeKey(a) < computeKey(b) ? -1 : 1));
    expect(body.winners?.map(({ code }) => code)).toEqual(order.slice(0, 2));
    expect((await readContest(before.code)).winning_codes).toEqual(order.slice(0, 2));
    expect((await runAction(`${before.id}/draw`)).status).toBe(409);
    const deletion = await api.call<{ code: string }>('DELETE', `/admin/challenge/${before.id}`, {
      as: 'team',
      headers: { 'if-match': `"${body.version}"` },
    });
    expect([deletion.status, deletion.body.code]).toEqual([409, 'contest_drawn']);
  });

  it('audits its seed and mails the winners', async () => {
    const contest = await createClosedContest(3, { winners_count: 1 });
    const { body } = await runAction(`${contest.id}/draw`);
    const isDrawEntry = and(eq(auditEntries.operation, 'adminDrawContest'), eq(auditEntries.record_id, contest.id));
    const [entry] = await api.db.select().from(auditEntries).where(isDrawEntry);
    expect(entry?.after).toMatchObject({ seed: body.seed, winners: body.winners?.[0]?.code });
    const sent = await api.db.select().from(mails).where(eq(mails.template, 'contest_won'));
    expect(sent.at(-1)?.recipient).toBe(body.winners?.[0]?.email);
  });

  it('requires at least one entry', async () => {
    const contest = await createClosedContest(0);
    expect((await runAction(`${contest.id}/draw`)).body.code).toBe('contest_empty');
  });

  it('passes the prize to the next place, with a reason', async () => {
    const contest = await createClosedContest(3, { winners_count: 1 });
    const first = (await runAction(`${contest.id}/draw`)).body.winners?.[0];
    const order = (await loadEntries(contest.id)).sort((a, b) => (a.place ?? 0) - (b.place ?? 0));
    const redraw = (entry: number) => runAction(`${contest.id}/winners/${entry}/redraw`, { reason: 'No answer' });
    const { body } = await redraw(first?.id ?? 0);
    expect(body.winners?.map(({ status, id }) => [id, status])).toEqual([
      [order[0]?.id, 'replaced'],
      [order[1]?.id, 'won'],
    ]);
    expect((await redraw(first?.id ?? 0)).body.code).toBe('contest_no_winner');
    await redraw(order[1]?.id ?? 0);
    expect((await redraw(order[2]?.id ?? 0)).body.code).toBe('contest_nobody_left');
  });

  it('rejects changes of entries and contest after closing', async () => {
    const contest = await createContest();
    for (let place = 0; place < 3; place++) await enterContest(contest.code, `fan${place}@example.com`);
    const [first, second] = await loadEntries(contest.id);
    const exclude = (ids: (number | undefined)[]) =>
      api.call<BulkAnswer>('POST', '/admin/contest-entries/exclude', { as: 'team', body: { ids, reason: 'Staff' } });
    expect((await exclude([first?.id])).body.done).toEqual([first?.id]);
    await runAction(`${contest.id}/close`);
    expect((await exclude([second?.id])).body.refused).toMatchObject([{ code: 'contest_closed' }]);
    const headers = { 'if-match': '"2"' };
    const change = { as: 'team', headers, body: { winners_count: 3 } } as const;
    expect((await api.call('PUT', `/admin/challenge/${contest.id}`, change)).status).toBe(409);
    const { body } = await runAction(`${contest.id}/draw`);
    expect(body.winners?.map(({ id }: ContestEntry) => id)).not.toContain(first?.id);
  });

  it('returns 403 for other roles', async () => {
    const contest = await createClosedContest(1);
    expect((await api.call('POST', `/admin/challenge/${contest.id}/draw`, { as: 'artist' })).status).toBe(403);
  });
});
