import { assignRecords, type Subscriber } from '#domain/subscriptions/assign-records.ts';
import type { Genre } from '#generated/enums.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Handler } from '#server/core/api/handler.ts';
import { invalid, notFound, problem } from '#server/core/problems/problem.ts';
import { readPicks } from './box-months.resource.ts';
import { boxPeriods, boxPicks } from './boxes.table.ts';
import { planBillingMonth } from './plan-billing-month.ts';
import { changeMonth } from './run-month.ts';
import { items, projects } from '#server/modules/catalogue/index.ts';
import { isPreorder } from '#server/modules/orders/index.ts';
import type { Queryable, Transaction } from '#server/core/database/database.ts';

/** Reads the project ids that the subscribers have received, will receive or bought, by period id. */
async function readReceivedReleases(db: Queryable, periodIds: readonly number[]): Promise<Map<number, Set<number>>> {
  const { rows } = await db.execute<{ id: number; project_id: number }>(sql`
    with subscribers as (select p.id, b.user_id from box_periods p join boxes b on b.id = p.box_id
      where p.id = any(${sql.param([...periodIds])}::int[]))
    select t.id, l.project_id from subscribers t join orders o on o.user_id = t.user_id and o.status <> 'cancelled'
      join order_lines l on l.order_id = o.id and l.quantity > l.cancelled
    union select t.id, i.project_id from subscribers t join boxes b on b.user_id = t.user_id
      join box_periods p on p.box_id = b.id and p.id <> t.id and p.status <> 'skipped' join items i on i.id = p.item_id`);
  const received = new Map(periodIds.map((id) => [id, new Set<number>()]));
  for (const { id, project_id } of rows) received.get(id)?.add(project_id);
  return received;
}

/** Reads the stars that the subscribers gave in reviews, less three and summed by genre, by period id. */
async function readRatings(db: Queryable, periodIds: readonly number[]): Promise<Map<number, Map<Genre, number>>> {
  const { rows } = await db.execute<{ id: number; genre: Genre; rating: number }>(sql`
    select p.id, genre, sum(r.rating - 3)::int as rating from box_periods p join boxes b on b.id = p.box_id
      join reviews r on r.user_id = b.user_id and r.rating is not null and r.status <> 'refused'
      join projects release on release.id = r.project_id, unnest(release.genres) genre
    where p.id = any(${sql.param([...periodIds])}::int[]) group by p.id, genre`);
  const ratings = new Map(periodIds.map((id) => [id, new Map<Genre, number>()]));
  for (const { id, genre, rating } of rows) ratings.get(id)?.set(genre, rating);
  return ratings;
}

export const adminGatherBoxMonth: Handler<'adminGatherBoxMonth'> = (call) =>
  changeMonth(call, async (tx, month) => ({ facts: { added: await planBillingMonth(tx, call, month) } }));

/** Adds a candidate record. Throws 422 when it cannot be shipped now, and 409 for a duplicate. */
export const adminAddBoxPick: Handler<'adminAddBoxPick'> = (call) =>
  changeMonth(call, async (tx, { id }) => {
    const { item_id, types = [] } = call.body;
    await checkSendable(tx, item_id);
    const [pick] = await tx.insert(boxPicks).values({ month_id: id, item_id, types }).onConflictDoNothing().returning();
    if (!pick) throw problem(409, 'box_pick_there');
    return { facts: { item_id } };
  });

/** Returns the project id of an item that can be shipped now. Throws 422 otherwise. */
async function checkSendable(tx: Queryable, itemId: number): Promise<number> {
  const [item] = await tx
    .select({ type: projects.type, stock: items.stock, project_id: projects.id })
    .from(items)
    .innerJoin(projects, eq(projects.id, items.project_id))
    .where(eq(items.id, itemId));
  if (!item) throw invalid([{ path: 'item_id', code: 'reference_unknown' }]);
  if (item.stock < 1 || isPreorder({ row: item as Parameters<typeof isPreorder>[0]['row'] }))
    throw invalid([{ path: 'item_id', code: 'box_not_in_stock' }]);
  return item.project_id;
}

