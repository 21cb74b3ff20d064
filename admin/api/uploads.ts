import type { UploadTransport } from '#forms-schema/upload/transport.ts';
import { makeApi } from './client.ts';
import { readToken } from './session.ts';

/** Loads the transport with the first file. */
const load = async (): Promise<UploadTransport> => {
  const { createApiTransport } = await import('#forms-schema/upload/api-transport.ts');
  return createApiTransport({
    api: makeApi(),
    target: (path) => ({ url: `/api${path}`, headers: { authorization: `Bearer ${readToken() ?? ''}` } }),
  });
};

/** Upload transport of the back office. Uploads are scoped to the page's path, which identifies the record. */
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
