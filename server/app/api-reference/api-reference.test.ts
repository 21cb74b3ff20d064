import { afterAll, beforeAll, expect, it } from 'vitest';
import { operations } from '#generated/operations.ts';
import { startApi } from '#server/testing/start-api.ts';
import type { TestApi } from '#server/testing/start-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

it('serves a description with every operation', async () => {
  const response = await api.app.inject('/api/openapi.json');
  const paths: Record<string, object> = response.json().paths;
  expect(Object.values(paths).flatMap((methods) => Object.keys(methods))).toHaveLength(Object.keys(operations).length);
});

it.each(['/api/docs', '/api/docs/'])('serves the reference at %s without external resources', async (url) => {
  const { statusCode, body, headers } = await api.app.inject(url);
  expect(statusCode).toBe(200);
  expect(body).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
  expect(headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'");
  const assets = [...body.matchAll(/(?:src|href)="(\/api\/docs\/[^"]+)"/g)].map(([, asset]) => asset ?? '');
  expect(assets.length).toBeGreaterThanOrEqual(4);
  for (const asset of assets) expect((await api.app.inject(asset)).statusCode).toBe(200);
});

it('responds 404 for other files of the swagger-ui package', async () => {
  for (const file of ['package.json', 'index.html', '../package.json', '%2e%2e/package.json']) {
    expect((await api.app.inject(`/api/docs/swagger/${file}`)).statusCode).toBe(404);
  }
});
