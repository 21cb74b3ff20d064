import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProjectStep } from '#generated/enums.ts';
import type { Problem, Project, Timeline } from '#generated/schemas.ts';
import { users } from '#server/core/authentication/accounts.table.ts';
import { auditEntries } from '#server/resources/audit/audit.table.ts';
import { sampleCover, type SampleProject } from './catalogue.sample.ts';
import { songs } from './catalogue.table.ts';
import { shops } from '#server/modules/shops/index.ts';
import { mails } from '#server/core/mail/mails.table.ts';
import { startShop, type SampleShop } from '#server/modules/orders/checkout/shop.sample.ts';
import type { ApiCall } from '#server/testing/start-api.ts';
import { settingValues } from '#server/core/settings/settings.table.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const DAY = 86_400_000;
let shop: SampleShop;
let artistShop: number;
beforeAll(async () => {
  shop = await startShop({ now: () => NOW });
  await sampleCover(shop.api.config, 'drawn');
  const { db } = shop.api;
  const [user] = await db
    .insert(users)
    .values({ email: 'mei@example.com', name: 'Mei Lin', role: 'artist', lang: 'fr' })
    .returning();
  artistShop = await shop.sample.createSampleShop({ type: 'artist', artist_id: shop.sample.artist });
  await db.update(shops).set({ user_id: user?.id }).where(eq(shops.id, artistShop));
});
afterAll(() => shop.api.close());

const post = (id: number, action: string, body: object = {}, options: ApiCall = {}) =>
  shop.api.call<Project & Problem>('POST', `/admin/projects/${id}/${action}`, { as: 'team', body, ...options });
const read = async (id: number) => (await shop.api.call<Project>('GET', `/admin/projects/${id}`, { as: 'team' })).body;
const loadMails = (id: number) => shop.api.db.select().from(mails).where(eq(mails.project_id, id));

/** A complete project at a step. */
async function createReadyProject(step: ProjectStep, changes: SampleProject = {}) {
  const project = await shop.sample.project({
    step,
    type: 'direct_pressing',
    picture: 'drawn',
    proof_approved_on: '2026-09-10',
    test_pressing_approved_on: '2026-10-14',
    shipped_on: '2026-11-12',
    items: [{ barcode: `376${String(Math.random()).slice(2, 12)}` }],
    ...changes,
  });
  await shop.api.db.insert(songs).values({
    ...{ project_id: project.id, title: 'One', artist_name: 'Marisol Vega', side: 'A', position: 1, duration: 600 },
    uuid: crypto.randomUUID(),
  });
  return project;
}

describe('steps', () => {
  it('lead from creating to successful, each audited and mailed to the artist in the account’s language', async () => {
    const { id } = await createReadyProject('creating');
    const steps = ['check', 'start', 'confirm', 'succeed'];
    for (const [place, action] of steps.entries()) {
      const { status, body, headers } = await post(id, action, { message: 'À vous !' });
      expect([status, body.version, headers.etag]).toEqual([200, place + 2, `"${place + 2}"`]);
    }
    expect(await read(id)).toMatchObject({ step: 'successful', step_at: NOW.getTime() / 1000 });
    const sent = await loadMails(id);
    expect(sent.map(({ template, recipient }) => [template, recipient])).toEqual(
      ['checking', 'in_progress', 'confirmed', 'successful'].map((step) => [`project_${step}`, 'mei@example.com']),
    );
    expect(sent[2]?.subject).toBe('«\u00a0Salt & Signal\u00a0» part en production');
    expect(sent[2]?.text).toContain('À vous !');
    const [entry] = await shop.api.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.record_id, id), eq(auditEntries.operation, 'adminConfirmProject')));
    expect(entry).toMatchObject({
      before: { step: 'in_progress' },
      after: { step: 'confirmed', mail_id: sent[2]?.id },
      undo: 'never',
    });
  });

  it.each<[ProjectStep, string]>([
    ['creating', 'start'],
    ['creating', 'refuse'],
    ['checking', 'succeed'],
    ['in_progress', 'reopen'],
    ['successful', 'fail'],
    ['refused', 'check'],
  ])('do not lead from %s by %s', async (step, action) => {
    const { id } = await createReadyProject(step);
    const { status, body } = await post(id, action, { message: 'No.' });
    expect([status, body.code]).toEqual([409, 'transition_not_allowed']);
    expect(await loadMails(id)).toEqual([]);
  });

  it('send no mail without `notify`', async () => {
    const { id } = await createReadyProject('checking');
    expect((await post(id, 'start', { notify: false })).status).toBe(200);
    expect(await loadMails(id)).toEqual([]);
  });

  it('to refused require a reason', async () => {
    const { id } = await createReadyProject('checking');
    expect((await post(id, 'refuse')).status).toBe(422);
    expect((await post(id, 'refuse', { message: 'Samples are not cleared.' })).body.step).toBe('refused');
    expect((await post(id, 'reopen', { message: 'Please clear them.' })).body.step).toBe('creating');
  });
});

