import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface Props {
  reasons: readonly string[];
  /** The status. */
  children: ReactNode;
}

/** The status of a row with its reasons. */
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
