import { unwrap } from '#generated/client/unwrap.ts';
import type { ActionDefinition } from '#generated/definitions.ts';
import type { BulkAnswer } from '#generated/schemas.ts';
import type { Refusal } from '#forms-schema/use-schema-form.ts';
import { useRef } from 'react';
import { type RaRecord, useNotify, useRefresh, useTranslate } from 'react-admin';
import { call } from '../../api/client.ts';
import { recordParams } from '../../api/record-params.ts';
import { refusalOf } from '../../api/refusal.ts';

export type RunAction = (
  action: ActionDefinition,
  records: readonly RaRecord[],
  values: Readonly<Record<string, unknown>>,
) => Promise<Refusal | undefined>;

/**
 * Runs an action on its records, says what came of it and reads the screen anew. Answers what the server had against
 * it, nothing when it went well.
 */
export function useRunAction(): RunAction {
  const t = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  // asked again after no answer came, it is the same call; once it is done, the same words are another
  const keys = useRef(new Map<string, string>());

  return async (action, records, values) => {
    try {
      const answer = await send(action, records, values, keys.current);
      const refused = action.scope === 'bulk' ? (answer as BulkAnswer).refused : [];
      if (refused.length > 0) {
        const reasons = [...new Set(refused.map(({ code }) => t(`errors.${code}`)))].join(' ');
        notify(`${t('action.refused', { count: refused.length })} ${reasons}`, { type: 'warning' });
      } else {
        notify(records.length > 1 ? t('action.done_for', { count: records.length }) : t('action.done'), {
          type: 'success',
        });
      }
      refresh();
      return undefined;
    } catch (error) {
      return refusalOf(error, t);
    }
  };
}

function send(
  { method, path, scope, fields, keyed }: ActionDefinition,
  records: readonly RaRecord[],
  values: Readonly<Record<string, unknown>>,
  keys: Map<string, string>,
): Promise<unknown> {
  const ids = records.map(({ id }) => id);
  const body = scope === 'bulk' ? { ...values, ids } : values;
  const said = JSON.stringify([path, ids, body]);
  const key = keys.get(said) ?? newKey();
  if (keyed) keys.set(said, key);
  const answer = unwrap(
    call(method, path, {
      params: { path: recordParams(path, records[0] ?? {}) },
      body: fields.length > 0 || scope === 'bulk' ? body : undefined,
      ...(keyed && { headers: { 'idempotency-key': key } }),
    }),
  );
  return answer.then((done) => {
    keys.delete(said);
    return done;
  });
}

/** 128 random bits. */
const newKey = (): string => [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-');
