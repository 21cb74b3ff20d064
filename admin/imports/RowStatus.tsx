import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface Props {
  reasons: readonly string[];
  /** What becomes of the row. */
  children: ReactNode;
}

/** What becomes of a row, and why. */
export function RowStatus({ reasons, children }: Props) {
  return (
    <>
      {children}
      {reasons.map((reason) => (
        <Typography key={reason} variant="caption" component="div" color="error" sx={REASON}>
          {reason}
        </Typography>
      ))}
    </>
  );
}

const REASON = { whiteSpace: 'normal', minWidth: 160 } as const;
