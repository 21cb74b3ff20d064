import Box from '@mui/material/Box';
import { useLocale, useTranslate } from 'react-admin';
import type { Count } from './use-views.ts';

/** How many records a view shows; nothing until that is known. */
export function ViewNumber({ count: counted }: { count: Count | undefined }) {
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
