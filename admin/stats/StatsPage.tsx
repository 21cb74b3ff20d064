import type { DayRange } from '#generated/schemas.ts';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { ErrorPanel } from '../frame/ErrorPanel.tsx';
import { PageTitle } from '../frame/PageTitle.tsx';
import { Placeholder } from '../frame/Placeholder.tsx';
import { rangeWords } from './day-words.ts';

interface Props {
  title: string;
  /** What is asked for. */
  bar: ReactNode;
  range?: DayRange;
  /** Where it is asked of the server; one that fails says so in the place of what it is for. */
  query: {
    error: unknown;
    isPending: boolean;
    isPlaceholderData: boolean;
    fetchStatus: string;
    refetch: () => unknown;
  };
  children: ReactNode;
}

/** A screen of statistics: its title with the days shown, what is asked for, and what came of it. */
export function StatsPage({ title, bar, range, query, children }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const isOld = query.isPlaceholderData;
  return (
    <Stack sx={PAGE}>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'baseline', flexWrap: 'wrap' }}>
        <PageTitle text={title} />
        {range && <Typography color="textSecondary">{rangeWords(range, locale)}</Typography>}
      </Box>
      {bar}
      {query.error ? (
        <ErrorPanel error={query.error} onRetry={() => void query.refetch()} />
      ) : query.isPending && query.fetchStatus !== 'idle' ? (
        <Placeholder height={520} />
      ) : (
        <Box aria-busy={isOld} sx={{ ...BODY, opacity: isOld ? 0.6 : 1 }}>
          {children}
        </Box>
      )}
      <Typography variant="body2" color="textSecondary">
        {t('stats.made')} {t('stats.apart')}
      </Typography>
    </Stack>
  );
}

const PAGE = { p: { xs: 1.5, sm: 3 }, gap: 1.5, maxWidth: 1500, '@media print': { p: 0 } } as const;
const BODY = { display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)', transition: 'opacity 120ms' } as const;
