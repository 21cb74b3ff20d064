import type { Bulk, Export } from '#generated/schemas.ts';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'react-admin';
import { BulkCard } from '#admin/resource/bulk/BulkCard.tsx';
import { formatBulkName } from '#admin/resource/bulk/format-bulk-name.ts';
import { ExportCard } from '#admin/resource/exports/ExportCard.tsx';
import { isUnfinished, computePercent } from '#admin/ui/tray/progress.ts';
import { useWatchedRecords } from './use-watched-records.ts';
import type { BackgroundResource, Watched } from '#admin/ui/tray/watched.ts';

/** Progress is announced in steps of 25 per cent. */
const ANNOUNCED_STEP = 25;

interface Props {
  watched: readonly Watched[];
  onHide: (resource: BackgroundResource, id: number) => void;
}

/** Running and finished background jobs, in a corner of the screen. */
export function Tray({ watched, onHide }: Props) {
  const t = useTranslate();
  const exports = useWatchedRecords('exports', watched, onHide);
  const bulk = useWatchedRecords('bulk', watched, onHide);
  return (
    <Paper id="tray" component="section" elevation={6} aria-label={t('tray.title')} sx={PLACE}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {bulk.records.map((item) => (
          <BulkCard
            key={item.id}
            bulk={item}
            isUnreachable={bulk.isUnreachable}
            onHide={() => onHide('bulk', item.id)}
          />
        ))}
        {exports.records.map((item) => (
          <ExportCard
            key={item.id}
            export={item}
            isUnreachable={exports.isUnreachable}
            onHide={() => onHide('exports', item.id)}
          />
        ))}
      </Box>
      <Box role="status" sx={visuallyHidden}>
        {bulk.records.map((item) => (
          <BulkAnnouncement key={item.id} bulk={item} />
        ))}
        {exports.records.map((item) => (
          <ExportAnnouncement key={item.id} export={item} />
        ))}
      </Box>
    </Paper>
  );
}

const roundToStep = (percent: number): number => Math.floor(percent / ANNOUNCED_STEP) * ANNOUNCED_STEP;

const ENDS = {
  done: 'exports.announce_done',
  failed: 'exports.announce_failed',
  cancelled: 'exports.announce_cancelled',
} as const;

function ExportAnnouncement({ export: item }: { export: Export }) {
  const t = useTranslate();
  const list = t(`resources.${item.resource}`);
  const end = Object.entries(ENDS).find(([status]) => status === item.status)?.[1];
  if (end) return <p>{t(end, { list })}</p>;
  return (
    <p>
      {t('exports.announce', { list, percent: roundToStep(computePercent(item, item.rows_done, item.rows_total)) })}
    </p>
  );
}

function BulkAnnouncement({ bulk }: { bulk: Bulk }) {
  const t = useTranslate();
  const name = formatBulkName(bulk, t);
  if (!isUnfinished(bulk))
    return <p>{t('bulk.announce_end', { name, status: t(`enums.BulkStatus.${bulk.status}`) })}</p>;
  const percent = roundToStep(computePercent(bulk, bulk.records_done + bulk.records_refused, bulk.records_total));
  return <p>{t('bulk.announce', { name, percent })}</p>;
}

/** Above the footer of a list. */
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
