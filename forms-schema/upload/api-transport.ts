import { ApiError } from '#generated/client/api-error.ts';
import { type Outcome, unwrap } from '#generated/client/unwrap.ts';
import type { Api } from '#generated/client.ts';
import type { Body } from '#generated/operation-types.ts';
import type { operations, paths } from '#generated/types.ts';
import { UploadFailure } from './failure.ts';
import { putPart, type PartTarget } from './put-part.ts';
import type { UploadTransport } from './transport.ts';

/** How a room reaches the API for who is signed in there. */
export interface ApiAccess {
  /** One that makes each call once: uploads are repeated by rules of their own. */
  readonly api: Api;
  /** Where and with what headers a part is put, by its path of the description. */
  target(path: string): PartTarget;
}

const PARTS = '/uploads/{upload_id}/parts' satisfies keyof paths;
const BYTES = 'application/octet-stream' satisfies keyof operations['putUploadPart']['requestBody']['content'];

/** The keeper of files that our API is. */
export function apiTransport({ api, target }: ApiAccess): UploadTransport {
  const at = (upload: string) => ({ params: { path: { upload_id: upload } } });
  return {
    begin: async ({ name, type, size, partSize, purpose }) => {
      // a field without a purpose is refused by the API, which knows them all
      const body = { purpose, name, type, size, part_size: partSize } as Body<'openUpload'>;
      return (await dataOf(api.POST('/uploads', { body }))).id;
    },
    putPart: (part) => {
      const path = `${PARTS.replace('{upload_id}', encodeURIComponent(part.upload))}/${part.number}`;
      const { url, headers } = target(path);
      return putPart(part, { url, headers: { ...headers, 'content-type': BYTES } });
    },
    listParts: async (upload, signal) => (await dataOf(api.GET(PARTS, { ...at(upload), signal }))).parts,
    complete: (upload, parts, signal) =>
      dataOf(api.POST('/uploads/{upload_id}/complete', { ...at(upload), body: { parts: [...parts] }, signal })),
    abort: async (upload) => {
      await dataOf(api.DELETE('/uploads/{upload_id}', at(upload)));
    },
  };
}

/** The data of a call; what the API refuses is said in the words of uploads. */
async function dataOf<Any extends Outcome>(call: Promise<Any>) {
  try {
    return await unwrap(call);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { message, status, retryAfter, fields, code } = error;
    throw new UploadFailure(message, { status: status || undefined, retryAfter, code: fields[0]?.code ?? code });
  }
}
