import { AuditAction } from '#generated/enums/AuditAction.ts';
import type { AuditEntry } from '#generated/schemas.ts';
import type { TranslateFunction } from 'react-admin';

/** What was done, in words: an action by its name, the rest by its kind. */
export function entryWords(
  { action, operation }: Pick<AuditEntry, 'action' | 'operation'>,
  t: TranslateFunction,
): string {
  const kind = t(`enums.${AuditAction.name}.${action}`);
  const named = operation ? t(`actions.${operation}`, { _: '' }) : '';
  if (action === 'undo') return named ? t('undo.of', { what: named }) : kind;
  return action === 'action' && named ? named : kind;
}

/** The same with the record. */
export function changeWords(entry: AuditEntry, t: TranslateFunction): string {
  const record = `${t(`resource_one.${entry.resource}`)} ${entry.record_id}`;
  return t('undo.what', { action: entryWords(entry, t), record });
}

/** How long a change can be undone, in seconds. The server decides. */
const UNDO_SECONDS = 7 * 24 * 3600;

/** Whether it is worth offering to undo a change. */
export function isUndoable({ undo, created_at }: AuditEntry): boolean {
  return undo === 'possible' && created_at > Date.now() / 1000 - UNDO_SECONDS;
}
