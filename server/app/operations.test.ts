import { expect, it } from 'vitest';
import { operations } from '#generated/operations.ts';
import { shapes } from '#server/core/api/description.ts';
import { handlers } from './handlers.ts';
import type { Handlers } from '#server/core/api/handler.ts';
import { Problem } from '#server/core/problems/problem.ts';
import { requestChecks } from '#server/core/api/schema/request-checks.ts';
import { strictAnswerView } from '#server/core/api/schema/request-view.ts';
import { bodyValidator } from '#server/core/api/schema/validator.ts';
import { startApi } from '#server/testing/start-api.ts';

it.each([...shapes])('%s can be checked on its way in and out', (_id, shape) => {
  for (const purpose of ['whole', 'update'] as const) {
    const { params, query, headers, body } = requestChecks(shape, purpose, undefined);
    for (const check of [params, query, headers, body])
      expect(outcome(() => check?.({ nonsense: true }))).not.toBe('broken');
  }
  for (const { schema } of [...shape.answers.values()].filter((answer) => answer !== undefined)) {
    expect(outcome(() => bodyValidator(strictAnswerView(schema))(undefined))).toBe('passed');
  }
});

/** Whether a check could be made at all; that it refuses nonsense is its work. */
function outcome(check: () => unknown): 'passed' | 'refused' | 'broken' {
  try {
    check();
    return 'passed';
  } catch (error) {
    return error instanceof Problem ? 'refused' : 'broken';
  }
}

it('knows every operation of the table', () => {
  expect([...shapes.keys()].sort()).toEqual(Object.keys(operations).sort());
});

it('does not start with an operation without handler', async () => {
  const entries: unknown[][] = Object.entries(handlers);
  const rest: Handlers = Object.fromEntries(entries.filter(([id]) => id !== 'listAlerts'));
  const api = await startApi({ handlers: rest });
  await expect(api.app.ready()).rejects.toThrow(/listAlerts/);
  await api.close().catch(() => undefined);
});

it('does not start with a handler that belongs to no operation', async () => {
  const entries: unknown[][] = Object.entries(handlers);
  const more: Handlers = Object.fromEntries([...entries, ['listSecrets', () => []]]);
  const api = await startApi({ handlers: more });
  await expect(api.app.ready()).rejects.toThrow(/listSecrets/);
  await api.close().catch(() => undefined);
});
