import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import type { ReactNode } from 'react';

/** A heading for those who hear the grid; the column is too narrow for its words. */
export function HiddenHeader({ children }: { children: ReactNode }) {
  return <Box sx={visuallyHidden}>{children}</Box>;
}
