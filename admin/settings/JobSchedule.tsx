import type { Job } from '#generated/schemas.ts';
import Typography from '@mui/material/Typography';
import { type RaRecord, useTranslate } from 'react-admin';
import { formatSchedule } from './format-schedule.ts';

/** The schedule of a job in words. */
export function JobSchedule({ record }: { record: RaRecord }) {
  const t = useTranslate();
  return <>{formatSchedule((record as Job).schedule ?? null, t)}</>;
}

/** The schedule on the page of a job, with its label. */
export function JobScheduleLine({ record }: { record: RaRecord }) {
  const t = useTranslate();
  return (
    <Typography>
      {t('words.pair', { label: t('fields.schedule'), value: formatSchedule((record as Job).schedule ?? null, t) })}
    </Typography>
  );
}
