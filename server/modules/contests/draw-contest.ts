import { getContestState } from '#domain/contests/contest-state.ts';
import { computeDrawOrder, formatEntries } from '#domain/contests/draw.ts';
import { challengeResource as definition } from '#generated/resources/challenge.ts';
import type { Contest } from '#generated/schemas.ts';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { AnyCall, Handler } from '#server/core/api/handler.ts';
import { runForEachRecord } from '#server/core/api/run-for-each-record.ts';
import { notFound, problem } from '#server/core/problems/problem.ts';
import { auditChange } from '#server/resources/audit/audit.ts';
import { answerContest, sha256 } from './contests.resource.ts';
import { contestEntries, type ContestRow, contests, type EntryRow } from './contests.table.ts';
import { mailWinner } from './letters/winner-mail.ts';
import { inTransaction, type Transaction } from '#server/core/database/database.ts';
import { checkAction } from '#server/resources/check-action.ts';

type Values = Partial<typeof contests.$inferInsert>;
interface ContestChange {
  readonly values: Values;
  /** Additional members of the audit entry. */
  readonly facts?: object;
}

/** Locks and changes a contest, in one transaction with the audit entry. Throws 409 when the state forbids it. */
function changeContest(
  call: AnyCall & { params: { id: number } },
  computeChange: (tx: Transaction, before: ContestRow) => Promise<ContestChange>,
): Promise<Contest> {
  const { context, params, operation } = call;
  return inTransaction(context.db, async (tx) => {
    const [before] = await tx.select().from(contests).where(eq(contests.id, params.id)).for('update');
    if (!before) throw notFound();
    checkAction(definition, operation, { state: getContestState(before, context.now()) });
    const { values, facts } = await computeChange(tx, before);
    const [after] = await tx
      .update(contests)
      .set({ ...values, version: sql`${contests.version} + 1` })
      .where(eq(contests.id, before.id))
      .returning();
    if (!after) throw notFound();
    await auditChange(tx, call, 'challenge', before.id, before, { ...after, ...facts });
    return answerContest(call, tx, after);
  });
}

const isEntered = (contest: number) =>
  and(eq(contestEntries.contest_id, contest), eq(contestEntries.status, 'entered'));

async function readCodes(tx: Transaction, contest: number): Promise<string[]> {
  const rows = await tx.select({ code: contestEntries.code }).from(contestEntries).where(isEntered(contest));
  return rows.map(({ code }) => code);
}

/** Closes the entries. The hash of all codes becomes part of every key, so that the order cannot be predicted. */
export const adminCloseContest: Handler<'adminCloseContest'> = (call) =>
  changeContest(call, async (tx, { id }) => ({
    values: { closed_at: call.context.now(), entries_hash: sha256(formatEntries(await readCodes(tx, id))) },
  }));

/** Draws the winners: ranks the entries, publishes the seed, and mails the winners. */
export const adminDrawContest: Handler<'adminDrawContest'> = (call) =>
  changeContest(call, async (tx, before) => {
    const { id, draw_secret: seed, entries_hash, winners_count } = before;
    const codes = await readCodes(tx, id);
    if (codes.length === 0) throw problem(409, 'contest_empty');
    const order = computeDrawOrder(codes, { seed, entriesHash: entries_hash ?? '' }, sha256);
    await tx.execute(sql`
      update contest_entries e set place = drawn.place, version = e.version + 1,
        status = case when drawn.place <= ${winners_count} then 'won' else e.status end
      from unnest(${sql.param(order.map(({ code }) => code))}::text[], ${sql.param(order.map(({ place }) => place))}::int[])
        as drawn (code, place) where e.code = drawn.code`);
    const isWinner = and(eq(contestEntries.contest_id, id), eq(contestEntries.status, 'won'));
    const winners = await tx.select().from(contestEntries).where(isWinner).orderBy(asc(contestEntries.place));
    for (const winner of winners) await mailWinner(tx, call.context, before, winner);
    const facts = { seed, winners: winners.map(({ code }) => code).join(', ') };
    return { values: { drawn_at: call.context.now() }, facts };
  });

/** Passes a winner's prize to the next entry of the same draw. */
export const adminRedrawContest: Handler<'adminRedrawContest'> = (call) =>
  changeContest(call, async (tx, before) => {
    const { params, body, context } = call;
    const isOfContest = eq(contestEntries.contest_id, before.id);
    const [replaced] = await tx
      .select()
      .from(contestEntries)
      .where(and(isOfContest, eq(contestEntries.id, params.entry_id)));
    if (!replaced) throw notFound();
    if (replaced.status !== 'won') throw problem(409, 'contest_no_winner');
    const [next] = await tx
      .select()
      .from(contestEntries)
      .where(isEntered(before.id))
      .orderBy(asc(contestEntries.place))
      .limit(1);
    if (!next) throw problem(409, 'contest_nobody_left');
    await updateEntry(tx, call, replaced, { status: 'replaced', reason: body.reason });
    const winner = await updateEntry(tx, call, next, { status: 'won' });
    await mailWinner(tx, context, before, winner);
    return { values: {}, facts: { replaced: replaced.code, winner: next.code } };
  });

async function updateEntry(
  tx: Transaction,
  call: AnyCall,
  before: EntryRow,
  values: Partial<EntryRow>,
): Promise<EntryRow> {
  const [after] = await tx
    .update(contestEntries)
    .set({ ...values, version: sql`${contestEntries.version} + 1` })
    .where(eq(contestEntries.id, before.id))
    .returning();
  if (!after) throw notFound();
  await auditChange(tx, call, 'contest-entries', before.id, before, after);
  return after;
}

/** Excludes entries before they are closed; afterwards it would change the winners. */
export const adminExcludeEntries: Handler<'adminExcludeEntries'> = (call) =>
  runForEachRecord(call.body.ids, (id) =>
    inTransaction(call.context.db, async (tx) => {
      const [entry] = await tx.select().from(contestEntries).where(eq(contestEntries.id, id)).for('update');
      if (!entry) throw notFound();
      const [contest] = await tx.select().from(contests).where(eq(contests.id, entry.contest_id)).for('share');
      if (contest?.closed_at || entry.status !== 'entered') throw problem(409, 'contest_closed');
      await updateEntry(tx, call, entry, { status: 'excluded', reason: call.body.reason });
    }),
  );
