import type { GridSlotProps } from '@mui/x-data-grid';
import { cloneElement } from 'react';
import { GridCheckbox } from './GridCheckbox.tsx';
import { GridEmpty } from './GridEmpty.tsx';
import { GridSkeleton } from './GridSkeleton.tsx';

/** The browser's own tooltip, for headings that are cut off. */
function PlainTooltip({ title, children }: GridSlotProps['baseTooltip']) {
  return cloneElement(children, { title });
}

/** The grid's panels for filters and columns: ours stand elsewhere. */
function Nothing() {
  return null;
}

/** Parts of the grid that are drawn by components of the back office. */
export const gridSlots = {
  noRowsOverlay: GridEmpty,
  noResultsOverlay: GridEmpty,
  loadingOverlay: GridSkeleton,
  baseCheckbox: GridCheckbox,
  baseTooltip: PlainTooltip,
  panel: Nothing,
} as const;
