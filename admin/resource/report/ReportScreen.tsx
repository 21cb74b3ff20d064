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
import { SecondaryText } from '#admin/ui/SecondaryText.tsx';
import { formatDayRange } from './format-days.ts';
import type { Report } from './define.ts';
import { ReportFilters } from './ReportFilters.tsx';
import { ReportBar } from './ReportBar.tsx';
import type { ReportQuery } from './report-query.ts';
import { ReportContext, useTimeSeries, useReportQuery } from './use-report.ts';

interface Props {
  report: Report;
  /** Translation key. */
  title: string;
  /** Fixed parts of the query, without controls; must be referentially stable. */
  fixed?: Partial<ReportQuery>;
  filterable?: boolean;
  printable?: boolean;
  /** Sections, which read the report by `useReport`. */
  children: ReactNode;
}

/** Screen of a report: title, controls and filters, and its sections once the figures are loaded. */
export function ReportScreen({ report, title, fixed, filterable, printable, children }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const [query, change] = useReportQuery(report, fixed);
  const { data: series, error, isPending, isPlaceholderData, fetchStatus, refetch } = useTimeSeries(report, query);
  return (
    <Stack sx={PAGE}>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'baseline', flexWrap: 'wrap' }}>
        <PageTitle text={t(title)} />
        {series && <Typography color="textSecondary">{formatDayRange(series.range, locale)}</Typography>}
      </Box>
      <Stack direction="row" sx={BAR}>
        <ReportBar
          query={query}
          range={series?.range}
          granularity={series?.granularity}
          onChange={change}
          hidden={Object.keys(fixed ?? {})}
        />
        {printable && (
          <Button startIcon={<Print />} onClick={() => window.print()}>
            {t('report.print')}
          </Button>
        )}
      </Stack>
      {filterable && <ReportFilters report={report} selection={query.selection} onChange={change} />}
      {error && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {isPending && fetchStatus !== 'idle' && <Placeholder height={520} />}
      {series && !error && (
        <ReportContext value={{ report, query, change, series: series }}>
          <Box aria-busy={isPlaceholderData} sx={{ ...BODY, opacity: isPlaceholderData ? 0.6 : 1 }}>
            {children}
          </Box>
        </ReportContext>
      )}
      <SecondaryText>{report.texts.notes.map((note) => t(note)).join(' ')}</SecondaryText>
    </Stack>
  );
}

const PAGE = { p: { xs: 1.5, sm: 3 }, gap: 1.5, maxWidth: 1500, '@media print': { p: 0 } } as const;
const BAR = { gap: 1, flexWrap: 'wrap', '@media print': { display: 'none' } } as const;
const BODY = { display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)', transition: 'opacity 120ms' } as const;
