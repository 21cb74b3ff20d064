import { badRequest, problem } from '#server/core/problems/problem.ts';
import type { AnyCall } from '#server/core/api/handler.ts';
import type { Row } from '#server/core/api/wire.ts';

/** The version an `If-Match` header names, undefined without one. Throws 400 when it is no ETag of ours. */
export function readMatchedVersion(call: Pick<AnyCall, 'headers'>): number | undefined {
  const header = call.headers['if-match'];
  if (header === undefined) return undefined;
  const [, version] = /^(?:W\/)?"(\d{1,10})"$/.exec(header.trim()) ?? [];
  if (!version) throw badRequest('The header if-match must be the ETag of the record, like "7".');
  return Number(version);
}

/** The same; 428 without one, so that nobody overwrites what somebody else saved. */
export function requireVersion(call: Pick<AnyCall, 'headers'>): number {
  const version = readMatchedVersion(call);
  if (version === undefined) throw problem(428, 'version_required');
  return version;
}

/** Who saved a record last, and when (Unix seconds). */
export interface LastSave {
  changed_by: string | null;
  changed_at: number;
}

/**
 * Refuses with 412, the current record and who saved it last when it was saved since the caller loaded it. `last` is asked
 * only then.
 */
export async function checkVersion(
  row: Row,
  expected: number | undefined,
  current: () => Promise<Row>,
  last?: () => Promise<LastSave | undefined>,
): Promise<void> {
  if (expected === undefined || row.version === expected) return;
  throw problem(412, 'stale_version', { members: { current: await current(), ...(await last?.()) } });
}
