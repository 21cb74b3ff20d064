import { badRequest, problem } from '#server/core/problems/problem.ts';
import type { AnyCall } from '#server/core/api/handler.ts';
import type { Row } from '#server/core/api/wire.ts';

/** Parses the version of the `If-Match` header; undefined without one. Throws 400 when it is not an ETag of this API. */
export function readMatchedVersion(call: Pick<AnyCall, 'headers'>): number | undefined {
  const header = call.headers['if-match'];
  if (header === undefined) return undefined;
  const [, version] = /^(?:W\/)?"(\d{1,10})"$/.exec(header.trim()) ?? [];
  if (!version) throw badRequest('The header if-match must be the ETag of the record, like "7".');
  return Number(version);
}

/** Parses the version of the `If-Match` header. Throws 400, and 428 without one, to prevent lost updates. */
export function requireVersion(call: Pick<AnyCall, 'headers'>): number {
  const version = readMatchedVersion(call);
  if (version === undefined) throw problem(428, 'version_required');
  return version;
}

/** Author and time (Unix seconds) of the last change. */
export interface LastSave {
  changed_by: string | null;
  changed_at: number;
}

/** Throws 412 with the current record and its last change when the version differs. */
export async function checkVersion(
  row: Row,
  expected: number | undefined,
  readCurrent: () => Promise<Row>,
  readLast?: () => Promise<LastSave | undefined>,
): Promise<void> {
  if (expected === undefined || row.version === expected) return;
  throw problem(412, 'stale_version', { members: { current: await readCurrent(), ...(await readLast?.()) } });
}
