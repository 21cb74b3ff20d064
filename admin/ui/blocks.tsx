/** What the pages of records are built of. */
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

const ONE = 'minmax(0, 1fr)';
const STACK = { display: 'grid', gap: 1.5, gridTemplateColumns: ONE, alignItems: 'start' } as const;

interface ColumnsProps {
  children: ReactNode;
  /** The narrow column; below the wide one where there is no room beside it. */
  side: ReactNode;
  /** On which edge the narrow column stands. */
  sideAt?: 'start' | 'end';
}

/** A record's page in two columns. Beside a narrow one at the end stands also what follows on the page. */
export function Columns({ children, side, sideAt = 'end' }: ColumnsProps) {
  const wide = <Box sx={STACK}>{children}</Box>;
  if (sideAt === 'start')
    return (
      <Box sx={{ ...STACK, gridTemplateColumns: { xs: ONE, md: `240px ${ONE}` } }}>
        <Box sx={STACK}>{side}</Box>
        {wide}
      </Box>
    );
  return (
    <Box className={BESIDE} sx={{ ...STACK, gridTemplateColumns: { xs: ONE, lg: `${ONE} 320px` } }}>
      {wide}
      <Box sx={SIDE}>{side}</Box>
    </Box>
  );
}

const BESIDE = 'beside';

/** The parts of a record's page below each other; a narrow column stands beside all of them. */
export const PAGE = {
  ...STACK,
  [`&:has(> .${BESIDE})`]: {
    gridTemplateColumns: { lg: `${ONE} 320px` },
    // what the narrow column is longer goes to the end, not between the parts
    gridTemplateRows: { lg: 'auto auto 1fr' },
  },
  [`& > .${BESIDE}`]: { display: { lg: 'contents' } },
} as const;

/** Where it has no column of its own, two of its sections stand beside each other. */
const SIDE = {
  ...STACK,
  gridTemplateColumns: { xs: ONE, sm: `${ONE} ${ONE}`, lg: ONE },
  gridColumn: { lg: 2 },
  gridRow: { lg: '1 / span 3' },
  // an odd last one takes the whole width
  '& > :last-of-type:nth-of-type(odd)': { gridColumn: { sm: '1 / -1', lg: 'auto' } },
} as const;

interface SectionProps {
  title: string;
  /** Before the title: how it stands. */
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
  rowGap: 0.5,
  minHeight: 30,
  typography: 'body1',
  fontVariantNumeric: 'tabular-nums',
} as const;
