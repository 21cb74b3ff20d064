import Box from '@mui/material/Box';
import { useLocale } from 'react-admin';
import { changeOf, formatChange } from './figure-words.ts';

interface Props {
  now: number | null | undefined;
  before: number | null | undefined;
}

/** By how much a figure changed. The sign tells the direction; nothing depends on a colour. */
export function Change({ now, before }: Props) {
  const locale = useLocale();
  const change = changeOf(now, before);
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
