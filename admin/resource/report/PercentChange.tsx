import Box from '@mui/material/Box';
import { useLocale } from 'react-admin';
import { computeChange, formatChange } from './format-figures.ts';

interface Props {
  now: number | null | undefined;
  before: number | null | undefined;
}

/** Change of a figure in per cent; direction by a sign, not by colour. */
export function PercentChange({ now, before }: Props) {
  const locale = useLocale();
  const change = computeChange(now, before);
  if (change === undefined) return null;
  return (
    <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      <Box component="span" aria-hidden sx={{ fontSize: '0.7em', mr: 0.5 }}>
        {change > 0 ? '▲' : change < 0 ? '▼' : '■'}
      </Box>
      {formatChange(change, locale)}
    </Box>
  );
}
