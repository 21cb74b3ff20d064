import Print from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { ErrorPanel } from '#admin/ui/ErrorPanel.tsx';
import { PageTitle } from '#admin/ui/PageTitle.tsx';
import { Placeholder } from '#admin/ui/Placeholder.tsx';
import { rangeWords } from './day-words.ts';
import type { Report } from './define.ts';
import { Narrowing } from './Narrowing.tsx';
import { ReportBar } from './ReportBar.tsx';
import type { ReportQuery } from './report-query.ts';
import { ReportContext, useCourse, useReportQuery } from './use-report.ts';

interface Props {
  report: Report;
  /** Translation key. */
  title: string;
  /** What cannot be asked for, because the screen is for just that; give the same object each time. */
  fixed?: Partial<ReportQuery>;
  /** The figures can be narrowed. */
  narrow?: boolean;
  printable?: boolean;
  /** Its parts, which read the report by `useReport`. */
  children: ReactNode;
}

/** A screen of a report: its title with the days shown, what is asked for, and parts that show what came of it. */
export function ReportScreen({ report, title, fixed, narrow, printable, children }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const [query, change] = useReportQuery(report, fixed);
  const { data: course, error, isPending, isPlaceholderData, fetchStatus, refetch } = useCourse(report, query);
  return (
    <Stack sx={PAGE}>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'baseline', flexWrap: 'wrap' }}>
        <PageTitle text={t(title)} />
        {course && <Typography color="textSecondary">{rangeWords(course.range, locale)}</Typography>}
      </Box>
      <Stack direction="row" sx={BAR}>
        <ReportBar
          query={query}
          range={course?.range}
          granularity={course?.granularity}
          onChange={change}
          without={Object.keys(fixed ?? {})}
        />
        {printable && (
          <Button startIcon={<Print />} onClick={() => window.print()}>
            {t('report.print')}
          </Button>
        )}
      </Stack>
      {narrow && <Narrowing report={report} selection={query.selection} onChange={change} />}
      {error && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {isPending && fetchStatus !== 'idle' && <Placeholder height={520} />}
      {course && !error && (
        <ReportContext value={{ report, query, change, course }}>
          <Box aria-busy={isPlaceholderData} sx={{ ...BODY, opacity: isPlaceholderData ? 0.6 : 1 }}>
            {children}
          </Box>
        </ReportContext>
      )}
      <Typography variant="body2" color="textSecondary">
        {report.words.notes.map((note) => t(note)).join(' ')}
      </Typography>
    </Stack>
  );
}

const PAGE = { p: { xs: 1.5, sm: 3 }, gap: 1.5, maxWidth: 1500, '@media print': { p: 0 } } as const;
const BAR = { gap: 1, flexWrap: 'wrap', '@media print': { display: 'none' } } as const;
const BODY = { display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)', transition: 'opacity 120ms' } as const;
