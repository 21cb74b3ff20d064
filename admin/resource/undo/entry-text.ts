import { AuditAction } from '#generated/enums/AuditAction.ts';
import type { AuditEntry } from '#generated/schemas.ts';
import type { TranslateFunction } from 'react-admin';

/** Formats the change of an audit entry: an action by its label, other changes by their kind. */
export function formatEntryAction(
  { action, operation }: Pick<AuditEntry, 'action' | 'operation'>,
  t: TranslateFunction,
): string {
  const kind = t(`enums.${AuditAction.name}.${action}`);
  const operationName = operation ? t(`actions.${operation}`, { _: '' }) : '';
  if (action === 'undo') return operationName ? t('undo.of', { what: operationName }) : kind;
  return action === 'action' && operationName ? operationName : kind;
}

/** Formats the change of an audit entry with its record: "Changed, Order 42". */
export function formatEntry(entry: AuditEntry, t: TranslateFunction): string {
  const record = `${t(`resource_one.${entry.resource}`)} ${entry.record_id}`;
  return t('undo.what', { action: formatEntryAction(entry, t), record });
}

/** How long a change can be undone, in seconds. The server checks again. */
const UNDO_SECONDS = 7 * 24 * 3600;

/** Whether a change can still be undone. */
export function isUndoable({ undo, created_at }: AuditEntry): boolean {
  return undo === 'possible' && created_at > Date.now() / 1000 - UNDO_SECONDS;
}
