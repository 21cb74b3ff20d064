import type { DayRange } from '#generated/schemas.ts';
import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useReport } from './use-report.ts';

interface Props {
  range: DayRange;
  share?: { dimension: string; key: string | null };
  /** The formatted number. */
  value: string;
  /** What it counts, for the accessible name: a bucket, a shop … */
  name: string;
}

/** A number that links to the records it counts. */
export function CountLink({ range, share, value, name }: Props) {
  const t = useTranslate();
  const { report, query } = useReport();
  return (
    <Link
      component={RouterLink}
      to={report.recordsPath(range, query.selection, share)}
      aria-label={`${value} – ${t(report.texts.records, { name })}`}
    >
      {value}
    </Link>
  );
}
