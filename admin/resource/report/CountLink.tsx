import type { DayRange } from '#generated/schemas.ts';
import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useReport } from './use-report.ts';

interface Props {
  range: DayRange;
  share?: { dimension: string; key: string | null };
  /** The number that is to be seen. */
  value: string;
  /** What it counts: a stretch of days, a shop … */
  name: string;
}

/** A number that leads to the records it counts. */
export function CountLink({ range, share, value, name }: Props) {
  const t = useTranslate();
  const { report, query } = useReport();
  return (
    <Link
      component={RouterLink}
      to={report.recordsPath(range, query.selection, share)}
      aria-label={`${value} – ${t(report.words.records, { name })}`}
    >
      {value}
    </Link>
  );
}
