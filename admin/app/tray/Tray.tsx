import type { Bulk, Export } from '#generated/schemas.ts';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'react-admin';
import { BulkCard } from '#admin/resource/bulk/BulkCard.tsx';
import { bulkName } from '#admin/resource/bulk/bulk-name.ts';
import { ExportCard } from '#admin/resource/exports/ExportCard.tsx';
import { isUnfinished, percentOf } from '#admin/ui/tray/progress.ts';
import { useWatchedRecords } from './use-watched-records.ts';
import type { BackgroundResource, Watched } from '#admin/ui/tray/watched.ts';

/** Screen readers hear of every quarter, not of every second. */
const STEP = 25;

interface Props {
  watched: readonly Watched[];
  onHide: (resource: BackgroundResource, id: number) => void;
}

/** The work under way in the background and what is just done, in a corner; nothing waits for it. */
export function Tray({ watched, onHide }: Props) {
  const t = useTranslate();
  const exports = useWatchedRecords('exports', watched, onHide);
  const bulk = useWatchedRecords('bulk', watched, onHide);
  return (
    <Paper id="tray" component="section" elevation={6} aria-label={t('tray.title')} sx={PLACE}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {bulk.records.map((one) => (
          <BulkCard key={one.id} bulk={one} isUnreachable={bulk.isUnreachable} onHide={() => onHide('bulk', one.id)} />
        ))}
        {exports.records.map((one) => (
          <ExportCard
            key={one.id}
            export={one}
            isUnreachable={exports.isUnreachable}
            onHide={() => onHide('exports', one.id)}
          />
        ))}
      </Box>
      <Box role="status" sx={visuallyHidden}>
        {bulk.records.map((one) => (
          <BulkAnnouncement key={one.id} bulk={one} />
        ))}
        {exports.records.map((one) => (
          <ExportAnnouncement key={one.id} export={one} />
        ))}
      </Box>
    </Paper>
  );
}

const inSteps = (percent: number): number => Math.floor(percent / STEP) * STEP;

const ENDS = {
  done: 'exports.announce_done',
  failed: 'exports.announce_failed',
  cancelled: 'exports.announce_cancelled',
} as const;

function ExportAnnouncement({ export: one }: { export: Export }) {
  const t = useTranslate();
  const list = t(`resources.${one.resource}`);
  const end = Object.entries(ENDS).find(([status]) => status === one.status)?.[1];
  if (end) return <p>{t(end, { list })}</p>;
  return <p>{t('exports.announce', { list, percent: inSteps(percentOf(one, one.rows_done, one.rows_total)) })}</p>;
}

function BulkAnnouncement({ bulk }: { bulk: Bulk }) {
  const t = useTranslate();
  const name = bulkName(bulk, t);
  if (!isUnfinished(bulk))
    return <p>{t('bulk.announce_end', { name, status: t(`enums.BulkStatus.${bulk.status}`) })}</p>;
  const percent = inSteps(percentOf(bulk, bulk.records_done + bulk.records_refused, bulk.records_total));
  return <p>{t('bulk.announce', { name, percent })}</p>;
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
