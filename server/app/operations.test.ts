import { expect, it } from 'vitest';
import { operations } from '#generated/operations.ts';
import { shapes } from '#server/core/api/description.ts';
import { handlers } from './handlers.ts';
import type { Handlers } from '#server/core/api/handler.ts';
import { Problem } from '#server/core/problems/problem.ts';
import { createRequestChecks } from '#server/core/api/schema/request-checks.ts';
import { toStrictAnswerView } from '#server/core/api/schema/request-view.ts';
import { createBodyValidator } from '#server/core/api/schema/validator.ts';
import { startApi } from '#server/testing/start-api.ts';

it.each([...shapes])('compiles the request and response checks of %s', (_id, shape) => {
  for (const purpose of ['whole', 'update'] as const) {
    const { params, query, headers, body } = createRequestChecks(shape, purpose, undefined);
    for (const check of [params, query, headers, body])
      expect(runCheck(() => check?.({ nonsense: true }))).not.toBe('broken');
  }
  for (const { schema } of [...shape.answers.values()].filter((answer) => answer !== undefined)) {
    expect(runCheck(() => createBodyValidator(toStrictAnswerView(schema))(undefined))).toBe('passed');
  }
});

/** Runs a check. Returns `broken` when it throws anything but a Problem. */
function runCheck(check: () => unknown): 'passed' | 'refused' | 'broken' {
  try {
    check();
    return 'passed';
  } catch (error) {
    return error instanceof Problem ? 'refused' : 'broken';
  }
}

it('has a shape for every operation', () => {
  expect([...shapes.keys()].sort()).toEqual(Object.keys(operations).sort());
});

it('does not start with an operation without handler', async () => {
  const entries: unknown[][] = Object.entries(handlers);
  const incompleteHandlers: Handlers = Object.fromEntries(entries.filter(([id]) => id !== 'listAlerts'));
  const api = await startApi({ handlers: incompleteHandlers });
  await expect(api.app.ready()).rejects.toThrow(/listAlerts/);
  await api.close().catch(() => undefined);
});

it('does not start with a handler that belongs to no operation', async () => {
  const entries: unknown[][] = Object.entries(handlers);
  const excessHandlers: Handlers = Object.fromEntries([...entries, ['listSecrets', () => []]]);
  const api = await startApi({ handlers: excessHandlers });
  await expect(api.app.ready()).rejects.toThrow(/listSecrets/);
  await api.close().catch(() => undefined);
});
