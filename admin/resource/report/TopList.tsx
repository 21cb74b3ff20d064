import Box from '@mui/material/Box';
import { useLocale, useTranslate } from 'react-admin';
import { ErrorPanel } from '#admin/ui/ErrorPanel.tsx';
import { Placeholder } from '#admin/ui/Placeholder.tsx';
import { Section } from '#admin/ui/blocks.tsx';
import { CountLink } from './CountLink.tsx';
import { getFigureField, type BreakdownRow } from './define.ts';
import { formatFigure } from './format-figures.ts';
import { useDimension } from './use-dimension.ts';
import { useFormatKey } from './use-key-name.ts';
import { useReport, useBreakdown } from './use-report.ts';

const MAX_ROWS = 10;

/** The keys of a dimension with the highest first measure. */
export function TopList({ dimension, title }: { dimension: string; title: string }) {
  const t = useTranslate();
  const locale = useLocale();
  const { report } = useReport();
  const formatKey = useFormatKey(useDimension(dimension));
  const measure = getFigureField(report, report.measures[0]);
  const { data, error, refetch } = useBreakdown(dimension, MAX_ROWS);
  // refunds without a key form a row without sales
  const isShown = ({ key, figures }: BreakdownRow) => key !== null || Boolean(figures[measure.name]);
  return (
    <Section title={t(title)}>
      {error ? <ErrorPanel error={error} onRetry={() => void refetch()} /> : !data && <Placeholder height={240} />}
      <Box component="ol" sx={LIST}>
        {data?.rows.filter(isShown).map((row) => (
          <li key={row.key}>
            <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
              {formatKey(row)}
            </Box>
            <CountLink
              range={data.range}
              share={{ dimension, key: row.key }}
              value={formatFigure(measure, row.figures[measure.name], data.currency, locale)}
              name={formatKey(row)}
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
