import { unwrap } from '#generated/client/unwrap.ts';
import type { ActionDefinition, ResourceDefinition } from '#generated/definitions.ts';
import type { BulkAnswer } from '#generated/schemas.ts';
import { useContext, useRef } from 'react';
import { ListContext, type RaRecord, useRefresh, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { call } from '../../api/client.ts';
import { openFile } from '#admin/ui/open-file.ts';
import { buildRecordParams } from '../../api/record-params.ts';
import { buildIfMatch, createIdempotencyKey } from '../../api/request-headers.ts';
import { buildItemParams, getParentParams } from '../../api/wire-identity.ts';
import { useSuccessNotice } from '#admin/ui/use-success-notice.ts';
import { type BackgroundResource, useWatched } from '#admin/ui/tray/watched.ts';
import { buildEditPath, buildRecordPath } from '../paths.ts';
import { useBulkResult } from './use-bulk-result.tsx';

export type RunAction = (
  action: ActionDefinition,
  records: readonly RaRecord[],
  values: Readonly<Record<string, unknown>>,
  part?: RaRecord,
) => Promise<void>;

/**
 * Returns a function that runs an action on its records, shows the result, and refreshes the screen or opens the created
 * record. Rejects with the server's error.
 */
export function useRunAction(resource: ResourceDefinition): RunAction {
  const t = useTranslate();
  const notifyResult = useBulkResult();
  const notifySuccess = useSuccessNotice();
  const refresh = useRefresh();
  const navigate = useNavigate();
  const { watch } = useWatched();
  const filter = useContext(ListContext)?.filterValues;
  // a retry after a network error has the same idempotency key; after an answer the same values are a new call
  const keys = useRef(new Map<string, string>());

  return async (action, records, values, part) => {
    const params = getPathParams(resource, action, records, part, filter);
    const answer = await sendAction(action, records, values, params, keys.current);
    const address = readFileUrl(answer);
    if (address) openFile(address);
    if (action.byRecord) await notifyResult({ action, resource, records, answer: answer as BulkAnswer });
    else notifySuccess(t('action.done'));
    const createdId = action.opens && readId(answer);
    const buildPath = action.opensPage ? buildRecordPath : buildEditPath;
    const background = BACKGROUND_RESOURCES.find((resource) => resource === action.opens);
    // background jobs are shown in the tray
    if (background && createdId) watch(background, createdId);
    const isHere = action.opens === resource.name && createdId === records[0]?.id;
    if (action.opens && createdId && !background && !isHere)
      await navigate(buildPath({ name: action.opens }, createdId));
    else refresh();
  };
}

const BACKGROUND_RESOURCES: readonly BackgroundResource[] = ['exports', 'bulk'];

/** Returns the id of the record in an action's answer. */
function readId(answer: unknown): number | undefined {
  const { id } = Object(answer) as { id?: unknown };
  return typeof id === 'number' ? id : undefined;
}

/** Returns the URL of the file that an action created; undefined when it created none. */
function readFileUrl(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null || !('url' in answer)) return undefined;
  return typeof answer.url === 'string' ? answer.url : undefined;
}

/** Returns the path parameters of an action: those of its record, or of the parent that the list is filtered by. */
function getPathParams(
  { wire }: ResourceDefinition,
  { path }: ActionDefinition,
  [record]: readonly RaRecord[],
  part: RaRecord | undefined,
  filter: Readonly<Record<string, unknown>> | undefined,
): Readonly<Record<string, unknown>> {
  if (!wire) return buildRecordParams(path, record ?? {}, part);
  return record ? buildItemParams(wire, record, path) : getParentParams(wire, filter);
}

function sendAction(
  { method, path, scope, fields, keyed, guarded }: ActionDefinition,
  records: readonly RaRecord[],
  values: Readonly<Record<string, unknown>>,
  params: Readonly<Record<string, unknown>>,
  keys: Map<string, string>,
): Promise<unknown> {
  const ids = records.map(({ id }) => id);
  const body = scope === 'bulk' ? { ...values, ids } : values;
  const fingerprint = JSON.stringify([path, ids, body]);
  const key = keys.get(fingerprint) ?? createIdempotencyKey();
  if (keyed) keys.set(fingerprint, key);
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
  return answer.then((outcome) => {
    keys.delete(fingerprint);
    return outcome;
  });
}
