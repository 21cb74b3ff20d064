import type { GridLocaleText } from '@mui/x-data-grid';
import { useTranslate } from 'react-admin';
import { useMemo } from 'react';

/** The grid's own words in the language of the interface. */
export function useGridTexts(): Partial<GridLocaleText> {
  const t = useTranslate();
  return useMemo(
    // of the parts that are shown; what is turned off needs none
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
