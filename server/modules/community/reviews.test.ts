import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BulkAnswer, Comment, CommentList, Problem, Review, ReviewList, UserReview } from '#generated/schemas.ts';
import { users } from '#server/core/authentication/accounts.table.ts';
import { auditEntries } from '#server/resources/audit/audit.table.ts';
import { mails } from '#server/core/mail/mails.table.ts';
import { projects } from '#server/modules/catalogue/index.ts';
import { orders } from '#server/modules/orders/index.ts';
import { startShop, type SampleShop } from '#server/modules/orders/checkout/shop.sample.ts';

type Refused = Omit<Problem, 'status'>;
let shop: SampleShop;
beforeAll(async () => {
  shop = await startShop();
  await shop.api.tokenOf('user');
});
afterAll(() => shop.api.close());

const createReview = (body: object, as: 'user' | 'artist' | 'visitor' = 'user') =>
  shop.api.call<UserReview & Refused>('POST', '/comments', { as, body });
const runAction = (id: number, action: string, body?: object) =>
  shop.api.call<Review & Refused>('POST', `/admin/reviews/${id}/${action}`, { as: 'team', body });
const readComments = async (project: number) =>
  (await shop.api.call<CommentList>('GET', `/projects/${project}/comments`)).body;
const createProject = async () => (await shop.sample.project()).id;
const findAccount = async () =>
  (await shop.api.db.select().from(users).where(eq(users.email, 'user@shop.test')))[0] ?? { id: 0, email: '' };

/** An order of the signed-in account. */
async function buyRelease(isPaid: boolean): Promise<number> {
  const release = await shop.sample.project();
  const { order_id } = await shop.buy(release);
  const payment_status = isPaid ? 'paid' : 'not_paid';
  await shop.api.db
    .update(orders)
    .set({ user_id: (await findAccount()).id, payment_status })
    .where(eq(orders.id, order_id));
  return release.id;
}

describe('writing a review', () => {
  it('requires an account, and is not public before approval', async () => {
    const id = await createProject();
    expect((await createReview({ project_id: id, text: 'Fine record' }, 'visitor')).status).toBe(401);
    const { status, body } = await createReview({ project_id: id, rating: 4, text: 'Fine record' });
    expect([status, body.status, body.verified]).toEqual([201, 'to_check', false]);
    expect(await readComments(id)).toEqual({ comments: [], count: 0, ratings: 0, average: null });
  });

  it('is possible once with stars, and repeatedly without', async () => {
    const id = await createProject();
    await createReview({ project_id: id, rating: 4, text: 'Fine record' });
    const again = await createReview({ project_id: id, rating: 1, text: 'No longer' });
    expect([again.status, again.body.code]).toEqual([409, 'already_reviewed']);
    expect((await createReview({ project_id: id, text: 'A question' })).status).toBe(201);
  });

  it('returns 404 for a hidden project', async () => {
    const { id } = await shop.sample.project({ visibility: 'offline' });
    expect((await createReview({ project_id: id, text: 'Fine record' })).status).toBe(404);
  });

  it('is marked verified if the author paid for the release', async () => {
    const [paid, unpaid] = [await buyRelease(true), await buyRelease(false)];
    expect((await createReview({ project_id: paid, rating: 5, text: 'Mine' })).body.verified).toBe(true);
    expect((await createReview({ project_id: unpaid, rating: 5, text: 'Not mine yet' })).body.verified).toBe(false);
  });

  it('is rate limited', async () => {
    const id = await createProject();
    const answers = [];
    for (let count = 0; count < 25; count++)
      answers.push((await createReview({ project_id: id, text: 'Again and again' }, 'artist')).status);
    expect(answers.filter((status) => status === 429)).toHaveLength(5);
  });
});

