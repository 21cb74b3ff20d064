import { canRunOnFilter } from '#domain/resources/actions.ts';
import { ActionEffectKind } from '#generated/enums.ts';
import { resources } from '#generated/resources.ts';
import type { ActionPreview, ActionPreviewRequest, BulkAnswer } from '#generated/schemas.ts';
import type { ActionDefinition } from '#generated/definitions.ts';
import { randomUUID } from 'node:crypto';
import { and, sql } from 'drizzle-orm';
import { callInTransaction } from '#server/core/api/call-in-transaction.ts';
import type { Account, Context, Handler, OperationId } from '#server/core/api/handler.ts';
import { invalid } from '#server/core/problems/problem.ts';
import { requireAccount } from '#server/core/authentication/require-account.ts';
import { getBulkOperation } from '../bulk/bulk-operations.ts';
import { SqlState, getSqlState, type Database, type Transaction } from '#server/core/database/database.ts';
import { countEffects, diffCounts, toWireEffect, type MinorEffect } from './measure-effects.ts';
import { buildFilter } from '../filters.ts';
import { orderBy, readSort } from '../sorting.ts';
import { type QueuedJob, collectJobEffects } from './collect-job-effects.ts';
import { addNames } from './add-names.ts';
import { readLastIds } from './last-ids.ts';
import { diffOffers, readOffers } from './diff-offers.ts';
import type { PreviewSource, PreviewedAction } from './preview-source.ts';

const ACTIONS: ReadonlyMap<string, ActionDefinition> = new Map(
  Object.values(resources)
    .flatMap(({ actions }): readonly ActionDefinition[] => actions)
    .map((action) => [action.operationId, action]),
);

/** Maximum number of records previewed; they are locked during the preview. */
const MAX_RECORDS = 200;

/** Thrown to roll back the transaction of a preview. */
class PreviewRollback extends Error {
  readonly answer: ActionPreview;
  constructor(answer: ActionPreview) {
    super('previewed');
    this.answer = answer;
  }
}

/** Runs an action in a transaction that is rolled back and returns its effects. Throws the errors of the action. */
export const adminPreviewAction: Handler<'adminPreviewAction'> = (call) => {
  const { body, context, requestId } = call;
  const user = requireAccount(call.user);
  const action = ACTIONS.get(body.operation);
  const { filter } = body;
  if (!action || !(filter ? canRunOnFilter(action) : action.preview))
    throw invalid([{ path: 'operation', code: 'input_not_allowed' }]);
  // the map has only operations of the description
  const operation = action.operationId as OperationId;
  const { previewSources } = context.extensions;
  const rows = previewSources.flatMap((source) => source.rows ?? []);
  const offerQueries = previewSources.flatMap((source) => source.offers ?? []);
  return runAndRollBack(context.db, async (tx) => {
    const jobs: QueuedJob[] = [];
    const previewContext: Context = {
      ...context,
      isPreview: true,
      jobs: context.jobs.withSend(async (name, data) => void jobs.push({ name, data })),
    };
    const target = filter && (await findRecords(tx, { name: action.operationId, filter, user, context }));
    const [startedAt, lastIds] = [context.now(), await readLastIds(tx)];
    const before = await countEffects(tx, rows, startedAt, lastIds);
    const afterHooks = await runBeforeHooks(tx, context, { operation, id: body.record_id ?? 0, body: body.body ?? {} });
    const offers = await readOffers(tx, offerQueries);
    const answer = await callInTransaction(
      tx,
      {
        ...{ operation, user, requestId },
        params: toParams(action, body),
        headers: { 'idempotency-key': randomUUID() },
        ...((action.fields.length > 0 || action.scope === 'bulk') && {
          body: { ...body.body, ...(target && { ids: target.ids }) },
        }),
      },
      previewContext,
    );
    const effects = [
      ...(await collectJobEffects(tx, previewSources, jobs)),
      ...diffCounts(rows, before, await countEffects(tx, rows, startedAt, lastIds)),
      ...diffOffers(offers, await readOffers(tx, offerQueries, offers)),
      ...(await collectAfterEffects(tx, previewSources, operation, body.record_id ?? 0)),
      ...(await afterHooks()),
    ];
    const bulk = action.byRecord ? (answer as BulkAnswer) : undefined;
    return {
      changed: bulk ? bulk.done.length : null,
      refused: bulk?.refused ?? [],
      ...(target && { checked: target.ids.length, total: target.total }),
      effects: (await addNames(tx, previewSources, lastIds, mergeEffects(effects))).map(toWireEffect),
    };
  });
};

