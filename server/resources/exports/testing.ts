import type { Export, ExportLink, ExportRequest, Problem } from '#generated/schemas.ts';
import type { Context } from '#server/core/api/handler.ts';
import { runExports } from './run-exports.ts';
import type { ApiCall, TestApi } from '#server/testing/start-api.ts';
import { silentJobs } from '#server/core/jobs/publish.ts';

/** Body of a response, successful or not. */
type ExportResponse = Export & Omit<Problem, 'status'>;

/** Context of jobs in tests. */
export const testContext = (api: TestApi, overrides: Partial<Context> = {}): Context => ({
  db: api.db,
  reads: api.db,
  config: api.config,
  jobs: silentJobs,
  log: api.app.log,
  now: () => new Date(),
  extensions: api.extensions,
  ...overrides,
});

/** Client of the export endpoints for one account. */
export function createExportClient(api: TestApi, caller: Pick<ApiCall, 'as' | 'token'>) {
  const client = {
    create: (request: Partial<ExportRequest>) =>
      api.call<ExportResponse>('POST', '/admin/exports', {
        ...caller,
        body: { resource: 'orders', columns: ['id'], format: 'csv', ...request },
      }),
    get: (id: number) => api.call<ExportResponse>('GET', `/admin/exports/${id}`, caller),
    list: () => api.call<Export[]>('GET', '/admin/exports', caller),
    cancel: (id: number) => api.call<ExportResponse>('POST', `/admin/exports/${id}/cancel`, caller),
    remove: (id: number) => api.call<ExportResponse>('DELETE', `/admin/exports/${id}`, caller),
    link: (id: number) => api.call<ExportLink & Problem>('POST', `/admin/exports/${id}/link`, caller),
    /** Fetches the file by its signed link. */
    fetch: async (id: number) => {
      const { body } = await client.link(id);
      return api.app.inject({ method: 'GET', url: body.url });
    },
    /** Creates an export and runs its job. */
    make: async (request: Partial<ExportRequest>) => {
      const { body, status } = await client.create(request);
      if (status !== 201) throw new Error(`${status} ${body.code}`);
      await runExports.run({}, testContext(api), { last: true });
      return (await client.get(body.id)).body;
    },
  };
  return client;
}

/** Parses the cells of a CSV (RFC 4180). */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, unquoted = '', end] of text
    .replace(/^\uFEFF/, '')
    .matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
    if (end === '' && row.length === 0 && unquoted === '' && quoted === undefined) break;
    row.push(quoted?.replaceAll('""', '"') ?? unquoted);
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}
