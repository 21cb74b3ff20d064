// Every described bulk action reports changed and skipped records with reasons, and the database agrees.
import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import type { BulkAnswer } from '#generated/schemas.ts';
import { BULK_CASES, type BulkCase } from './bulk-cases.sample.ts';
import { ACTIONS, actionWorlds } from '#server/testing/action-fixtures.ts';

interface Described {
  operationId?: string;
  responses?: unknown;
  'x-action'?: { scope?: string };
}

const description = JSON.parse(readFileSync(new URL('../../../generated/openapi.json', import.meta.url), 'utf8')) as {
  paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
};

/** Operations on many records: bulk actions, and what answers as they do. */
const BULK = Object.entries(description.paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, { operationId, responses, ...one }]) =>
    operationId && (one['x-action']?.scope === 'bulk' || /schemas\/BulkAnswer/.test(JSON.stringify(responses)))
      ? [{ operationId, method: method.toUpperCase(), path }]
      : [],
  ),
);

const worlds = actionWorlds();
afterAll(() => worlds.close());

describe('every action on many records', () => {
  it('has a case here', () => {
    expect(BULK.length).toBeGreaterThan(20);
    expect(Object.keys(BULK_CASES).toSorted()).toEqual(BULK.map(({ operationId }) => operationId).toSorted());
  });

  it('declares to the back office that it responds per record', () => {
    const silent = ACTIONS.filter(({ scope, byRecord }) => scope === 'bulk' && !byRecord);
    expect(silent.map(({ operationId }) => operationId)).toEqual([]);
  });

  it.each(BULK)('$operationId reports changed and skipped records', async ({ operationId, method, path }) => {
    const prepare = BULK_CASES[operationId];
    if (!prepare) throw new Error(`no case for ${operationId}`);
    const one = await prepare(worlds);
    const read = readerOf(operationId, one);
    const skipped = Object.entries(one.cannot).map(([id, code]) => ({ id: Number(id), code }));
    // those that are refused stand between the others
    const [first = 0, ...others] = one.can;
    const ids = [first, ...skipped.map(({ id }) => id), ...others];
    const before = await statesOf(read, ids);
    const named = operationId === 'adminAssignPartner' ? { shop_order_ids: ids } : { ids };
    const { status, body, text } = await one.api.call<BulkAnswer>(method, path, {
      ...{ as: 'admin', body: { ...one.body, ...named } },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    expect(status, text).toBe(200);
    expect(body.done.toSorted(ascending)).toEqual(one.can.toSorted(ascending));
    const reasons = body.refused.map(({ id, code }) => ({ id, code }));
    expect(reasons.toSorted((a, b) => a.id - b.id)).toEqual(skipped.toSorted((a, b) => a.id - b.id));
    for (const refusal of body.refused) expectWords(refusal);
    const after = await statesOf(read, ids);
    const changed = ids.filter((id) => JSON.stringify(before.get(id)) !== JSON.stringify(after.get(id)));
    expect(changed.toSorted(ascending), 'what it says is what was changed').toEqual(one.can.toSorted(ascending));
  });
});

const LANGUAGES = ['en', 'fr', 'zh'] as const;
const words = LANGUAGES.map((lang): { errors: Readonly<Record<string, string>> } =>
  JSON.parse(readFileSync(new URL(`../../../locales/${lang}/common.json`, import.meta.url), 'utf8')),
);

/** A reason has a text in every language with its parameters; a conflicting status is named. */
function expectWords({ code, params = {} }: BulkAnswer['refused'][number]): void {
  for (const { errors } of words)
    for (const [, name = ''] of (errors[code] ?? `{{${code}}}`).matchAll(/{{(\w+)}}/g))
      expect(params, code).toHaveProperty(name);
  if (code === 'transition_not_allowed') expect(params['from']).toEqual(expect.any(String));
}

const ascending = (one: number, other: number) => one - other;

/** Reads what of a record may change: its own page unless the case knows better. */
function readerOf(operationId: string, { api, read }: BulkCase): (id: number) => Promise<unknown> {
  const resource = ACTIONS.find((action) => action.operationId === operationId)?.resource;
  return (
    read ??
    (async (id) =>
      (await api.call('GET', `/admin/${resource}`, { as: 'admin', query: { filter: JSON.stringify({ id }) } })).body)
  );
}

async function statesOf(read: (id: number) => Promise<unknown>, ids: readonly number[]) {
  const states = new Map<number, unknown>();
  for (const id of ids) states.set(id, await read(id));
  return states;
}