/** Path parameters of an action: the record and, for part actions, the part. */
function toParams(
  { path, scope }: ActionDefinition,
  { record_id, part_id }: ActionPreviewRequest,
): Readonly<Record<string, number>> {
  const [, partParam] = /\{(\w+)\}[^{]*$/.exec(path) ?? [];
  return { id: record_id ?? 0, ...(scope === 'part' && partParam && { [partParam]: part_id ?? 0 }) };
}

interface FilterTarget {
  name: string;
  filter: Readonly<Record<string, unknown>>;
  user: Account;
  context: Context;
}

/** Finds the first `MAX_RECORDS` records of a filter in the default sort, and counts all. */
async function findRecords(tx: Transaction, { name, filter, user, context }: FilterTarget) {
  const { runtime } = getBulkOperation(context, name, user);
  const { defaultSort } = runtime.definition;
  const where = and(buildFilter(runtime, filter, { now: context.now(), user }), runtime.visible(user));
  const order = orderBy(runtime, readSort(runtime, JSON.stringify([defaultSort.field, defaultSort.order])));
  const from = sql`from ${runtime.table}${where ? sql` where ${where}` : sql``}`;
  const records = await tx.execute<{ id: number }>(
    sql`select ${runtime.id} as id ${from} order by ${order} limit ${MAX_RECORDS}`,
  );
  const count = await tx.execute<{ total: number }>(sql`select count(*)::int as total ${from}`);
  return { ids: records.rows.map(({ id }) => id), total: count.rows[0]?.total ?? 0 };
}

/** Runs the sources' `before` hooks; the returned function collects their effects after the action. */
async function runBeforeHooks(
  tx: Transaction,
  context: Context,
  action: PreviewedAction & { readonly operation: OperationId },
): Promise<() => Promise<MinorEffect[]>> {
  const hooks = context.extensions.previewSources.flatMap(({ before }) => before?.[action.operation] ?? []);
  const afterHooks: (() => Promise<MinorEffect[]>)[] = [];
  for (const hook of hooks) afterHooks.push(await hook(tx, action, context));
  return async () => {
    const effects: MinorEffect[] = [];
    for (const afterHook of afterHooks) effects.push(...(await afterHook()));
    return effects;
  };
}

/** Collects the effects of the sources' `after` hooks. */
async function collectAfterEffects(
  tx: Transaction,
  sources: readonly PreviewSource[],
  operation: OperationId,
  id: number,
): Promise<MinorEffect[]> {
  const effects: MinorEffect[] = [];
  for (const { after } of sources) effects.push(...((await after?.[operation]?.(tx, id)) ?? []));
  return effects;
}

/** Merges effects of the same kind, currency and partner, in the order of `ActionEffectKind`. */
function mergeEffects(effects: readonly MinorEffect[]): MinorEffect[] {
  const mergedByKey = new Map<string, MinorEffect>();
  for (const effect of effects) {
    const key = [effect.kind, effect.currency, effect.partner].join();
    const merged = mergedByKey.get(key);
    const amount = effect.amount === undefined ? {} : { amount: effect.amount + (merged?.amount ?? 0) };
    mergedByKey.set(key, { ...effect, count: effect.count + (merged?.count ?? 0), ...amount });
  }
  const getRank = ({ kind }: MinorEffect) => ActionEffectKind.values.indexOf(kind);
  return [...mergedByKey.values()].toSorted((first, second) => getRank(first) - getRank(second));
}

/** Runs `work` in a `repeatable read` transaction and rolls it back. Retries serialization failures. */
async function runAndRollBack(
  db: Database,
  work: (tx: Transaction) => Promise<ActionPreview>,
  attempts = 3,
): Promise<ActionPreview> {
  try {
    return await db.transaction(
      async (tx) => {
        throw new PreviewRollback(await work(tx));
      },
      { isolationLevel: 'repeatable read' },
    );
  } catch (error) {
    if (error instanceof PreviewRollback) return error.answer;
    if (attempts > 1 && getSqlState(error) === SqlState.serialization) return runAndRollBack(db, work, attempts - 1);
    throw error;
  }
}
