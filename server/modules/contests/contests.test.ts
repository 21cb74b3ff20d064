import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type {
  BulkAnswer,
  Contest,
  ContestEntry,
  EnteredContest,
  FileLink,
  Problem,
  PublicContest,
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
const make = async (values: object = {}) => {
  const contest = { title_en: 'Win a test pressing', prize: 'A test pressing', winners_count: 2, published: true };
  const times = { starts_at: now - 3600, ends_at: now + 3600 };
  const body = { code: `contest-${++count}`, ...contest, ...times, ...values };
  return (await api.call<Contest>('POST', '/admin/challenge', { as: 'team', body })).body;
};
const enter = (code: string, email: string, values: object = {}) =>
  api.call<EnteredContest & Refused>('POST', `/contests/${code}/enter`, {
    body: { name: 'Léa', email, ...values },
  });
const act = (path: string, body?: object) =>
  api.call<Contest & Refused>('POST', `/admin/challenge/${path}`, { as: 'team', body });
const seen = async (code: string) => (await api.call<PublicContest>('GET', `/contests/${code}`)).body;
const entriesOf = (id: number) => api.db.select().from(contestEntries).where(eq(contestEntries.contest_id, id));

/** A closed contest with a number of entries. */
async function closed(entries: number, values: object = {}): Promise<Contest> {
  const contest = await make(values);
  for (let place = 0; place < entries; place++) await enter(contest.code, `fan${place}@example.com`);
  return (await act(`${contest.id}/close`)).body;
}

describe('entering', () => {
  it('is once a person, however the address is spelled, and asks for no newsletter by itself', async () => {
    const { id, code } = await make();
    const first = await enter(code, 'Lea.Moreau+win@gmail.com');
    const again = await enter(code, 'leamoreau@googlemail.com', { name: 'Other' });
    expect([first.status, again.body]).toEqual([200, first.body]);
    expect(await entriesOf(id)).toMatchObject([{ name: 'Léa', newsletter: false, email: 'lea.moreau+win@gmail.com' }]);
  });

  it('is possible while the contest runs', async () => {
    const over = await make({ starts_at: now - 7200, ends_at: now - 3600 });
    const hidden = await make({ published: false });
    const shut = await closed(1);
    expect((await enter(over.code, 'a@example.com')).body.code).toBe('contest_not_open');
    expect((await enter(shut.code, 'a@example.com')).body.code).toBe('contest_not_open');
    expect((await enter(hidden.code, 'a@example.com')).status).toBe(404);
    expect([over.state, hidden.state, shut.state]).toEqual(['over', 'draft', 'closed']);
  });

  it('is limited from one address', async () => {
    const { code } = await make();
    const answers = [];
    for (let place = 0; place < 22; place++) answers.push((await enter(code, `x${place}@example.com`)).status);
    expect(answers.slice(-2)).toEqual([429, 429]);
  });
});

describe('a draw', () => {
  it('was committed to before, and is reproducible from its record', async () => {
    const before = await make();
    expect(before).toMatchObject({ seed: null, seed_hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
    for (let place = 0; place < 9; place++) await enter(before.code, `fan${place}@example.com`);
    expect((await act(`${before.id}/draw`)).status).toBe(409);
    await act(`${before.id}/close`);
    expect((await seen(before.code)).seed).toBeNull();
    const { body } = await act(`${before.id}/draw`);
    expect([body.state, body.winners?.length, sha256(body.seed ?? '')]).toEqual(['drawn', 2, before.seed_hash]);
    const { url } = (await api.call<FileLink>('POST', `/admin/challenge/${body.id}/link`, { as: 'team' })).body;
    const { text } = await api.call('GET', url.replace('/api', ''));
    expect(text).not.toContain('@example.com');
    const record = JSON.parse(text) as {
      seed: string;
      entries_hash: string;
      entries: { code: string; status: string }[];
    };
    // as it is written in the record, by hand
    const codes = record.entries.map(({ code }) => code).sort();
    expect(sha256(codes.join('\n'))).toBe(record.entries_hash);
    const keyOf = (code: string) => sha256(`${record.seed}:${record.entries_hash}:${code}`);
    const order = codes.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
    expect(body.winners?.map(({ code }) => code)).toEqual(order.slice(0, 2));
    expect((await seen(before.code)).winning_codes).toEqual(order.slice(0, 2));
    expect((await act(`${before.id}/draw`)).status).toBe(409);
    const kept = await api.call<{ code: string }>('DELETE', `/admin/challenge/${before.id}`, {
      as: 'team',
      headers: { 'if-match': `"${body.version}"` },
    });
    expect([kept.status, kept.body.code]).toEqual([409, 'contest_drawn']);
  });

  it('logs its seed and writes to the winners', async () => {
    const contest = await closed(3, { winners_count: 1 });
    const { body } = await act(`${contest.id}/draw`);
    const drawn = and(eq(auditEntries.operation, 'adminDrawContest'), eq(auditEntries.record_id, contest.id));
    const [entry] = await api.db.select().from(auditEntries).where(drawn);
    expect(entry?.after).toMatchObject({ seed: body.seed, winners: body.winners?.[0]?.code });
    const told = await api.db.select().from(mails).where(eq(mails.template, 'contest_won'));
    expect(told.at(-1)?.recipient).toBe(body.winners?.[0]?.email);
  });

  it('needs at least one entry', async () => {
    const contest = await closed(0);
    expect((await act(`${contest.id}/draw`)).body.code).toBe('contest_empty');
  });

  it('gives a prize that is not taken to the next place, for a reason', async () => {
    const contest = await closed(3, { winners_count: 1 });
    const first = (await act(`${contest.id}/draw`)).body.winners?.[0];
    const order = (await entriesOf(contest.id)).sort((one, other) => (one.place ?? 0) - (other.place ?? 0));
    const redraw = (entry: number) => act(`${contest.id}/winners/${entry}/redraw`, { reason: 'No answer' });
    const { body } = await redraw(first?.id ?? 0);
    expect(body.winners?.map(({ status, id }) => [id, status])).toEqual([
      [order[0]?.id, 'replaced'],
      [order[1]?.id, 'won'],
    ]);
    expect((await redraw(first?.id ?? 0)).body.code).toBe('contest_no_winner');
    await redraw(order[1]?.id ?? 0);
    expect((await redraw(order[2]?.id ?? 0)).body.code).toBe('contest_nobody_left');
  });

  it('is decided by nothing that could be changed after closing', async () => {
    const contest = await make();
    for (let place = 0; place < 3; place++) await enter(contest.code, `fan${place}@example.com`);
    const [one, other] = await entriesOf(contest.id);
    const exclude = (ids: (number | undefined)[]) =>
      api.call<BulkAnswer>('POST', '/admin/contest-entries/exclude', { as: 'team', body: { ids, reason: 'Staff' } });
    expect((await exclude([one?.id])).body.done).toEqual([one?.id]);
    await act(`${contest.id}/close`);
    expect((await exclude([other?.id])).body.refused).toMatchObject([{ code: 'contest_closed' }]);
    const headers = { 'if-match': '"2"' };
    const change = { as: 'team', headers, body: { winners_count: 3 } } as const;
    expect((await api.call('PUT', `/admin/challenge/${contest.id}`, change)).status).toBe(409);
    const { body } = await act(`${contest.id}/draw`);
    expect(body.winners?.map(({ id }: ContestEntry) => id)).not.toContain(one?.id);
  });

  it('is for staff', async () => {
    const contest = await closed(1);
    expect((await api.call('POST', `/admin/challenge/${contest.id}/draw`, { as: 'artist' })).status).toBe(403);
  });
});
