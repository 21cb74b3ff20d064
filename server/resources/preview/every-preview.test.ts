// Every action with a preview has the previewed effects: the preview is compared with the tables afterwards.
import { afterAll, describe, expect, it } from 'vitest';
import type { ActionDefinition } from '#generated/definitions.ts';
import type { ActionPreview, BulkAnswer } from '#generated/schemas.ts';
import { BULK_CASES } from '../bulk/bulk-cases.sample.ts';
import { testContext } from '../exports/testing.ts';
import { ISSUE_INVOICES } from '#server/modules/invoicing/index.ts';
import { SEND_MAILS } from '#server/core/mail/mail.ts';
import { effectsBetween, namedLike, snapshot, sorted } from './done.sample.ts';
import { PREVIEWED_CASES } from './previewed-cases.sample.ts';
import { ACTIONS, actionWorlds } from '#server/testing/action-fixtures.ts';
import type { TestApi } from '#server/testing/start-api.ts';
import { workers } from '#server/app/workers.ts';

const PREVIEWED = ACTIONS.filter(({ preview }) => preview);
const isBulk = ({ scope }: ActionDefinition) => scope === 'bulk';

/** Mails are sent, and documents issued, after anything that asks for it: no preview counts that. */
const FOLLOWING: readonly string[] = [SEND_MAILS, ISSUE_INVOICES];

const worlds = actionWorlds();
afterAll(() => worlds.close());

interface Prepared {
  api: TestApi;
  id: number | null;
  part?: number | undefined;
  body?: object | undefined;
}

const ask = async ({ api, id, part, body = {} }: Prepared, operation: string): Promise<ActionPreview> => {
  const asked = { operation, record_id: id, body, ...(part && { part_id: part }) };
  const answer = await api.call<ActionPreview>('POST', '/admin/preview', { as: 'admin', body: asked });
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
};

/** Does an action as the back office does, and then the jobs it asked for. */
async function act<Answer>(
  { api, id, part, body }: Prepared,
  { method, path, fields, scope }: ActionDefinition,
): Promise<Answer> {
  api.jobs.length = 0;
  const hasBody = fields.length > 0 || scope === 'bulk';
  const answer = await api.call<Answer>(
    method.toUpperCase(),
    path.replace('{id}', String(id)).replace(/\{\w+\}/, String(part)),
    {
      ...{ as: 'admin', headers: { 'idempotency-key': crypto.randomUUID() } },
      ...(hasBody && { body: body ?? {} }),
    },
  );
  expect(answer.status, answer.text).toBe(200);
  const asked = new Map(api.jobs.map((job) => [JSON.stringify(job), job]));
  for (const { name, data } of asked.values()) {
    if (FOLLOWING.includes(name)) continue;
    const worker = workers.find((one) => one.name === name);
    await worker?.run(data, testContext(api), { last: true });
  }
  return answer.body;
}

/** Compares a preview with the tables before and after the action. */
async function expectKept<Answer>(one: Prepared, action: ActionDefinition) {
  const { operationId } = action;
  // the caller has an account before
  await one.api.tokenOf('admin');
  const before = await snapshot(one.api.db);
  const promised = await ask(one, operationId);
  expect(await snapshot(one.api.db), 'asking changes nothing').toEqual(before);
  const answer = await act<Answer>(one, action);
  const done = effectsBetween(before, await snapshot(one.api.db), operationId);
  expect(sorted(promised.effects)).toEqual(namedLike(done, promised.effects));
  return { promised, done, answer };
}

describe('every action with a preview', () => {
  it('has a case here', () => {
    const known = [...Object.keys(PREVIEWED_CASES), ...PREVIEWED.filter(isBulk).map(({ operationId }) => operationId)];
    expect(PREVIEWED.length).toBeGreaterThan(40);
    expect(known.toSorted()).toEqual(PREVIEWED.map(({ operationId }) => operationId).toSorted());
    expect(Object.values(PREVIEWED_CASES).every((cases) => cases.length > 0)).toBe(true);
  });

  const rows = PREVIEWED.filter((action) => !isBulk(action)).flatMap((action) =>
    (PREVIEWED_CASES[action.operationId] ?? []).map((prepare, at) => ({
      name: `${action.operationId} (${at + 1})`,
      action,
      prepare,
    })),
  );
  it.each(rows)('$name has the previewed effects', async ({ action, prepare }) => {
    const { kinds, ...one } = await prepare(worlds);
    const { done } = await expectKept(one, action);
    expect(done.map(({ kind }) => kind).toSorted()).toEqual(kinds.toSorted());
  });

  it.each(PREVIEWED.filter(isBulk))('$operationId changes and skips the previewed records', async (action) => {
    const { api, can, cannot, body } = (await BULK_CASES[action.operationId]?.(worlds)) ?? fail(action);
    const ids = [...Object.keys(cannot).map(Number), ...can];
    const one = { api, id: null, body: { ...body, ids } };
    const { promised, answer } = await expectKept<BulkAnswer>(one, action);
    expect(promised.changed).toBe(can.length);
    expect(answer.done.toSorted()).toEqual(can.toSorted());
    expect(promised.refused).toEqual(answer.refused);
  });
});

function fail({ operationId }: ActionDefinition): never {
  throw new Error(`no case for ${operationId}`);
}
