import { SHOP_TIME_ZONE } from '#domain/dates.ts';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import { canCall, useRole } from '#admin/api/use-role.ts';
import { PageTitle } from '#admin/ui/PageTitle.tsx';
import { Queues } from './Queues.tsx';
import { SalesToday } from './SalesToday.tsx';

/** Start page with today's sales and the queues. */
export function Today() {
  const t = useTranslate();
  const role = useRole();
  const day = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'full', timeZone: SHOP_TIME_ZONE });
  return (
    <Stack sx={PAGE}>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'baseline', flexWrap: 'wrap' }}>
        <PageTitle text={t('today.title')} />
        <Typography color="textSecondary">{day.format(new Date())}</Typography>
      </Box>
      {canCall('adminGetSales', role) && <SalesToday />}
      <Queues />
    </Stack>
  );
}

const PAGE = { p: { xs: 1.5, sm: 3 }, gap: 2, maxWidth: 1500 } as const;
