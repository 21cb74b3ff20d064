import type { DayRange } from '#generated/schemas.ts';
import ArrowBack from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { BusyLine } from '#admin/ui/BusyLine.tsx';
import { ErrorPanel } from '#admin/ui/ErrorPanel.tsx';
import { PageTitle } from '#admin/ui/PageTitle.tsx';
import { FileDownloadButton } from './FileDownloadButton.tsx';
import { PeriodPicker, usePeriod } from './PeriodPicker.tsx';

const FORMATS = ['csv', 'xlsx'] as const;

interface Props<Statement> {
  /** Key of the cache, and prefix of file names. */
  name: string;
  title: string;
  /** Address of the back button. */
  backPath: string;
  fetch: (period: DayRange) => Promise<Statement>;
  /** Loads the statement as a file. */
  fetchFile: (query: DayRange & { format: (typeof FORMATS)[number] }) => Promise<ReadableStream<Uint8Array>>;
  children: (statement: Statement) => ReactNode;
}

/** Statement of a month or a quarter, with downloads; the period is in the address. */
export function StatementScreen<Statement>({ name, title, backPath, fetch, fetchFile, children }: Props<Statement>) {
  const t = useTranslate();
  const period = usePeriod();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['statement', name, period],
    queryFn: () => fetch(period),
    placeholderData: keepPreviousData,
  });
  return (
    <Stack sx={{ p: { xs: 1, sm: 2 }, gap: 1.5, maxWidth: 1280 }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
        <IconButton component={Link} to={backPath} aria-label={t('record.back')}>
          <ArrowBack fontSize="small" />
        </IconButton>
        <PageTitle text={title} />
        <Box sx={{ flexBasis: '100%', display: { sm: 'none' } }} />
        <PeriodPicker />
        {FORMATS.map((format) => (
          <FileDownloadButton
            key={format}
            label={`enums.ExportFormat.${format}`}
            fetch={() => fetchFile({ ...period, format })}
            name={`${name}-${period.from}-${period.to}.${format}`}
          />
        ))}
      </Stack>
      {isFetching && <BusyLine label={t('words.loading')} />}
      {error && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {data !== undefined && children(data)}
    </Stack>
  );
}
