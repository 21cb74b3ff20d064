import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Problem } from '#generated/schemas.ts';
import { toProblem } from '#server/core/problems/to-problem.ts';
import { seedPrices } from './seed.ts';
import { startApi, type TestApi } from '#server/testing/start-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
  await seedPrices(api.db);
});
afterAll(() => api.close());

describe('days outside 1900 to 2199', () => {
  const reports = [
    '/admin/invoice/vat-report',
    '/admin/invoice/vat-report/file',
    '/admin/stats/sales',
    '/admin/stats/table',
  ];
  const days = ['0001-01-01', '9999-12-31', '1000-01-01', '2200-01-01', '0000-01-01', '10000-01-01'];
  const cases = reports.flatMap((path) => days.map((day) => [path, day] as const));

  it.each(cases)('%s responds 400 for %s', async (path, day) => {
    for (const query of [
      { from: day, to: day },
      { from: '2026-01-01', to: day },
      { from: day, to: '2026-01-01' },
    ]) {
      const { status } = await api.call<Problem>('GET', path, { as: 'admin', query });
      expect(status).toBe(400);
    }
  });

  it.each(['1900-01-01', '2026-11-23', '2199-12-31'])('the VAT report accepts %s', async (day) => {
    const { status } = await api.call('GET', '/admin/invoice/vat-report', {
      as: 'admin',
      query: { from: day, to: day },
    });
    expect(status).toBe(200);
  });
});

it('requires the code in the body of a PUT', async () => {
  const { status, body } = await api.call<Problem>('PUT', '/boxes/code', { as: 'user', body: {} });
  expect([status, body.errors]).toEqual([422, [{ path: 'code', code: 'input_required' }]]);
});

it('reports a full disk as 503', () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  for (const error of [
    full,
    new Error('sharp failed', { cause: full }),
    Object.assign(new Error('x'), { code: 'EDQUOT' }),
  ]) {
    const { status, code, options } = toProblem(error);
    expect([status, code, options.headers]).toEqual([503, 'service_unavailable', { 'retry-after': '5' }]);
  }
});
