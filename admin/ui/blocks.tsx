/** Layout of record pages. */
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

const ONE = 'minmax(0, 1fr)';
const STACK = { display: 'grid', gap: 1.5, gridTemplateColumns: ONE, alignItems: 'start' } as const;

interface ColumnsProps {
  children: ReactNode;
  /** The narrow column; below the wide one on small screens. */
  side: ReactNode;
  /** Edge of the narrow column. */
  sideAt?: 'start' | 'end';
}

/** A wide and a narrow column. A narrow column at the end is also beside the following sections of the page. */
export function Columns({ children, side, sideAt = 'end' }: ColumnsProps) {
  const wideColumn = <Box sx={STACK}>{children}</Box>;
  if (sideAt === 'start')
    return (
      <Box sx={{ ...STACK, gridTemplateColumns: { xs: ONE, md: `240px ${ONE}` } }}>
        <Box sx={STACK}>{side}</Box>
        {wideColumn}
      </Box>
    );
  return (
    <Box className={BESIDE} sx={{ ...STACK, gridTemplateColumns: { xs: ONE, lg: `${ONE} 320px` } }}>
      {wideColumn}
      <Box sx={SIDE}>{side}</Box>
    </Box>
  );
}

const BESIDE = 'beside';

/** The sections of a record page, with the narrow column beside all of them. */
export const PAGE = {
  ...STACK,
  [`&:has(> .${BESIDE})`]: {
    gridTemplateColumns: { lg: `${ONE} 320px` },
    // a longer narrow column adds space at the end, not between the sections
    gridTemplateRows: { lg: 'auto auto 1fr' },
  },
  [`& > .${BESIDE}`]: { display: { lg: 'contents' } },
} as const;

/** Below the wide column, the narrow one has two sections in a row. */
const SIDE = {
  ...STACK,
  gridTemplateColumns: { xs: ONE, sm: `${ONE} ${ONE}`, lg: ONE },
  gridColumn: { lg: 2 },
  gridRow: { lg: '1 / span 3' },
  // an odd last section takes the whole width
  '& > :last-of-type:nth-of-type(odd)': { gridColumn: { sm: '1 / -1', lg: 'auto' } },
} as const;

interface SectionProps {
  title: string;
  /** Before the title: a mark of its state. */
  mark?: ReactNode;
  /** Beside the title: a status, a button. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A titled part of a record's page. */
export function Section({ title, mark, aside, children }: SectionProps) {
  const titleId = useId();
  return (
    <Paper variant="outlined" component="section" aria-labelledby={titleId} sx={PANEL}>
      <Row>
        {mark}
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

/** A row that wraps. */
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
  rowGap: 0.5,
  minHeight: 30,
  typography: 'body1',
  fontVariantNumeric: 'tabular-nums',
} as const;