describe('staff', () => {
  it('approves a review, which makes it public', async () => {
    const id = await createProject();
    const { body } = await createReview({ project_id: id, rating: 4, text: 'Fine record' });
    const approved = await runAction(body.id, 'approve');
    expect([approved.body.status, approved.headers['etag']]).toEqual(['valid', '"2"']);
    const { comments, ...sums } = await readComments(id);
    expect(sums).toEqual({ count: 1, ratings: 1, average: 4 });
    expect(comments).toMatchObject([{ text: 'Fine record', rating: 4, verified: false }] satisfies Partial<Comment>[]);
    expect((await runAction(body.id, 'approve')).status).toBe(409);
    const [entry] = await shop.api.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.operation, 'adminApproveReview'));
    expect(entry).toMatchObject({ resource: 'reviews', before: { status: 'to_check' }, after: { status: 'valid' } });
  });

  it('refuses a review with a reason, mailed to the author unless disabled', async () => {
    const id = await createProject();
    const [first, second] = [
      await createReview({ project_id: id, text: 'Buy mine' }),
      await createReview({ project_id: id, text: 'Two' }),
    ];
    await runAction(first.body.id, 'refuse', { refusal: 'spam', refusal_note: 'No advertising.' });
    await runAction(second.body.id, 'refuse', { refusal: 'other', notify: false });
    const sent = await shop.api.db.select().from(mails).where(eq(mails.template, 'review_refused'));
    expect(sent.map(({ recipient }) => recipient)).toEqual(['user@shop.test']);
    expect(sent[0]?.text).toMatch(/contains advertising[\s\S]*No advertising\./);
    expect((await runAction(first.body.id, 'refuse', { refusal: 'spam' })).status).toBe(409);
    expect((await runAction(first.body.id, 'approve')).body).toMatchObject({
      status: 'valid',
      refusal: null,
      refusal_note: null,
    });
  });

  it('answers a review publicly and by mail', async () => {
    const id = await createProject();
    const { body } = await createReview({ project_id: id, text: 'A question' });
    await runAction(body.id, 'approve');
    await runAction(body.id, 'answer', { answer: 'It has a code.' });
    const [comment] = (await readComments(id)).comments;
    expect(comment).toMatchObject({ answer: 'It has a code.', answered_at: expect.any(Number) });
    const [mail] = await shop.api.db.select().from(mails).where(eq(mails.template, 'review_answered'));
    expect(mail?.text).toContain('It has a code.');
  });

  it('approves several reviews and reports those refused', async () => {
    const id = await createProject();
    const ids = [];
    for (const text of ['One of two', 'Two of two'])
      ids.push((await createReview({ project_id: id, text }, 'user')).body.id);
    await runAction(ids[0] ?? 0, 'approve');
    const answer = await shop.api.call<BulkAnswer>('POST', '/admin/reviews/approve', { as: 'team', body: { ids } });
    expect(answer.body).toEqual({ done: [ids[1]], refused: [expect.objectContaining({ id: ids[0] })] });
  });

  it('is the only role that can approve', async () => {
    expect((await shop.api.call('POST', '/admin/reviews/approve', { as: 'artist', body: { ids: [1] } })).status).toBe(
      403,
    );
  });
});

describe('the list of all reviews', () => {
  const listReviews = async (query: string) => (await shop.api.call<ReviewList>('GET', `/reviews?${query}`)).body;

  async function publish(projectId: number, body: object): Promise<number> {
    const { id } = (await createReview({ project_id: projectId, ...body })).body;
    await runAction(id, 'approve');
    return id;
  }

  it('has approved reviews with stars and their project, newest first', async () => {
    const project = await shop.sample.project();
    const waiting = (await createReview({ project_id: (await shop.sample.project()).id, rating: 1, text: 'To check' }))
      .body;
    await publish(project.id, { text: 'A question without stars' });
    const id = await publish(project.id, { rating: 5, text: 'Quiet pressing' });
    const { reviews, count, average } = await listReviews('limit=100');
    expect(reviews[0]).toMatchObject({ id, text: 'Quiet pressing', project: { project_id: project.id } });
    expect(reviews.map((review) => review.id)).not.toContain(waiting.id);
    expect(reviews.every(({ rating }) => rating !== null)).toBe(true);
    expect(count).toBe(reviews.length);
    expect(average).toBeGreaterThan(0);
    expect((await listReviews(`id=${id}`)).reviews).toHaveLength(1);
    expect((await listReviews(`id=${waiting.id}`)).reviews).toEqual([]);
  });

  it('omits reviews of projects that are not public', async () => {
    const project = await shop.sample.project();
    const id = await publish(project.id, { rating: 5, text: 'Soon offline' });
    await shop.api.db.update(projects).set({ visibility: 'offline' }).where(eq(projects.id, project.id));
    expect((await listReviews(`id=${id}`)).reviews).toEqual([]);
  });
});
