import type { ResourceName } from '#generated/resources.ts';
import type { AnyCall } from '#server/core/api/handler.ts';
import { machineOf } from './machines.ts';
import type { ResourceCall } from './machine.ts';
import { getRecord } from './records.ts';

/** The answer of an action on a record: the record as it is now, with its ETag. Throws 404. */
export async function answerRecord<Answer extends object>(
  resource: ResourceName,
  call: AnyCall & { params: { id: number } },
): Promise<Answer> {
  const machine = machineOf(call.context, resource);
  if (!machine) throw new Error(`There is no resource ${resource}.`);
  return (await getRecord(machine, call as ResourceCall)) as Answer;
}
