import type { UploadTransport } from '#forms-schema/upload/transport.ts';
import { makeApi } from './client.ts';
import { readToken } from './session.ts';

/** Loaded with the first file: most visits to the back office send none. */
const load = async (): Promise<UploadTransport> => {
  const { apiTransport } = await import('#forms-schema/upload/api-transport.ts');
  return apiTransport({
    api: makeApi(),
    target: (path) => ({ url: `/api${path}`, headers: { authorization: `Bearer ${readToken() ?? ''}` } }),
  });
};

/** Sends the files of forms to the API. An upload belongs to the page it was begun on, which names the record. */
export const uploads: UploadTransport = {
  get scope() {
    return location.pathname;
  },
  begin: async (file) => (await load()).begin(file),
  putPart: async (part) => (await load()).putPart(part),
  listParts: async (...call) => (await (await load()).listParts?.(...call)) ?? [],
  complete: async (...call) => (await load()).complete(...call),
  abort: async (upload) => (await load()).abort(upload),
};
