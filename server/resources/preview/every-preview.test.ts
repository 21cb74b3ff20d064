// Compares the preview of every action with the changes of the tables by the action.
import { afterAll, describe, expect, it } from 'vitest';
import type { ActionDefinition } from '#generated/definitions.ts';
import type { ActionPreview, BulkAnswer } from '#generated/schemas.ts';
import { BULK_CASES } from '../bulk/bulk-cases.sample.ts';
import { testContext } from '../exports/testing.ts';
import { ISSUE_INVOICES } from '#server/modules/invoicing/index.ts';
import { SEND_MAILS } from '#server/core/mail/mail.ts';
import { diffSnapshots, removeExtraNames, readSnapshot, sortEffects } from './done.sample.ts';
import { PREVIEWED_CASES } from './previewed-cases.sample.ts';
import { ACTIONS, createActionFixtures } from '#server/testing/action-fixtures.ts';
import type { TestApi } from '#server/testing/start-api.ts';
import { workers } from '#server/app/workers.ts';

const PREVIEWED = ACTIONS.filter(({ preview }) => preview);
const isBulk = ({ scope }: ActionDefinition) => scope === 'bulk';

/** Jobs that send mails and issue documents, which previews do not count. */
const EXCLUDED_JOBS: readonly string[] = [SEND_MAILS, ISSUE_INVOICES];

const fixtures = createActionFixtures();
afterAll(() => fixtures.close());

interface PreparedCase {
  api: TestApi;
  id: number | null;
  part?: number | undefined;
  body?: object | undefined;
}

const readPreview = async ({ api, id, part, body = {} }: PreparedCase, operation: string): Promise<ActionPreview> => {
  const request = { operation, record_id: id, body, ...(part && { part_id: part }) };
  const answer = await api.call<ActionPreview>('POST', '/admin/preview', { as: 'admin', body: request });
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
};

/** Runs an action like the back office, then the jobs that it queued. */
async function runAction<Answer>(
  { api, id, part, body }: PreparedCase,
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
  const queued = new Map(api.jobs.map((job) => [JSON.stringify(job), job]));
  for (const { name, data } of queued.values()) {
    if (EXCLUDED_JOBS.includes(name)) continue;
    const worker = workers.find((candidate) => candidate.name === name);
    await worker?.run(data, testContext(api), { last: true });
  }
  return answer.body;
}

/** Compares a preview with the tables before and after the action. */
async function expectPreviewedEffects<Answer>(preparedCase: PreparedCase, action: ActionDefinition) {
  const { operationId } = action;
  // creates the account of the caller before the first snapshot
  await preparedCase.api.tokenOf('admin');
  const before = await readSnapshot(preparedCase.api.db);
  const previewed = await readPreview(preparedCase, operationId);
  expect(await readSnapshot(preparedCase.api.db), 'a preview changes nothing').toEqual(before);
  const answer = await runAction<Answer>(preparedCase, action);
  const done = diffSnapshots(before, await readSnapshot(preparedCase.api.db), operationId);
  expect(sortEffects(previewed.effects)).toEqual(removeExtraNames(done, previewed.effects));
  return { previewed, done, answer };
}

describe('every action with a preview', () => {
  it('has a case here', () => {
    const bulkOperations = PREVIEWED.filter(isBulk).map(({ operationId }) => operationId);
    const covered = [...Object.keys(PREVIEWED_CASES), ...bulkOperations];
    expect(PREVIEWED.length).toBeGreaterThan(40);
    expect(covered.toSorted()).toEqual(PREVIEWED.map(({ operationId }) => operationId).toSorted());
    expect(Object.values(PREVIEWED_CASES).every((cases) => cases.length > 0)).toBe(true);
  });

  const rows = PREVIEWED.filter((action) => !isBulk(action)).flatMap((action) =>
    (PREVIEWED_CASES[action.operationId] ?? []).map((prepare, index) => ({
      name: `${action.operationId} (${index + 1})`,
      action,
      prepare,
    })),
  );
  it.each(rows)('$name has the previewed effects', async ({ action, prepare }) => {
    const { kinds, ...preparedCase } = await prepare(fixtures);
    const { done } = await expectPreviewedEffects(preparedCase, action);
    expect(done.map(({ kind }) => kind).toSorted()).toEqual(kinds.toSorted());
  });

  it.each(PREVIEWED.filter(isBulk))('$operationId changes and skips the previewed records', async (action) => {
    const { api, accepted, refused, body } = (await BULK_CASES[action.operationId]?.(fixtures)) ?? fail(action);
    const ids = [...Object.keys(refused).map(Number), ...accepted];
    const preparedCase = { api, id: null, body: { ...body, ids } };
    const { previewed, answer } = await expectPreviewedEffects<BulkAnswer>(preparedCase, action);
    expect(previewed.changed).toBe(accepted.length);
    expect(answer.done.toSorted()).toEqual(accepted.toSorted());
    expect(previewed.refused).toEqual(answer.refused);
  });
});

function fail({ operationId }: ActionDefinition): never {
  throw new Error(`no case for ${operationId}`);
}
