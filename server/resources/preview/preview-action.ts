import { takesFilter } from '#domain/resources/takes-filter.ts';
import { ActionEffectKind } from '#generated/enums.ts';
import { resources } from '#generated/resources.ts';
import type { ActionPreview, ActionPreviewRequest, BulkAnswer } from '#generated/schemas.ts';
import type { ActionDefinition } from '#generated/definitions.ts';
import { randomUUID } from 'node:crypto';
import { and, sql } from 'drizzle-orm';
import { callWithin } from '#server/core/api/call-again.ts';
import type { Account, Context, Handler, OperationId } from '#server/core/api/handler.ts';
import { invalid } from '#server/core/problems/problem.ts';
import { signedIn } from '#server/core/authentication/signed-in.ts';
import { bulkOperation } from '../bulk/bulk-operations.ts';
import { SqlState, sqlState, type Database, type Transaction } from '#server/core/database/database.ts';
import { countEffects, differenceOf, effectOnWire, type MinorEffect } from './measure-effects.ts';
import { filterOf } from '../filters.ts';
import { orderBy, readSort } from '../sorting.ts';
import { type AskedJob, effectsOfJobs } from './job-effects.ts';
import { withNames } from './name-effects.ts';
import { lastRows } from './last-rows.ts';
import { offerEffects, readOffers } from './offer-effects.ts';
import type { PreviewSource, PreviewedAction } from './preview-source.ts';

const ACTIONS: ReadonlyMap<string, ActionDefinition> = new Map(
  Object.values(resources)
    .flatMap(({ actions }): readonly ActionDefinition[] => actions)
    .map((action) => [action.operationId, action]),
);

/** So many records of a filter are tried. They are locked meanwhile. */
const MOST_TRIED = 200;

/** Ends the transaction of a preview: nothing of it stays. */
class Previewed extends Error {
  readonly answer: ActionPreview;
  constructor(answer: ActionPreview) {
    super('previewed');
    this.answer = answer;
  }
}

/** Runs an action in a transaction that is rolled back, and answers what it would do. Throws what the action throws. */
export const adminPreviewAction: Handler<'adminPreviewAction'> = (call) => {
  const { body, context, requestId } = call;
  const user = signedIn(call.user);
  const action = ACTIONS.get(body.operation);
  const { filter } = body;
  if (!action || !(filter ? takesFilter(action) : action.preview))
    throw invalid([{ path: 'operation', code: 'input_not_allowed' }]);
  // the table holds operations of the description only
  const operation = action.operationId as OperationId;
  const { previewSources } = context.extensions;
  const rows = previewSources.flatMap((source) => source.rows ?? []);
  const offered = previewSources.flatMap((source) => source.offers ?? []);
  return rolledBack(context.db, async (tx) => {
    const jobs: AskedJob[] = [];
    const trial: Context = {
      ...context,
      isPreview: true,
      jobs: context.jobs.through(async (name, data) => void jobs.push({ name, data })),
    };
    const whole = filter && (await recordsOf(tx, { name: action.operationId, filter, user, context }));
    const [began, last] = [context.now(), await lastRows(tx)];
    const before = await countEffects(tx, rows, began, last);
    const told = await beforeAction(tx, context, { operation, id: body.record_id ?? 0, body: body.body ?? {} });
    const offers = await readOffers(tx, offered);
    const answer = await callWithin(
      tx,
      {
        ...{ operation, user, requestId },
        params: paramsOf(action, body),
        headers: { 'idempotency-key': randomUUID() },
        ...((action.fields.length > 0 || action.scope === 'bulk') && {
          body: { ...body.body, ...(whole && { ids: whole.ids }) },
        }),
      },
      trial,
    );
    const effects = [
      ...(await effectsOfJobs(tx, previewSources, jobs)),
      ...differenceOf(rows, before, await countEffects(tx, rows, began, last)),
      ...offerEffects(offers, await readOffers(tx, offered, offers)),
      ...(await effectsAfter(tx, previewSources, operation, body.record_id ?? 0)),
      ...(await told()),
    ];
    const bulk = action.byRecord ? (answer as BulkAnswer) : undefined;
    return {
      changed: bulk ? bulk.done.length : null,
      refused: bulk?.refused ?? [],
      ...(whole && { checked: whole.ids.length, total: whole.total }),
      effects: (await withNames(tx, previewSources, last, merged(effects))).map(effectOnWire),
    };
  });
};

