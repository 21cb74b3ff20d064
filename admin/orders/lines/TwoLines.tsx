import Box from '@mui/material/Box';
import type { SystemStyleObject } from '@mui/system';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { SecondaryText } from '#admin/ui/SecondaryText.tsx';

interface Props {
  title: ReactNode;
  /** Parts of the secondary text; empty ones are left out. */
  facts: readonly (string | null | undefined | false)[];
  children?: ReactNode;
  sx?: SystemStyleObject;
}

/** A title with secondary text below, each clamped to two lines. */
export function TwoLines({ title, facts, children, sx }: Props) {
  const text = facts.filter(Boolean).join(' · ');
  return (
    <Box sx={{ flex: '1 1 0', minWidth: 0, ...sx }}>
      <Typography sx={{ ...CUT, fontWeight: 600 }}>{title}</Typography>
      {text !== '' && <SecondaryText sx={CUT}>{text}</SecondaryText>}
      {children}
    </Box>
  );
}

const CUT = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;
