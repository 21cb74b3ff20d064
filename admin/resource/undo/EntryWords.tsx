import type { AuditEntry } from '#generated/schemas.ts';
import { useTranslate } from 'react-admin';
import { entryWords } from './entry-words.ts';

/** What was done, in the reader's language. */
export function EntryWords(entry: Pick<AuditEntry, 'action' | 'operation'>) {
  return entryWords(entry, useTranslate());
}
