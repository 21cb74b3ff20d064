import Box from '@mui/material/Box';
import { useLocale, useTranslate } from 'react-admin';
import { Change } from './Change.tsx';
import { figureOf } from './define.ts';
import { FigureTile } from './FigureTile.tsx';
import { formatFigure } from './figure-words.ts';
import { useReport } from './use-report.ts';

/** The figures of a period with what became of them; pressing one shows it in the chart. */
export function FigureTiles() {
  const t = useTranslate();
  const locale = useLocale();
  const { report, query, course, change } = useReport();
  const { figures, compared, currency } = course;
  return (
    <Box role="group" aria-label={t('report.measure')} sx={GRID}>
      {report.measures.map((name) => (
        <FigureTile
          key={name}
          aria-pressed={name === query.show}
          onClick={() => change({ show: name })}
          label={t(figureOf(report, name).label)}
          value={formatFigure(figureOf(report, name), figures[name], currency, locale)}
          foot={compared && <Change now={figures[name]} before={compared[name]} />}
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
