import Box from '@mui/material/Box';
import { useLocale, useTranslate } from 'react-admin';
import type { Count } from './use-views.ts';

/** Number of records of a view; nothing until it is known. */
export function ViewCountText({ count: counted }: { count: Count | undefined }) {
  const locale = useLocale();
  const t = useTranslate();
  if (!counted) return null;
  const { count, estimated } = counted;
  const number = new Intl.NumberFormat(locale, count < 10_000 ? {} : { notation: 'compact' }).format(count);
  return (
    <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', opacity: count === 0 ? 0.75 : 1 }}>
      {estimated ? t('list.about', { total: number }) : number}
    </Box>
  );
}
