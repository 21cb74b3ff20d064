import { Picture } from '#forms-schema/view/Picture.tsx';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { TwoLines } from '../lines/TwoLines.tsx';

interface Props {
  what: {
    readonly project_id: number;
    readonly name: string;
    readonly artist_name?: string | null;
    readonly item_name?: string | null;
    readonly picture?: string | null;
  };
  /** What to know of it. */
  note?: ReactNode;
  isBad?: boolean;
  isGone?: boolean;
  /** How many, and what can be done to it. */
  children: ReactNode;
  /** In a row of its own. */
  below?: ReactNode;
}

/** One line of the dialog: what it is, how many of it, and what is asked of it. */
export function ChangeLine({ what, note, isBad = false, isGone = false, children, below }: Props) {
  const { project_id, name, artist_name, item_name, picture } = what;
  return (
    <Box role="group" aria-label={name} sx={ROW}>
      <Box sx={{ opacity: isGone ? 0.5 : 1 }}>
        <Picture folder="projects" name={String(picture ?? project_id)} size={40} />
      </Box>
      <TwoLines title={isGone ? <del>{name}</del> : name} facts={[artist_name, item_name]}>
        {note && (
          <Typography variant="body2" color={isBad ? 'error' : 'textPrimary'}>
            {note}
          </Typography>
        )}
      </TwoLines>
      <Box sx={CONTROLS}>{children}</Box>
      {below && <Box sx={{ gridColumn: { xs: '1 / -1', sm: '2 / -1' }, display: 'flex', gap: 1 }}>{below}</Box>}
    </Box>
  );
}

const ROW = {
  display: 'grid',
  gridTemplateColumns: { xs: '40px minmax(0, 1fr)', sm: '40px minmax(0, 1fr) auto' },
  columnGap: 1.25,
  rowGap: 0.75,
  alignItems: 'center',
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
} as const;

const CONTROLS = {
  display: 'flex',
  alignItems: 'center',
  gridColumn: { xs: '2 / -1', sm: 'auto' },
  justifyContent: 'flex-end',
} as const;
