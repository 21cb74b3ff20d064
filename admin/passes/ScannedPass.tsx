import type { PassScan } from '#generated/schemas.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link, useTranslate } from 'react-admin';
import { buildRecordPath } from '../resource/paths.ts';

/** The last scanned pass in large type: holder, benefit and remaining redemptions. */
export function ScannedPass({ scan }: { scan: PassScan | undefined }) {
  const t = useTranslate();
  if (!scan)
    return (
      <Box sx={PANEL}>
        <Typography variant="h2" component="p" sx={{ fontSize: { xs: 24, sm: 36 } }}>
          {t('passes.begin')}
        </Typography>
      </Box>
    );
  const { pass, type_name, benefit, percent, left } = scan;
  return (
    <Box sx={PANEL}>
      <Typography color="textSecondary" sx={{ fontSize: 20 }}>
        {type_name}
      </Typography>
      <Typography variant="h2" component="p" sx={{ fontSize: { xs: 30, sm: 48 }, overflowWrap: 'anywhere' }}>
        {percent == null ? t(`enums.PassBenefit.${benefit}`) : t('passes.percent', { percent })}
      </Typography>
      <Link to={buildRecordPath({ name: 'pass' }, pass.id)} sx={{ fontSize: 22, overflowWrap: 'anywhere' }}>
        {pass.holder ?? pass.email}
      </Link>
      <Typography sx={{ fontSize: 22, fontVariantNumeric: 'tabular-nums' }}>
        {left == null ? t('passes.no_end') : t('passes.left', { count: left })}
      </Typography>
    </Box>
  );
}

const PANEL = {
  flex: 1,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 2,
  textAlign: 'center',
} as const;
