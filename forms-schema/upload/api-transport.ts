import { ApiError } from '#generated/client/api-error.ts';
import { type Outcome, unwrap } from '#generated/client/unwrap.ts';
import type { Api } from '#generated/client.ts';
import type { Body } from '#generated/operation-types.ts';
import type { operations, paths } from '#generated/types.ts';
import { UploadFailure } from './upload-failure.ts';
import { putPart, type PartTarget } from './put-part.ts';
import type { UploadTransport } from './transport.ts';

/** Access to the API for the signed-in account. */
export interface ApiAccess {
  /** A client without retries, because uploads have their own. */
  readonly api: Api;
  /** URL and headers of a part, by its path of the description. */
  target(path: string): PartTarget;
}

const PARTS = '/uploads/{upload_id}/parts' satisfies keyof paths;
const BYTES = 'application/octet-stream' satisfies keyof operations['putUploadPart']['requestBody']['content'];

/** Creates an upload transport over the API. */
export function createApiTransport({ api, target }: ApiAccess): UploadTransport {
  const buildPathParams = (upload: string) => ({ params: { path: { upload_id: upload } } });
  return {
    begin: async ({ name, type, size, partSize, purpose }) => {
      // the API validates the purpose
      const body = { purpose, name, type, size, part_size: partSize } as Body<'openUpload'>;
      return (await unwrapUpload(api.POST('/uploads', { body }))).id;
    },
    putPart: (part) => {
      const path = `${PARTS.replace('{upload_id}', encodeURIComponent(part.upload))}/${part.number}`;
      const { url, headers } = target(path);
      return putPart(part, { url, headers: { ...headers, 'content-type': BYTES } });
    },
    listParts: async (upload, signal) =>
      (await unwrapUpload(api.GET(PARTS, { ...buildPathParams(upload), signal }))).parts,
    complete: (upload, parts, signal) =>
      unwrapUpload(
        api.POST('/uploads/{upload_id}/complete', { ...buildPathParams(upload), body: { parts: [...parts] }, signal }),
      ),
    abort: async (upload) => {
      await unwrapUpload(api.DELETE('/uploads/{upload_id}', buildPathParams(upload)));
    },
  };
}

/** Returns the data of a call. Throws an UploadFailure for API errors. */
async function unwrapUpload<Any extends Outcome>(call: Promise<Any>) {
  try {
    return await unwrap(call);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { message, status, retryAfter, fields, code } = error;
    throw new UploadFailure(message, { status: status || undefined, retryAfter, code: fields[0]?.code ?? code });
  }
}
