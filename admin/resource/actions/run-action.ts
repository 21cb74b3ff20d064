import { unwrap } from '#generated/client/unwrap.ts';
import type { ActionDefinition } from '#generated/definitions.ts';
import type { BulkAnswer } from '#generated/schemas.ts';
import type { Refusal } from '#forms-schema/use-schema-form.ts';
import { type RaRecord, useNotify, useRefresh, useTranslate } from 'react-admin';
import { call } from '../../api/client.ts';
import { showFile } from '../../documents/show-file.ts';
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

  return async (action, records, values) => {
    try {
      const answer = await send(action, records, values);
      const address = fileIn(answer);
      if (address) showFile(address);
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

/** Where the file is that an action has made, if it has. */
function fileIn(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null || !('url' in answer)) return undefined;
  return typeof answer.url === 'string' ? answer.url : undefined;
}

function send(
  { method, path, scope, fields }: ActionDefinition,
  records: readonly RaRecord[],
  values: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  const ids = records.map(({ id }) => id);
  const body = scope === 'bulk' ? { ...values, ids } : values;
  return unwrap(
    call(method, path, {
      params: { path: recordParams(path, records[0] ?? {}) },
      body: fields.length > 0 || scope === 'bulk' ? body : undefined,
    }),
  );
}