/** What stands for the parameters of an action's path: the record, and the part of it that is meant. */
function paramsOf(
  { path, scope }: ActionDefinition,
  { record_id, part_id }: ActionPreviewRequest,
): Readonly<Record<string, number>> {
  const [, last] = /\{(\w+)\}[^{]*$/.exec(path) ?? [];
  return { id: record_id ?? 0, ...(scope === 'part' && last && { [last]: part_id ?? 0 }) };
}

interface WholeFilter {
  name: string;
  filter: Readonly<Record<string, unknown>>;
  user: Account;
  context: Context;
}

/** The first records of a filter, in the order the action takes them, and how many there are. */
async function recordsOf(tx: Transaction, { name, filter, user, context }: WholeFilter) {
  const { machine } = bulkOperation(context, name, user);
  const { defaultSort } = machine.definition;
  const where = and(filterOf(machine, filter, { now: context.now(), user }), machine.visible(user));
  const order = orderBy(machine, readSort(machine, JSON.stringify([defaultSort.field, defaultSort.order])));
  const from = sql`from ${machine.table}${where ? sql` where ${where}` : sql``}`;
  const found = await tx.execute<{ id: number }>(
    sql`select ${machine.id} as id ${from} order by ${order} limit ${MOST_TRIED}`,
  );
  const counted = await tx.execute<{ total: number }>(sql`select count(*)::int as total ${from}`);
  return { ids: found.rows.map(({ id }) => id), total: counted.rows[0]?.total ?? 0 };
}

/** Lets the sources look before the action; what is returned tells afterwards what came of it. */
async function beforeAction(
  tx: Transaction,
  context: Context,
  action: PreviewedAction & { readonly operation: OperationId },
): Promise<() => Promise<MinorEffect[]>> {
  const looks = context.extensions.previewSources.flatMap(({ before }) => before?.[action.operation] ?? []);
  const tells: (() => Promise<MinorEffect[]>)[] = [];
  for (const look of looks) tells.push(await look(tx, action, context));
  return async () => {
    const effects: MinorEffect[] = [];
    for (const tell of tells) effects.push(...(await tell()));
    return effects;
  };
}

/** What the sources tell of the operation itself. */
async function effectsAfter(
  tx: Transaction,
  sources: readonly PreviewSource[],
  operation: OperationId,
  id: number,
): Promise<MinorEffect[]> {
  const effects: MinorEffect[] = [];
  for (const { after } of sources) effects.push(...((await after?.[operation]?.(tx, id)) ?? []));
  return effects;
}

/** Effects of one kind and currency as one, in the order of their kinds: money first. */
function merged(effects: readonly MinorEffect[]): MinorEffect[] {
  const all = new Map<string, MinorEffect>();
  for (const one of effects) {
    const key = [one.kind, one.currency, one.partner].join();
    const known = all.get(key);
    const amount = one.amount === undefined ? {} : { amount: one.amount + (known?.amount ?? 0) };
    all.set(key, { ...one, count: one.count + (known?.count ?? 0), ...amount });
  }
  const place = ({ kind }: MinorEffect) => ActionEffectKind.values.indexOf(kind);
  return [...all.values()].toSorted((one, other) => place(one) - place(other));
}

/** Runs `work` on one snapshot of the database and rolls it back; once more where another transaction was in the way. */
async function rolledBack(
  db: Database,
  work: (tx: Transaction) => Promise<ActionPreview>,
  attempts = 3,
): Promise<ActionPreview> {
  try {
    return await db.transaction(
      async (tx) => {
        throw new Previewed(await work(tx));
      },
      { isolationLevel: 'repeatable read' },
    );
  } catch (error) {
    if (error instanceof Previewed) return error.answer;
    if (attempts > 1 && sqlState(error) === SqlState.serialization) return rolledBack(db, work, attempts - 1);
    throw error;
  }
}