describe('missing requirements', () => {
  it('return 409 with all codes, and are listed on the record', async () => {
    const { id } = await shop.sample.project({
      step: 'in_progress',
      type: 'preorder',
      picture: 'drawn',
      released_on: null,
    });
    const { status, body } = await post(id, 'confirm');
    expect([status, body.code]).toEqual([409, 'project_not_ready']);
    const codes = ['tracks', 'audio', 'released_on', 'item_barcode', 'proof_approved', 'test_pressing_approved'];
    expect(body.errors?.map(({ code }) => code)).toEqual(codes);
    const record = await read(id);
    expect(record.step).toBe('in_progress');
    const open = record.checks?.filter(({ done, steps }) => !done && steps.includes('confirmed'));
    expect(open?.map(({ code }) => code)).toEqual(codes);
    expect(await loadMails(id)).toEqual([]);
  });

  it('of a campaign are its goal, its end and, to confirm it, the reached goal', async () => {
    const campaign = (changes: SampleProject) =>
      createReadyProject('checking', {
        ...{ type: 'crowdfunding', goal: 100, ends_at: new Date(NOW.getTime() + 30 * DAY) },
        ...changes,
      });
    const tooLong = await campaign({ goal: 99, ends_at: new Date(NOW.getTime() + 91 * DAY) });
    const { body } = await post(tooLong.id, 'start');
    expect(body.errors?.map(({ code }) => code)).toEqual(['campaign_goal', 'campaign_end']);
    const { id } = await campaign({ sold: 72 });
    expect((await post(id, 'start')).body).toMatchObject({ step: 'in_progress', funded: 72, days_left: 30 });
    expect((await post(id, 'confirm')).body.errors).toMatchObject([
      { code: 'campaign_funded', params: { sold: 72, goal: 100 } },
    ]);
  });

  it('use the campaign settings', async () => {
    await shop.api.db.insert(settingValues).values({ key: 'campaign_goal_min', value: 250, valid_from: '2026-01-01' });
    const { id } = await createReadyProject('checking', { type: 'crowdfunding', goal: 249 });
    const { body } = await shop.api.call<Project>('GET', `/admin/projects/${id}`, { as: 'team' });
    expect(body.checks).toContainEqual(
      expect.objectContaining({ code: 'campaign_goal', done: false, params: { least: 250 } }),
    );
    await shop.api.db.delete(settingValues);
  });

  it('are refunds of the paid orders when a project fails', async () => {
    const record = await createReadyProject('in_progress');
    await shop.buy(record, 2);
    expect((await read(record.id)).sales).toEqual([{ currency: 'EUR', orders: 1, copies: 2, amount: 40 }]);
    const { status, body } = await post(record.id, 'fail', { message: 'The plant burnt down.' });
    expect([status, body.errors]).toMatchObject([409, [{ code: 'no_paid_orders', params: { count: 1 } }]]);
    const orders = await shop.api.call<{ id: number }[]>(
      'GET',
      `/admin/orders?filter=${encodeURIComponent(JSON.stringify({ project_id: record.id, payment_status: 'paid' }))}`,
      { as: 'team' },
    );
    await shop.api.call('POST', `/admin/orders/${orders.body[0]?.id}/cancel`, {
      as: 'team',
      body: { reason: 'withdrawal', notify: false },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    expect(await post(record.id, 'fail', { message: 'The plant burnt down.' })).toMatchObject({
      body: { step: 'failed' },
    });
  });
});

describe('the team', () => {
  const put = (id: number, team: number[]) =>
    shop.api.call<Project>('PUT', `/admin/projects/${id}/team`, { as: 'team', body: { team } });

  it('contains only staff, and projects can be filtered by it', async () => {
    const { id } = await shop.sample.project();
    const [staff] = (await shop.api.call<{ id: number; name: string }[]>('GET', '/admin/colleagues', { as: 'team' }))
      .body;
    const { body } = await put(id, [staff?.id ?? 0]);
    expect(body.team_members).toEqual([{ id: staff?.id, name: staff?.name, picture: null }]);
    const filter = encodeURIComponent(JSON.stringify({ team: [staff?.id] }));
    const teamProjects = await shop.api.call<Project[]>('GET', `/admin/projects?filter=${filter}`, { as: 'team' });
    expect(teamProjects.body.map((project) => project.id)).toEqual([id]);
    const [artist] = await shop.api.db.select().from(users).where(eq(users.email, 'mei@example.com'));
    expect((await put(id, [artist?.id ?? 0])).status).toBe(422);
    expect(await put(id, [])).toMatchObject({ status: 200, body: { team_members: [] } });
  });
});

describe('the timeline', () => {
  it('lists steps with their mails, and marks entries shared with the artist', async () => {
    const { id } = await createReadyProject('checking');
    await post(id, 'start', { notify: false });
    await post(id, 'confirm', { message: 'Done!' });
    await shop.api.call('POST', '/admin/notes', {
      as: 'team',
      body: { resource: 'projects', record_id: id, text: 'Ask for the lacquers.' },
    });
    const get = (query = '') =>
      shop.api.call<Timeline>('GET', `/admin/projects/${id}/timeline${query}`, { as: 'team' });
    const { entries } = (await get()).body;
    const summary = entries.map(({ kind, action, shared }) => [kind, action?.operation ?? null, shared]);
    expect(new Set(summary.map(String))).toEqual(
      new Set(
        [
          ['note', null, false],
          ['mail', 'adminConfirmProject', true],
          ['action', 'adminStartProject', true],
          ['placed', null, true],
        ].map(String),
      ),
    );
    const [mail] = (await get('?kinds=mail')).body.entries;
    expect(mail).toMatchObject({ mail: { template: 'project_confirmed' }, action: { after: { step: 'confirmed' } } });
    const resent = await post(id, `mails/${mail?.id}/resend`, { recipient: 'new@example.com' });
    expect(resent.status).toBe(200);
    expect((await loadMails(id)).map(({ recipient }) => recipient)).toEqual(['mei@example.com', 'new@example.com']);
    expect((await shop.api.call('GET', '/admin/projects/999999/timeline', { as: 'team' })).status).toBe(404);
  });
});
