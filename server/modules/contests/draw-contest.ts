import { contestState } from '#domain/contests/contest-state.ts';
import { computeDrawOrder, entriesText } from '#domain/contests/draw.ts';
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
interface Done {
  readonly values: Values;
  /** Additional members of the audit entry. */
  readonly facts?: object;
}

/** Changes a contest under its lock, where its state allows the action, in one transaction with its audit entry. */
function change(
  call: AnyCall & { params: { id: number } },
  work: (tx: Transaction, before: ContestRow) => Promise<Done>,
): Promise<Contest> {
  const { context, params, operation } = call;
  return inTransaction(context.db, async (tx) => {
    const [before] = await tx.select().from(contests).where(eq(contests.id, params.id)).for('update');
    if (!before) throw notFound();
    checkAction(definition, operation, { state: contestState(before, context.now()) });
    const { values, facts } = await work(tx, before);
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

const takePart = (contest: number) => and(eq(contestEntries.contest_id, contest), eq(contestEntries.status, 'entered'));

async function codesOf(tx: Transaction, contest: number): Promise<string[]> {
  const rows = await tx.select({ code: contestEntries.code }).from(contestEntries).where(takePart(contest));
  return rows.map(({ code }) => code);
}

/** Closes the entries: the hash of all codes becomes part of every key, so the order cannot be predicted. */
export const adminCloseContest: Handler<'adminCloseContest'> = (call) =>
  change(call, async (tx, { id }) => ({
    values: { closed_at: call.context.now(), entries_hash: sha256(entriesText(await codesOf(tx, id))) },
  }));

/** Draws the winners: ranks the entries, publishes the seed, and mails the winners. */
export const adminDrawContest: Handler<'adminDrawContest'> = (call) =>
  change(call, async (tx, before) => {
    const { id, draw_secret: seed, entries_hash, winners_count } = before;
    const codes = await codesOf(tx, id);
    if (codes.length === 0) throw problem(409, 'contest_empty');
    const order = computeDrawOrder(codes, { seed, entriesHash: entries_hash ?? '' }, sha256);
    await tx.execute(sql`
      update contest_entries e set place = drawn.place, version = e.version + 1,
        status = case when drawn.place <= ${winners_count} then 'won' else e.status end
      from unnest(${sql.param(order.map(({ code }) => code))}::text[], ${sql.param(order.map(({ place }) => place))}::int[])
        as drawn (code, place) where e.code = drawn.code`);
    const won = and(eq(contestEntries.contest_id, id), eq(contestEntries.status, 'won'));
    const winners = await tx.select().from(contestEntries).where(won).orderBy(asc(contestEntries.place));
    for (const winner of winners) await mailWinner(tx, call.context, before, winner);
    const facts = { seed, winners: winners.map(({ code }) => code).join(', ') };
    return { values: { drawn_at: call.context.now() }, facts };
  });

/** Passes a winner's prize to the next entry of the same draw. */
export const adminRedrawContest: Handler<'adminRedrawContest'> = (call) =>
  change(call, async (tx, before) => {
    const { params, body, context } = call;
    const ofContest = eq(contestEntries.contest_id, before.id);
    const [loser] = await tx
      .select()
      .from(contestEntries)
      .where(and(ofContest, eq(contestEntries.id, params.entry_id)));
    if (!loser) throw notFound();
    if (loser.status !== 'won') throw problem(409, 'contest_no_winner');
    const [next] = await tx
      .select()
      .from(contestEntries)
      .where(takePart(before.id))
      .orderBy(asc(contestEntries.place))
      .limit(1);
    if (!next) throw problem(409, 'contest_nobody_left');
    await setEntry(tx, call, loser, { status: 'replaced', reason: body.reason });
    const winner = await setEntry(tx, call, next, { status: 'won' });
    await mailWinner(tx, context, before, winner);
    return { values: {}, facts: { replaced: loser.code, winner: next.code } };
  });

async function setEntry(
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
      await setEntry(tx, call, entry, { status: 'excluded', reason: call.body.reason });
    }),
  );
