import Box from '@mui/material/Box';
import { useLocale, useTranslate } from 'react-admin';
import { PercentChange } from './PercentChange.tsx';
import { getFigureField } from './define.ts';
import { FigureTile } from './FigureTile.tsx';
import { formatFigure } from './format-figures.ts';
import { useReport } from './use-report.ts';

/** The figures of a period with their changes; a click shows a figure in the chart. */
export function FigureTiles() {
  const t = useTranslate();
  const locale = useLocale();
  const { report, query, series: series, change } = useReport();
  const { figures, compared, currency } = series;
  return (
    <Box role="group" aria-label={t('report.measure')} sx={GRID}>
      {report.measures.map((name) => (
        <FigureTile
          key={name}
          aria-pressed={name === query.show}
          onClick={() => change({ show: name })}
          label={t(getFigureField(report, name).label)}
          value={formatFigure(getFigureField(report, name), figures[name], currency, locale)}
          footer={compared && <PercentChange now={figures[name]} before={compared[name]} />}
        />
      ))}
    </Box>
  );
}

const GRID = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fit, minmax(132px, 1fr))' },
} as const;
