import type { GridLocaleText } from '@mui/x-data-grid';
import { useTranslate } from 'react-admin';
import { useMemo } from 'react';

/** Returns the translated texts of the grid. */
export function useGridTexts(): Partial<GridLocaleText> {
  const t = useTranslate();
  return useMemo(
    // only of enabled features
    () => ({
      booleanCellTrueLabel: t('words.yes'),
      booleanCellFalseLabel: t('words.no'),
      columnHeaderSortIconLabel: t('list.sort'),
      checkboxSelectionHeaderName: t('list.select'),
      checkboxSelectionSelectAllRows: t('list.select_all'),
      checkboxSelectionUnselectAllRows: t('list.unselect_all'),
      checkboxSelectionSelectRow: t('list.select_row'),
      checkboxSelectionUnselectRow: t('list.unselect_row'),
    }),
    [t],
  );
}
