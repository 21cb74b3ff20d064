import type { Bulk } from '#generated/schemas.ts';
import type { TranslateFunction } from 'react-admin';

/** Formats the name of a bulk job: its action and the list. */
export function formatBulkName(
  { operation, resource }: Pick<Bulk, 'operation' | 'resource'>,
  t: TranslateFunction,
): string {
  return t('bulk.of', { action: t(`actions.${operation}`, { _: operation }), list: t(`resources.${resource}`) });
}
