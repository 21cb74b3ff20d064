import type { ResourceName } from '#generated/resources.ts';
import type { AnyCall } from '#server/core/api/handler.ts';
import { getResource } from './get-resource.ts';
import type { ResourceCall } from './resource-runtime.ts';
import { getRecord } from './read-records.ts';

/** Returns the current record with its ETag, as the response of an action. Throws 404. */
export async function answerRecord<Answer extends object>(
  resource: ResourceName,
  call: AnyCall & { params: { id: number } },
): Promise<Answer> {
  const runtime = getResource(call.context, resource);
  if (!runtime) throw new Error(`There is no resource ${resource}.`);
  return (await getRecord(runtime, call as ResourceCall, call.context.db)) as Answer;
}
