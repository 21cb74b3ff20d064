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
import { FileButton } from './FileButton.tsx';
import { PeriodPicker, usePeriod } from './PeriodPicker.tsx';

const FORMATS = ['csv', 'xlsx'] as const;

interface Props<Statement> {
  /** Names its answers in the cache, and its files. */
  name: string;
  title: string;
  /** The list it belongs to. */
  back: string;
  fetch: (period: DayRange) => Promise<Statement>;
  /** The same for a spreadsheet. */
  fetchFile: (query: DayRange & { format: (typeof FORMATS)[number] }) => Promise<ReadableStream<Uint8Array>>;
  children: (statement: Statement) => ReactNode;
}

/** What a month or a quarter comes to, as books and returns ask for it, with its files; the period is the address. */
export function StatementScreen<Statement>({ name, title, back, fetch, fetchFile, children }: Props<Statement>) {
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
        <IconButton component={Link} to={back} aria-label={t('record.back')}>
          <ArrowBack fontSize="small" />
        </IconButton>
        <PageTitle text={title} />
        <Box sx={{ flexBasis: '100%', display: { sm: 'none' } }} />
        <PeriodPicker />
        {FORMATS.map((format) => (
          <FileButton
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
