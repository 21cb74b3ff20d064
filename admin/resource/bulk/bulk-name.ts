import type { Bulk } from '#generated/schemas.ts';
import type { TranslateFunction } from 'react-admin';

/** What a bulk job is called: its action and the list. */
export function bulkName({ operation, resource }: Pick<Bulk, 'operation' | 'resource'>, t: TranslateFunction): string {
  return t('bulk.of', { action: t(`actions.${operation}`, { _: operation }), list: t(`resources.${resource}`) });
}
