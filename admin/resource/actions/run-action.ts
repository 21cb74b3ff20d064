import { unwrap } from '#generated/client/unwrap.ts';
import type { ActionDefinition, ResourceDefinition } from '#generated/definitions.ts';
import type { BulkAnswer } from '#generated/schemas.ts';
import { useContext, useRef } from 'react';
import { ListContext, type RaRecord, useRefresh, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { call } from '../../api/client.ts';
import { showFile } from '#admin/ui/show-file.ts';
import { buildIfMatch, createIdempotencyKey } from '../../api/request-headers.ts';
import { buildRecordParams } from '../../api/record-params.ts';
import { buildItemParams, getParentParams } from '../../api/wire-identity.ts';
import { useSuccess } from '#admin/ui/use-success.ts';
import { type BackgroundResource, useWatched } from '#admin/ui/tray/watched.ts';
import { editPath, recordPath } from '../paths.ts';
import { useBulkResult } from './use-bulk-result.tsx';

export type RunAction = (
  action: ActionDefinition,
  records: readonly RaRecord[],
  values: Readonly<Record<string, unknown>>,
  part?: RaRecord,
) => Promise<void>;

/**
 * Runs an action on its records, says what came of it and reads the screen anew, or opens the record it made. Throws what
 * the server has against it.
 */
export function useRunAction(resource: ResourceDefinition): RunAction {
  const t = useTranslate();
  const tellResult = useBulkResult();
  const succeed = useSuccess();
  const refresh = useRefresh();
  const navigate = useNavigate();
  const { watch } = useWatched();
  const filter = useContext(ListContext)?.filterValues;
  // asked again after no answer came, it is the same call; once it is done, the same words are another
  const keys = useRef(new Map<string, string>());

  return async (action, records, values, part) => {
    const params = paramsIn(resource, action, records, part, filter);
    const answer = await send(action, records, values, params, keys.current);
    const address = fileIn(answer);
    if (address) showFile(address);
    if (action.byRecord) tellResult({ action, resource, records, answer: answer as BulkAnswer });
    else succeed(t('action.done'));
    const made = action.opens && idOf(answer);
    const pathOf = action.opensPage ? recordPath : editPath;
    const background = BACKGROUND.find((resource) => resource === action.opens);
    // what is made in the background is watched instead
    if (background && made) watch(background, made);
    const isHere = action.opens === resource.name && made === records[0]?.id;
    if (action.opens && made && !background && !isHere) await navigate(pathOf({ name: action.opens }, made));
    else refresh();
  };
}

const BACKGROUND: readonly BackgroundResource[] = ['exports', 'bulk'];

/** The number of the record that an action answered. */
function idOf(answer: unknown): number | undefined {
  const { id } = Object(answer) as { id?: unknown };
  return typeof id === 'number' ? id : undefined;
}

/** Where the file is that an action has made, if it has. */
function fileIn(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null || !('url' in answer)) return undefined;
  return typeof answer.url === 'string' ? answer.url : undefined;
}

/** What stands for the parameters of an action's path: the record that is meant, or whose records the list shows. */
function paramsIn(
  { wire }: ResourceDefinition,
  { path }: ActionDefinition,
  [record]: readonly RaRecord[],
  part: RaRecord | undefined,
  filter: Readonly<Record<string, unknown>> | undefined,
): Readonly<Record<string, unknown>> {
  if (!wire) return buildRecordParams(path, record ?? {}, part);
  return record ? buildItemParams(wire, record, path) : getParentParams(wire, filter);
}

function send(
  { method, path, scope, fields, keyed, guarded }: ActionDefinition,
  records: readonly RaRecord[],
  values: Readonly<Record<string, unknown>>,
  params: Readonly<Record<string, unknown>>,
  keys: Map<string, string>,
): Promise<unknown> {
  const ids = records.map(({ id }) => id);
  const body = scope === 'bulk' ? { ...values, ids } : values;
  const said = JSON.stringify([path, ids, body]);
  const key = keys.get(said) ?? createIdempotencyKey();
  if (keyed) keys.set(said, key);
  const answer = unwrap(
    call(method, path, {
      params: { path: params },
      body: fields.length > 0 || scope === 'bulk' ? body : undefined,
      headers: {
        ...(keyed && { 'idempotency-key': key }),
        ...(guarded && buildIfMatch(records[0]?.version)),
      },
    }),
  );
  return answer.then((done) => {
    keys.delete(said);
    return done;
  });
}
