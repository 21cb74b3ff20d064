import type { Body } from '#generated/operation-types.ts';
import type { KeptFile, Problem, Upload, UploadParts } from '#generated/schemas.ts';
import type { paths } from '#generated/types.ts';
import { UploadFailure } from './failure.ts';
import { putPart, type PartTarget } from './put-part.ts';
import type { UploadTransport } from './transport.ts';

/** How a room reaches the API for who is signed in there. */
export interface ApiAccess {
  /**
   * Sends a call of the description to a path like '/uploads'. It resolves to the answer, or rejects with an error that has
   * its `status` (0 for none) and `problem`, whichever the room does.
   */
  send(path: string, init: RequestInit): Promise<Response>;
  /** Where and with what headers a part is put. */
  target(path: string): PartTarget;
  /** Keeps uploads of different records apart. */
  scope?(): string;
}

type Path = keyof paths;

/** The description's address of something of an upload. */
function pathOf(path: Path, upload: string, number?: number): string {
  return path.replace('{upload_id}', encodeURIComponent(upload)).replace('{part_number}', String(number));
}

/** The keeper of files that our API is. */
export function apiTransport({ send, target, scope }: ApiAccess): UploadTransport {
  const ask = async (method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Response> => {
    const response = await send(path, {
      method,
      signal,
      ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    }).catch((error: unknown) => {
      throw asFailure(error);
    });
    if (!response.ok) throw await failureOf(response);
    return response;
  };
  return {
    get scope() {
      return scope?.();
    },
    begin: async ({ name, type, size, partSize, purpose }) => {
      // a field without a purpose is refused by the API, which knows them all
      const body = { purpose, name, type, size, part_size: partSize } as Body<'openUpload'>;
      const opened: Upload = await (await ask('POST', '/uploads' satisfies Path, body)).json();
      return opened.id;
    },
    putPart: (part) =>
      putPart(part, target(pathOf('/uploads/{upload_id}/parts/{part_number}', part.upload, part.number))),
    listParts: async (upload, signal) => {
      const answer = await ask('GET', pathOf('/uploads/{upload_id}/parts', upload), undefined, signal);
      return ((await answer.json()) as UploadParts).parts;
    },
    complete: async (upload, parts, signal) => {
      const answer = await ask('POST', pathOf('/uploads/{upload_id}/complete', upload), { parts }, signal);
      return (await answer.json()) as KeptFile;
    },
    abort: async (upload) => {
      await ask('DELETE', pathOf('/uploads/{upload_id}', upload));
    },
  };
}

const codeOf = (problem: Partial<Problem> | undefined): string | undefined =>
  problem?.errors?.[0]?.code ?? problem?.code;

async function failureOf(response: Response): Promise<UploadFailure> {
  const problem: Partial<Problem> | undefined = await response.json().catch(() => undefined);
  const retryAfter = Number(response.headers.get('retry-after')) || undefined;
  return new UploadFailure(response.statusText, { status: response.status, retryAfter, code: codeOf(problem) });
}

/** A room's own error in the words of uploads; a lost connection and a call that was given up stay what they are. */
function asFailure(error: unknown): unknown {
  if (!(error instanceof Error) || !('status' in error) || typeof error.status !== 'number') return error;
  const problem = 'problem' in error ? (error.problem as Partial<Problem>) : undefined;
  return new UploadFailure(error.message, { status: error.status || undefined, code: codeOf(problem) });
}
