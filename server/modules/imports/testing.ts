import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImportKind } from '#generated/enums.ts';
import type { FileLink, Import, ImportRow, ImportRows, Problem } from '#generated/schemas.ts';
import { testContext } from '#server/resources/exports/testing.ts';
import { runImports } from './run-imports.ts';
import type { ApiCall, TestApi } from '#server/testing/start-api.ts';
import { createUploadClient } from '#server/core/uploads/testing.ts';

/** A response, successful or not. */
type ImportAnswer = Import & Omit<Problem, 'status'>;

/** Reads an export file of another shop. */
export const exported = (name: string): Promise<Buffer> => readFile(join(import.meta.dirname, 'testing-files', name));

/** Creates a client for imports of one account; `run` executes queued tasks. */
export function importer(api: TestApi, caller: Pick<ApiCall, 'as' | 'token'>) {
  const run = () => runImports.run({}, testContext(api), { last: true });
  const act = async (id: number, action: string, body?: object) => {
    const answer = await api.call<ImportAnswer>('POST', `/admin/imports/${id}/${action}`, {
      ...caller,
      ...(body && { body }),
    });
    if (answer.status === 200) await run();
    return answer;
  };
  const client = {
    run,
    /** Uploads a file and creates an import. */
    begin: async (kind: ImportKind, file: Buffer | string, name = 'rows.csv') => {
      const bytes = Buffer.isBuffer(file) ? file : Buffer.from(file);
      const type = name.endsWith('.xlsx')
        ? 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
        : 'text/csv';
      const { answer } = await createUploadClient(api, caller).send(bytes, { purpose: 'import_file', name, type });
      if (answer.status !== 200) throw new Error(`The upload was refused: ${JSON.stringify(answer.body)}`);
      return api.call<ImportAnswer>('POST', '/admin/imports', { ...caller, body: { kind, file: answer.body.key } });
    },
    get: async (id: number) => (await api.call<Import>('GET', `/admin/imports/${id}`, caller)).body,
    read: (id: number, body: object) => act(id, 'read', body),
    check: (id: number) => act(id, 'check'),
    write: (id: number) => act(id, 'write'),
    undo: (id: number) => act(id, 'undo'),
    replace: (id: number, body: object) => act(id, 'replace', body),
    rows: async (id: number, query: ApiCall['query'] = {}) =>
      (await api.call<ImportRows>('GET', `/admin/imports/${id}/rows`, { ...caller, query: { limit: 100, ...query } }))
        .body.rows,
    correct: (id: number, row: number, body: object) =>
      api.call<ImportRow & Problem>('PUT', `/admin/imports/${id}/rows/${row}`, { ...caller, body }),
    downloadWrongRows: async (id: number) => {
      const { body } = await api.call<FileLink>('POST', `/admin/imports/${id}/link`, caller);
      return (await api.app.inject({ method: 'GET', url: body.url })).body;
    },
    /** Creates and checks an import; `reading` are settings of the draft. */
    checked: async (kind: ImportKind, file: Buffer | string, reading: object = {}, name?: string) => {
      const { body, status } = await client.begin(kind, file, name);
      if (status !== 201) throw new Error(`${status} ${JSON.stringify(body.errors)}`);
      if (Object.keys(reading).length > 0) await client.read(body.id, reading);
      const checked = await client.check(body.id);
      if (checked.status !== 200) throw new Error(`${checked.status} ${JSON.stringify(checked.body.errors)}`);
      return client.get(body.id);
    },
  };
  return client;
}
