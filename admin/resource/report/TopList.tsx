import Box from '@mui/material/Box';
import { useLocale, useTranslate } from 'react-admin';
import { ErrorPanel } from '#admin/ui/ErrorPanel.tsx';
import { Placeholder } from '#admin/ui/Placeholder.tsx';
import { Section } from '#admin/ui/blocks.tsx';
import { CountLink } from './CountLink.tsx';
import { figureOf, type Share } from './define.ts';
import { formatFigure } from './figure-words.ts';
import { useDimension } from './use-dimension.ts';
import { useKeyName } from './use-key-name.ts';
import { useReport, useShares } from './use-report.ts';

const HOW_MANY = 10;

/** What of a dimension brought the most of the first measure. */
export function TopList({ dimension, title }: { dimension: string; title: string }) {
  const t = useTranslate();
  const locale = useLocale();
  const { report } = useReport();
  const nameOf = useKeyName(useDimension(dimension));
  const measure = figureOf(report, report.measures[0]);
  const { data, error, refetch } = useShares(dimension, HOW_MANY);
  // refunds that belong to none have a row that brought nothing
  const isShown = ({ key, figures }: Share) => key !== null || Boolean(figures[measure.name]);
  return (
    <Section title={t(title)}>
      {error ? <ErrorPanel error={error} onRetry={() => void refetch()} /> : !data && <Placeholder height={240} />}
      <Box component="ol" sx={LIST}>
        {data?.rows.filter(isShown).map((row) => (
          <li key={row.key}>
            <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
              {nameOf(row)}
            </Box>
            <CountLink
              range={data.range}
              share={{ dimension, key: row.key }}
              value={formatFigure(measure, row.figures[measure.name], data.currency, locale)}
              name={nameOf(row)}
            />
          </li>
        ))}
      </Box>
    </Section>
  );
}

const LIST = {
  m: 0,
  p: 0,
  listStyle: 'none',
  typography: 'body2',
  fontVariantNumeric: 'tabular-nums',
  '& li': { display: 'flex', justifyContent: 'space-between', gap: 1, py: 0.5, whiteSpace: 'nowrap' },
} as const;