/** Removes a candidate record and its proposals; manual choices are kept. */
export const adminRemoveBoxPick: Handler<'adminRemoveBoxPick'> = (call) =>
  changeMonth(call, async (tx, { id, status }) => {
    if (status === 'running' || status === 'waiting') throw problem(409, 'box_month_runs');
    const isPick = and(eq(boxPicks.month_id, id), eq(boxPicks.id, call.params.pick_id));
    const [pick] = await tx.delete(boxPicks).where(isPick).returning();
    if (!pick) throw notFound();
    const isProposed = and(
      eq(boxPeriods.month_id, id),
      eq(boxPeriods.item_id, pick.item_id),
      eq(boxPeriods.status, 'planned'),
      eq(boxPeriods.by_hand, false),
    );
    await tx
      .update(boxPeriods)
      .set({ item_id: null, version: sql`${boxPeriods.version} + 1` })
      .where(isProposed);
    return { facts: { item_id: pick.item_id } };
  });

/** Recomputes the proposals of periods without a manual choice. Throws 409 without candidates. */
export const adminProposeBoxMonth: Handler<'adminProposeBoxMonth'> = (call) =>
  changeMonth(call, async (tx, { id }) => {
    const picks = await readPicks(tx, id);
    if (picks.length === 0) throw problem(409, 'box_no_picks');
    return { facts: await proposeRecords(tx, id, picks) };
  });

type OpenPeriod = Pick<Subscriber, 'id' | 'type'> & { genres: Genre[]; item_id: number | null; by_hand: boolean };

/** Assigns records to the periods without a manual choice. Returns how many got one and how many did not. */
export async function proposeRecords(tx: Queryable, monthId: number, picks: Awaited<ReturnType<typeof readPicks>>) {
  const { rows } = await tx.execute<OpenPeriod>(sql`
    select p.id, p.type, b.genres, p.item_id, p.by_hand from box_periods p join boxes b on b.id = p.box_id
    where p.month_id = ${monthId} and p.status in ('planned', 'failed') order by p.id for update of p`);
  const subscribers = rows.filter(({ by_hand }) => !by_hand);
  const ids = subscribers.map(({ id }) => id);
  const received = await readReceivedReleases(tx, ids);
  const ratings = await readRatings(tx, ids);
  const countManual = (item: number) => rows.filter(({ by_hand, item_id }) => by_hand && item_id === item).length;
  const assignments = assignRecords(
    subscribers.map((subscriber) => ({
      ...subscriber,
      had: received.get(subscriber.id) ?? new Set(),
      ratings: ratings.get(subscriber.id) ?? new Map(),
    })),
    picks.map(({ types = [], genres = [], ...pick }) => ({
      ...{ ...pick, types, genres },
      copies: pick.stock - countManual(pick.item_id),
    })),
  );
  await writeChoices(
    tx,
    subscribers.map(({ id }) => [id, assignments.get(id) ?? null]),
  );
  return { proposed: assignments.size, without_record: subscribers.length - assignments.size };
}

/** Writes the item of periods, `[periodId, itemId]`. */
async function writeChoices(tx: Queryable, choices: readonly (readonly [number, number | null])[]): Promise<void> {
  const [periodIds, itemIds] = [choices.map(([id]) => id), choices.map(([, item]) => item)];
  await tx.execute(sql`update box_periods p set item_id = choice.item_id, version = p.version + 1
    from unnest(${sql.param(periodIds)}::int[], ${sql.param(itemIds)}::int[]) as choice (id, item_id)
    where p.id = choice.id and p.item_id is distinct from choice.item_id`);
}

export const adminClearBoxMonth: Handler<'adminClearBoxMonth'> = (call) =>
  changeMonth(call, async (tx, { id }) => {
    const isOpen = and(eq(boxPeriods.month_id, id), eq(boxPeriods.status, 'planned'));
    const cleared = await tx
      .update(boxPeriods)
      .set({ item_id: null, by_hand: false, version: sql`${boxPeriods.version} + 1` })
      .where(isOpen)
      .returning({ id: boxPeriods.id });
    return { facts: { cleared: cleared.length } };
  });

/** Checks a manual choice. Throws 422 for a record that cannot be shipped, 409 for one received before. */
export async function checkChoice(tx: Transaction, periodId: number, itemId: number): Promise<void> {
  const project_id = await checkSendable(tx, itemId);
  const received = (await readReceivedReleases(tx, [periodId])).get(periodId) ?? new Set();
  if (received.has(project_id)) throw problem(409, 'box_record_had');
}
