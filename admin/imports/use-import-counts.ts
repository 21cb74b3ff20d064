import type { Import } from '#generated/schemas.ts';
import { useTranslate } from 'react-admin';
import type { RowCount } from './RowCounts.tsx';

const CHECKED = ['rows_new', 'rows_changed', 'rows_unchanged', 'rows_wrong', 'rows_skipped'] as const;
const WRITTEN = ['rows_imported', 'rows_undone', 'rows_kept'] as const;

/** Counts of an import: checked rows and, where any, imported ones. */
export function useImportCounts(importRecord: Import): RowCount[] {
  const t = useTranslate();
  return [...CHECKED, ...WRITTEN.filter((name) => (importRecord[name] ?? 0) > 0)].map((name) => ({
    name,
    label: t(`imports.${name}`),
    count: importRecord[name] ?? 0,
    isWrong: name === 'rows_wrong' || name === 'rows_kept',
  }));
}
