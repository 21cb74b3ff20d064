import type { ActionDefinition, ResourceDefinition } from '#generated/definitions.ts';
import type { BulkRefusal } from '#generated/schemas.ts';
import { useTranslate } from 'react-admin';

export type ActionConditions = Pick<ActionDefinition, 'when' | 'transition'>;
type Refusal = Pick<BulkRefusal, 'code' | 'params'>;

/** Returns a function that formats why an action skipped a record, naming a status that does not allow it. */
export function useSkipReason(
  { fields }: Pick<ResourceDefinition, 'fields'>,
  { when = [], transition }: ActionConditions,
): (refusal: Refusal) => string {
  const t = useTranslate();
  const names = [...when, ...(transition ? [transition] : []), { field: 'status' }].map(({ field }) => field);
  return ({ code, params }) => {
    const from = String(params?.['from'] ?? '');
    const field = fields.find(({ name, data }) => names.includes(name) && data?.values.some((value) => value === from));
    if (code === 'transition_not_allowed' && field?.data)
      return t('action.not_in_status', { status: t(`enums.${field.data.name}.${from}`) });
    return t(`errors.${code}`, { ...params, _: code });
  };
}
