import type { AuditEntry } from '#generated/schemas.ts';
import { useTranslate } from 'react-admin';
import { formatEntryAction } from './entry-text.ts';

/** The change of an audit entry as text. */
export function EntryText(entry: Pick<AuditEntry, 'action' | 'operation'>) {
  return formatEntryAction(entry, useTranslate());
}

/** The text of a translation key; `fallback` where the key has none. */
export function TranslatedText({ textKey, fallback }: { textKey: string; fallback: string }) {
  return useTranslate()(textKey, { _: fallback });
}
