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

/** A number that links to the records it counts, where the report has them. */
export function CountLink({ range, share, value, name }: Props) {
  const t = useTranslate();
  const { report, query } = useReport();
  const { recordsPath, texts } = report;
  if (!recordsPath) return value;
  return (
    <Link
      component={RouterLink}
      to={recordsPath(range, query.selection, share)}
      aria-label={texts.records && `${value} – ${t(texts.records, { name })}`}
    >
      {value}
    </Link>
  );
}
