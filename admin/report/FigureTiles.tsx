import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import { Change } from './Change.tsx';
import { figureOf } from './define.ts';
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
        <ButtonBase key={name} aria-pressed={name === query.show} onClick={() => change({ show: name })} sx={TILE}>
          <Typography variant="body2" color="textSecondary" noWrap>
            {t(figureOf(report, name).label)}
          </Typography>
          <Typography sx={VALUE}>{formatFigure(figureOf(report, name), figures[name], currency, locale)}</Typography>
          <Typography variant="caption" component="span" sx={{ minHeight: 20 }}>
            {compared && <Change now={figures[name]} before={compared[name]} />}
          </Typography>
        </ButtonBase>
      ))}
    </Box>
  );
}

const GRID = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fit, minmax(132px, 1fr))' },
} as const;

const VALUE = {
  fontSize: { xs: '1.05rem', lg: '1.25rem' },
  fontWeight: 650,
  letterSpacing: '-0.01em',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.4,
} as const;

const TILE = {
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'flex-start',
  textAlign: 'start',
  font: 'inherit',
  px: 1.5,
  py: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  bgcolor: 'background.paper',
  '&:hover': { bgcolor: 'action.hover' },
  '&[aria-pressed=true]': { borderColor: 'primary.main', boxShadow: 'inset 0 -2px 0 var(--mui-palette-primary-main)' },
} as const;
