import { MIN_CONTRAST } from '#domain/contrast.ts';
import type { LookWarning } from '#domain/shops/look-contrast.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useLocale, useTranslate } from 'react-admin';

interface Props {
  warning: LookWarning;
  /** Applies the suggested colour. */
  onUse?: () => void;
}

/** A warning about a part with low contrast. */
export function ContrastNote({ warning: { part, ratio, color }, onUse }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  // rounded down, so that a failing ratio never looks sufficient
  const { format } = new Intl.NumberFormat(locale, { maximumFractionDigits: 1, roundingMode: 'floor' });
  const params = { part: t(`looks.${part}`), ratio: ratio && format(ratio), wanted: format(MIN_CONTRAST) };
  const button = onUse && (
    <Button
      color="inherit"
      onClick={onUse}
      startIcon={<Box sx={{ width: 14, height: 14, border: 1, borderRadius: 0.5, bgcolor: color }} />}
      sx={{ display: 'flex', mt: 0.5 }}
    >
      {t('looks.use', { color })}
    </Button>
  );
  return (
    <Alert severity="warning" sx={{ mt: 1 }}>
      {t(ratio === undefined ? 'looks.half' : 'looks.low', params)}
      {button}
    </Alert>
  );
}
