/** What the pages of records are built of. */
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

const STACK = { display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)', alignItems: 'start' } as const;

interface ColumnsProps {
  children: ReactNode;
  /** The narrow column; below the wide one where there is no room beside it. */
  side: ReactNode;
  /** On which edge the narrow column stands. */
  sideAt?: 'start' | 'end';
}

/** A record's page in two columns. */
export function Columns({ children, side, sideAt = 'end' }: ColumnsProps) {
  const wide = <Box sx={STACK}>{children}</Box>;
  const narrow = <Box sx={STACK}>{side}</Box>;
  const columns = sideAt === 'end' ? 'minmax(0, 1fr) 320px' : '240px minmax(0, 1fr)';
  return (
    <Box sx={{ ...STACK, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: columns } }}>
      {sideAt === 'end' ? wide : narrow}
      {sideAt === 'end' ? narrow : wide}
    </Box>
  );
}

interface SectionProps {
  title: string;
  /** Beside the title: a status, a button. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A titled part of a record's page. */
export function Section({ title, aside, children }: SectionProps) {
  const titleId = useId();
  return (
    <Paper variant="outlined" component="section" aria-labelledby={titleId} sx={PANEL}>
      <Row>
        <Typography id={titleId} variant="h2" sx={{ flex: 1 }}>
          {title}
        </Typography>
        {aside}
      </Row>
      {children}
    </Paper>
  );
}

const PANEL = { borderRadius: 2, p: { xs: 1.5, sm: 2 }, minWidth: 0 } as const;

/** Things beside each other, as many as fit. */
export function Row({ children }: { children: ReactNode }) {
  return (
    <Stack direction="row" sx={ROW}>
      {children}
    </Stack>
  );
}

const ROW = {
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: 1,
  minHeight: 30,
  typography: 'body1',
  fontVariantNumeric: 'tabular-nums',
} as const;
