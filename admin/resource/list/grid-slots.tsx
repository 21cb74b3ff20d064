import type { GridSlotProps } from '@mui/x-data-grid';
import { cloneElement } from 'react';
import { GridCheckbox } from './GridCheckbox.tsx';
import { GridEmpty } from './GridEmpty.tsx';
import { GridSkeleton } from './GridSkeleton.tsx';

/** A native tooltip, for truncated headers. */
function PlainTooltip({ title, children }: GridSlotProps['baseTooltip']) {
  return cloneElement(children, { title });
}

/** Replaces the grid's own panels. */
function EmptySlot() {
  return null;
}

/** Components of the grid's slots. */
export const gridSlots = {
  noRowsOverlay: GridEmpty,
  noResultsOverlay: GridEmpty,
  loadingOverlay: GridSkeleton,
  baseCheckbox: GridCheckbox,
  baseTooltip: PlainTooltip,
  panel: EmptySlot,
} as const;
