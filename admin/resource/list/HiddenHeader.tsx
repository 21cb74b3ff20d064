import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import type { ReactNode } from 'react';

/** A heading for screen readers; the column is too narrow for the text. */
export function HiddenHeader({ children }: { children: ReactNode }) {
  return <Box sx={visuallyHidden}>{children}</Box>;
}
