import type { Export } from '#generated/schemas.ts';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'react-admin';
import { ExportCard } from './ExportCard.tsx';
import { percentOf } from './progress.ts';
import { useExports } from './use-exports.ts';

/** Screen readers hear of every quarter, not of every second. */
const STEP = 25;

interface Props {
  ids: readonly number[];
  onHide: (id: number) => void;
}

/** The exports under way and those just done, in a corner; nothing waits for them. */
export function ExportTray({ ids, onHide }: Props) {
  const t = useTranslate();
  const { exports, isUnreachable } = useExports(ids, onHide);
  return (
    <Paper component="section" elevation={6} aria-label={t('exports.card')} sx={PLACE}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {exports.map((one) => (
          <ExportCard key={one.id} export={one} isUnreachable={isUnreachable} onHide={() => onHide(one.id)} />
        ))}
      </Box>
      <Box role="status" sx={visuallyHidden}>
        {exports.map((one) => (
          <Announcement key={one.id} export={one} />
        ))}
      </Box>
    </Paper>
  );
}

const ENDS = {
  done: 'exports.announce_done',
  failed: 'exports.announce_failed',
  cancelled: 'exports.announce_cancelled',
} as const;

function Announcement({ export: one }: { export: Export }) {
  const t = useTranslate();
  const list = t(`resources.${one.resource}`);
  const end = Object.entries(ENDS).find(([status]) => status === one.status)?.[1];
  if (end) return <p>{t(end, { list })}</p>;
  const percent = Math.floor(percentOf(one) / STEP) * STEP;
  return <p>{t('exports.announce', { list, percent })}</p>;
}

/** Above what stands below the rows of a list. */
const PLACE = {
  position: 'fixed',
  zIndex: 'speedDial',
  right: { xs: 8, sm: 24 },
  left: { xs: 8, sm: 'auto' },
  bottom: 72,
  width: { sm: 360 },
  maxHeight: '50dvh',
  overflow: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
} as const;
