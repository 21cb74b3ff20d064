import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

const SIDE_BY_SIDE = { display: 'flex', flexWrap: 'wrap', gap: 2.5, '& > *': { flex: '1 1 180px', minWidth: 0 } };

export function SideBySide({ children }: { children: ReactNode }) {
  return <Box sx={SIDE_BY_SIDE}>{children}</Box>;
}

/** A fieldset with a legend. */
export function Section({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Typography component="legend" variant="subtitle1" sx={{ p: 0, mb: 1.5, fontWeight: 600 }}>
        {legend}
      </Typography>
      <Stack sx={{ gap: 2.5 }}>{children}</Stack>
    </Box>
  );
}
