import type { Import } from '#generated/schemas.ts';
import { useTranslate } from 'react-admin';
import type { RowCount } from './RowCounts.tsx';

const CHECKED = ['rows_new', 'rows_changed', 'rows_unchanged', 'rows_wrong', 'rows_skipped'] as const;
const WRITTEN = ['rows_imported', 'rows_undone', 'rows_kept'] as const;

/** The figures of an import: how its rows were checked and, where there are any, what was written. */
export function useImportCounts(one: Import): RowCount[] {
  const t = useTranslate();
  return [...CHECKED, ...WRITTEN.filter((name) => (one[name] ?? 0) > 0)].map((name) => ({
    name,
    label: t(`imports.${name}`),
    count: one[name] ?? 0,
    isWrong: name === 'rows_wrong' || name === 'rows_kept',
  }));
}
