// Every described bulk action reports changed and skipped records with reasons, and the database agrees.
import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import type { BulkAnswer } from '#generated/schemas.ts';
import { BULK_CASES, type BulkCase } from './bulk-cases.sample.ts';
import { ACTIONS, createActionFixtures } from '#server/testing/action-fixtures.ts';

interface DescribedOperation {
  operationId?: string;
  responses?: unknown;
  'x-action'?: { scope?: string };
}

const description = JSON.parse(readFileSync(new URL('../../../generated/openapi.json', import.meta.url), 'utf8')) as {
  paths: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>;
};

/** Bulk actions, and other operations with a response per record. */
const BULK = Object.entries(description.paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, { operationId, responses, ...operation }]) =>
    operationId && (operation['x-action']?.scope === 'bulk' || /schemas\/BulkAnswer/.test(JSON.stringify(responses)))
      ? [{ operationId, method: method.toUpperCase(), path }]
      : [],
  ),
);

const fixtures = createActionFixtures();
afterAll(() => fixtures.close());

describe('every action on many records', () => {
  it('has a case here', () => {
    expect(BULK.length).toBeGreaterThan(20);
    expect(Object.keys(BULK_CASES).toSorted()).toEqual(BULK.map(({ operationId }) => operationId).toSorted());
  });

  it('declares its response per record (`byRecord`)', () => {
    const undeclared = ACTIONS.filter(({ scope, byRecord }) => scope === 'bulk' && !byRecord);
    expect(undeclared.map(({ operationId }) => operationId)).toEqual([]);
  });

  it.each(BULK)('$operationId reports changed and skipped records', async ({ operationId, method, path }) => {
    const prepare = BULK_CASES[operationId];
    if (!prepare) throw new Error(`no case for ${operationId}`);
    const bulkCase = await prepare(fixtures);
    const read = createReader(operationId, bulkCase);
    const refusals = Object.entries(bulkCase.refused).map(([id, code]) => ({ id: Number(id), code }));
    // refused records between the accepted ones
    const [first = 0, ...others] = bulkCase.accepted;
    const ids = [first, ...refusals.map(({ id }) => id), ...others];
    const before = await readStates(read, ids);
    const selection = operationId === 'adminAssignPartner' ? { shop_order_ids: ids } : { ids };
    const { status, body, text } = await bulkCase.api.call<BulkAnswer>(method, path, {
      ...{ as: 'admin', body: { ...bulkCase.body, ...selection } },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    expect(status, text).toBe(200);
    expect(body.done.toSorted(ascending)).toEqual(bulkCase.accepted.toSorted(ascending));
    const reasons = body.refused.map(({ id, code }) => ({ id, code }));
    expect(reasons.toSorted((a, b) => a.id - b.id)).toEqual(refusals.toSorted((a, b) => a.id - b.id));
    for (const refusal of body.refused) expectReasonText(refusal);
    const after = await readStates(read, ids);
    const changed = ids.filter((id) => JSON.stringify(before.get(id)) !== JSON.stringify(after.get(id)));
    expect(changed.toSorted(ascending), 'the reported records are the changed ones').toEqual(
      bulkCase.accepted.toSorted(ascending),
    );
  });
});

const LANGUAGES = ['en', 'fr', 'zh'] as const;
const translations = LANGUAGES.map((lang): { errors: Readonly<Record<string, string>> } =>
  JSON.parse(readFileSync(new URL(`../../../locales/${lang}/common.json`, import.meta.url), 'utf8')),
);

/** Expects the parameters of the reason's text in every language, and the current status of a refused transition. */
function expectReasonText({ code, params = {} }: BulkAnswer['refused'][number]): void {
  for (const { errors } of translations)
    for (const [, name = ''] of (errors[code] ?? `{{${code}}}`).matchAll(/{{(\w+)}}/g))
      expect(params, code).toHaveProperty(name);
  if (code === 'transition_not_allowed') expect(params['from']).toEqual(expect.any(String));
}

const ascending = (first: number, second: number) => first - second;

/** Returns a reader of the changed part of a record: `read` of the case, or the record in the list. */
function createReader(operationId: string, { api, read }: BulkCase): (id: number) => Promise<unknown> {
  const resource = ACTIONS.find((action) => action.operationId === operationId)?.resource;
  return (
    read ??
    (async (id) =>
      (await api.call('GET', `/admin/${resource}`, { as: 'admin', query: { filter: JSON.stringify({ id }) } })).body)
  );
}

async function readStates(read: (id: number) => Promise<unknown>, ids: readonly number[]) {
  const states = new Map<number, unknown>();
  for (const id of ids) states.set(id, await read(id));
  return states;
}
