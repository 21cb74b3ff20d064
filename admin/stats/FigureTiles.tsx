import type { Sales } from '#generated/schemas.ts';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import { Change } from './Change.tsx';
import { formatFigure, type Measure, MEASURES } from './measures.ts';

interface Props {
  sales: Sales;
  shown: Measure;
  onShow: (measure: Measure) => void;
}

/** The figures of a period with what became of them; pressing one shows it in the chart. */
export function FigureTiles({ sales: { figures, compared, currency }, shown, onShow }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <Box role="group" aria-label={t('stats.measure')} sx={GRID}>
      {MEASURES.map((name) => (
        <ButtonBase key={name} aria-pressed={name === shown} onClick={() => onShow(name)} sx={TILE}>
          <Typography variant="body2" color="textSecondary" noWrap>
            {t(`fields.${name}`)}
          </Typography>
          <Typography sx={VALUE}>{formatFigure(name, figures[name], currency, locale)}</Typography>
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
